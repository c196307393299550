import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { Quote } from '#shared/contracts/quote/quote.ts'
import { phone } from '#web/i18n/format.ts'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'

const fullName = (first: string | undefined, last: string | undefined): string | undefined =>
  [first, last].filter(Boolean).join(' ') || undefined

/** A person with ways to reach them; nothing when nobody is named. */
const Person = ({
  name,
  email,
  tel,
}: {
  name: string | undefined
  email?: string | undefined
  tel?: string | undefined
}) => (
  <>
    {name}
    {email && (
      <>
        {name && <br />}
        <EmailLink email={email} />
      </>
    )}
    {tel && (
      <>
        <br />
        <Link href={`tel:+${tel}`}>{phone(tel)}</Link>
      </>
    )}
  </>
)

/** Who asks: agency and agent, and whom the policy is for. */
export const WhoPanel = ({ quote }: { quote: Quote }) => {
  const { t } = useTranslation('underwriting')
  const holder = fullName(quote.customerFirstName, quote.customerLastName)
  const retail = fullName(quote.retailAgentFirstName, quote.retailAgentLastName)
  const { dbaOrTradestyle } = quote.firmographicData
  return (
    <Panel title={t('who.title')} dense>
      <KeyValueList
        columns={1}
        items={[
          ...(dbaOrTradestyle ? [{ label: t('who.dba'), value: dbaOrTradestyle }] : []),
          { label: t('who.agency'), value: quote.agencyName, hint: quote.agencyType },
          {
            label: t('who.agent'),
            value: (quote.agentEmail || quote.agentFirstName) && (
              <Person
                name={fullName(quote.agentFirstName, quote.agentLastName)}
                email={quote.agentEmail}
                tel={quote.agentPhone}
              />
            ),
          },
          ...(retail ? [{ label: t('who.retailAgent'), value: retail, hint: quote.retailAgentLicenseNumber }] : []),
          ...(holder
            ? [
                {
                  label: t('who.holder'),
                  value: <Person name={holder} email={quote.customerEmail} tel={quote.customerPhone} />,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  )
}
