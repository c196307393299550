import Link from '@mui/material/Link'
import { useTranslation } from 'react-i18next'
import type { Policy } from '#shared/contracts/policy/policy.ts'
import { phone } from '#web/i18n/format.ts'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'

type Contact = { readonly name: string; readonly email: string | undefined; readonly tel: string | undefined }

const Contact = ({ name, email, tel }: Contact) => (
  <>
    {name}
    {email && (
      <>
        <br />
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

const nameOf = (first: string | undefined, last: string | undefined): string => [first, last].filter(Boolean).join(' ')

/** Whom the policy is for and who sold it. */
export const PeoplePanel = ({ policy }: { policy: Policy }) => {
  const { t } = useTranslation('policy')
  const holder = nameOf(policy.customerFirstName, policy.customerLastName)
  const agent = nameOf(policy.agentFirstName, policy.agentLastName)
  return (
    <Panel title={t('people.title')} dense>
      <KeyValueList
        columns={1}
        items={[
          {
            label: t('people.holder'),
            value: holder && <Contact name={holder} email={policy.customerEmail} tel={policy.customerPhone} />,
          },
          {
            label: t('people.agent'),
            value: agent ? <Contact name={agent} email={policy.agentEmail} tel={policy.agentPhone} /> : undefined,
            hint: policy.agencyName,
          },
        ]}
      />
    </Panel>
  )
}
