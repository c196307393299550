import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import type { Account } from '#shared/contracts/account/account.ts'
import { useMay } from '#web/api/useMay.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { addPolicyContact, updatePolicyContact } from '#web/features/account/dialogs.ts'
import { phone } from '#web/i18n/format.ts'
import { contactOf } from '#web/records/account/contactOf.ts'
import { EmailText } from '#web/ui/EmailLink.tsx'
import { KeyValueList } from '#web/ui/KeyValueList.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { AgencyPicker } from '../AgencyPicker.tsx'
import { useAgent } from '../cart/useAgent.ts'

type AdditionalInfoStepProps = {
  account: Account
  needsAgency: boolean
  onPickAgency: (agencyId: string | undefined) => void
}

/** Who the policy is for, and who asks for the quote. */
export const AdditionalInfoStep = ({ account, needsAgency, onPickAgency }: AdditionalInfoStepProps) => {
  const { t } = useTranslation('quote')
  const may = useMay()
  const { open } = useDialogs()
  const { agent } = useAgent(account)
  const contact = contactOf(account)
  const dialog = contact ? updatePolicyContact : addPolicyContact
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Panel
        title={t('holder.heading')}
        actions={
          may('account:update') && (
            <Button size="small" onClick={() => open(dialog, { accountId: account.id })}>
              {t(contact ? 'holder.change' : 'flow.addHolder')}
            </Button>
          )
        }
      >
        {contact ? (
          <KeyValueList
            columns={1}
            items={[
              { label: t('flow.name'), value: contact.name },
              { label: t('flow.email'), value: contact.email && <EmailText email={contact.email} /> },
              { label: t('flow.phone'), value: contact.phone && phone(contact.phone) },
            ]}
          />
        ) : (
          <Typography color="text.secondary">{t('flow.noHolder')}</Typography>
        )}
      </Panel>
      <Panel title={t('agent.title')}>
        {needsAgency && <AgencyPicker onPick={onPickAgency} />}
        <KeyValueList
          columns={1}
          items={[
            { label: t('agency.label'), value: account.agencyName },
            { label: t('flow.name'), value: [agent.agentFirstName, agent.agentLastName].filter(Boolean).join(' ') },
            { label: t('flow.email'), value: agent.agentEmail && <EmailText email={agent.agentEmail} /> },
            { label: t('flow.phone'), value: agent.agentPhone && phone(agent.agentPhone) },
          ]}
        />
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
          {t('flow.agentHint')}
        </Typography>
      </Panel>
    </Box>
  )
}
