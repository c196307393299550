import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listConnectors, updatePrivacyConsent } from '#shared/contracts/connector/connectors.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import { publish } from '#web/api/events.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { usePersona } from '#web/layout/usePersona.ts'
import { ConnectorData } from './connectorData.ts'

const Agreement = updatePrivacyConsent.body.pick({ agreement: true })

/** The privacy addendum: what is read, what for, how long, and how one ends it; said to the insured, or to who agrees for it. */
export const UpdatePrivacyConsentDialog = ({
  accountId,
  connectorType,
  onClose,
}: ConnectorData & { onClose: () => void }) => {
  const { t } = useTranslation('connectors')
  const isOwn = usePersona() === 'CUSTOMER'
  const { name: connector, description } = connectorKinds[connectorType]
  const agree = useCommand(updatePrivacyConsent, { invalidates: [listConnectors] })
  return (
    <FormDialog
      title={t('consent.title', { connector })}
      submitLabel={t('consent.submit')}
      width="sm"
      schema={Agreement}
      defaultValues={{ agreement: false }}
      needsChange
      onSubmit={async ({ agreement }) => {
        await agree.mutateAsync({ params: { connectorType }, body: { agreement, accountId } })
        publish('privacy-consent', { accountId, connectorType })
      }}
      onClose={onClose}
    >
      <Typography>{t('consent.what', { description })}</Typography>
      <Typography>{t(isOwn ? 'consent.purpose' : 'consent.purposeOf')}</Typography>
      <Typography>{t('consent.until')}</Typography>
      <Typography>{t(isOwn ? 'consent.purge' : 'consent.purgeOf')}</Typography>
      <CheckboxField name="agreement" label={t(isOwn ? 'consent.agreement' : 'consent.agreementOf')} />
    </FormDialog>
  )
}

export default hosted(ConnectorData, UpdatePrivacyConsentDialog)
