import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { phone } from '#web/i18n/format.ts'
import { AgencyLogo } from '#web/records/AgencyLogo.tsx'
import { AgencyHostname } from '#web/records/agency/AgencyHostname.tsx'
import { EmailLink } from '#web/ui/EmailLink.tsx'

/** Whom the insured asks: the agent's name, firm, phone and e-mail. */
export const AgentContact = ({ quote }: { quote: Quote }) => {
  const { agencyName, agentEmail, agentPhone } = quote
  const agent = [quote.agentFirstName, quote.agentLastName].filter(Boolean).join(' ')
  return (
    <>
      <AgencyLogo agencyId={quote.agencyId} size="medium" height={48} sx={{ mb: 1 }} />
      <Typography sx={{ fontWeight: 500, color: 'text.primary' }}>{agent || agencyName}</Typography>
      {agent !== '' && <Typography color="text.secondary">{agencyName}</Typography>}
      <AgencyHostname agencyId={quote.agencyId} />
      {agentPhone && (
        <Typography className="tabular">
          <Link href={`tel:+${agentPhone}`}>{phone(agentPhone)}</Link>
        </Typography>
      )}
      {agentEmail && (
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <EmailLink email={agentEmail} />
        </Typography>
      )}
    </>
  )
}
