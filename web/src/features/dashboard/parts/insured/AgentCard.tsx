import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { phone } from '#web/i18n/format.ts'
import { AgencyLogo } from '#web/records/AgencyLogo.tsx'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { Card } from './Card.tsx'

/** High enough for a finger beside the line below it. */
const touched = { display: 'block', lineHeight: '28px' }

/** The insured's agent. */
export const AgentCard = ({ account }: { account: Account }) => {
  const { t } = useTranslation('dashboard')
  const name = [account.agentFirstName, account.agentLastName].filter(Boolean).join(' ')
  if (name === '' && !account.agencyName) return null
  return (
    <Card title={t('insured.agent')} quiet>
      <AgencyLogo agencyId={account.agencyId} size="medium" height={48} sx={{ mb: 1.5 }} />
      <Stack spacing={0.25} sx={{ overflowWrap: 'anywhere' }}>
        {name && <Typography sx={{ fontWeight: 500 }}>{name}</Typography>}
        {account.agencyName && <Typography color="text.secondary">{account.agencyName}</Typography>}
        {account.agentPhone && (
          <Link href={`tel:+${account.agentPhone}`} className="tabular" sx={touched}>
            {phone(account.agentPhone)}
          </Link>
        )}
        {account.agentEmail && <EmailLink email={account.agentEmail} sx={touched} />}
      </Stack>
    </Card>
  )
}
