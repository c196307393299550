import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listConnectors, updatePrivacyConsent } from '#shared/contracts/connector/connectors.ts'
import { connectorKinds } from '#shared/domain/integration/connectors.ts'
import { publish } from '#web/api/events.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { CheckboxField } from '#web/forms/CheckboxField.tsx'
import { ConnectorData } from './connectorData.ts'

const Agreement = updatePrivacyConsent.body.pick({ agreement: true })

/** The privacy addendum: what is read, what for, how long, and how one ends it. */
export const UpdatePrivacyConsentDialog = ({
  accountId,
  connectorType,
  onClose,
}: ConnectorData & { onClose: () => void }) => {
  const { t } = useTranslation('connectors')
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
      <Typography>{t('consent.purpose')}</Typography>
      <Typography>{t('consent.until')}</Typography>
      <Typography>{t('consent.purge')}</Typography>
      <CheckboxField name="agreement" label={t('consent.agreement')} />
    </FormDialog>
  )
}

export default hosted(ConnectorData, UpdatePrivacyConsentDialog)
