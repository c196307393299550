import Alert from '@mui/material/Alert'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PersonaProfile } from '#shared/contracts/account/personaProfile.ts'
import { date, phone, wholeMoney } from '#web/i18n/format.ts'
import { EmailLink } from '#web/ui/EmailLink.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { StatusChip } from '#web/ui/StatusChip.tsx'

/** Why an organization is held or leaves, where it does. */
const Held = ({ organization: { status, statusReason, lastDay } }: { organization: PersonaProfile }) => {
  const { t } = useTranslation('organizations')
  if (status !== 'SUSPENDED' && status !== 'OFFBOARDING') return null
  const what = status === 'SUSPENDED' ? t('isSuspended') : t('leaves', { date: lastDay ? date(lastDay) : '' })
  return <Alert severity="warning">{[what, statusReason].filter(Boolean).join(' ')}</Alert>
}

type Props = { organization: PersonaProfile; actions?: ReactNode }

/** What an organization is and how it is reached. */
export const OrganizationDetails = ({ organization, actions }: Props) => {
  const { t } = useTranslation('organizations')
  const { name, description, hostname, licenseId, states, enforceMfa, created, status, type, claimsNoticeLevel } =
    organization
  const { contactFirstName, contactLastName, contactEmail, contactPhone } = organization
  return (
    <Stack spacing={2.5}>
      <Held organization={organization} />
      <Panel title={t('details')} aside={<StatusChip status={status} />} actions={actions}>
        <KeyValueList
          items={[
            { label: t('fields.name'), value: name },
            { label: t('fields.hostname'), value: hostname },
            { label: t('fields.contact'), value: [contactFirstName, contactLastName].filter(Boolean).join(' ') },
            { label: t('fields.email'), value: contactEmail && <EmailLink email={contactEmail} /> },
            {
              label: t('fields.phone'),
              value: contactPhone && (
                <Link href={`tel:+${contactPhone}`} className="tabular">
                  {phone(contactPhone)}
                </Link>
              ),
            },
            { label: t('fields.licenseId'), value: licenseId },
            ...(type === 'carrier'
              ? [
                  { label: t('fields.states'), value: states.length === 0 ? t('everywhere') : states.join(', ') },
                  {
                    label: t('fields.claimsNoticeLevel'),
                    value: claimsNoticeLevel === undefined ? t('claimsNotice.none') : wholeMoney(claimsNoticeLevel),
                  },
                ]
              : []),
            { label: t('fields.mfa'), value: t(enforceMfa ? 'mfa.on' : 'mfa.off') },
            { label: t('fields.since'), value: date(created) },
            ...(description ? [{ label: t('fields.description'), value: description }] : []),
          ]}
        />
      </Panel>
    </Stack>
  )
}
