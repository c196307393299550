import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { listApiKeys, regenerateApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { NumberField } from '#web/forms/NumberField.tsx'
import { useShownSecret } from '../parts/useShownSecret.tsx'
import { KeyData } from './keyData.ts'

/** A new secret; whoever has the one before may go on for the hours given. */
export const RegenerateApiKeyDialog = ({ keyId, name, onClose }: KeyData & { onClose: () => void }) => {
  const { t } = useTranslation('keys')
  const regenerate = useCommand(regenerateApiKey, { invalidates: [listApiKeys] })
  const { shown, show, close } = useShownSecret(onClose, { title: t('secret.title'), how: t('secret.how') })
  if (shown) return shown
  return (
    <FormDialog
      title={t('regenerate.title', { name })}
      submitLabel={t('regenerate.submit')}
      width="xs"
      schema={regenerateApiKey.body}
      defaultValues={{ overlapHours: 24 }}
      onSubmit={async (body) => show(await regenerate.mutateAsync({ params: { keyId }, body }))}
      onClose={close}
    >
      <Typography>{t('regenerate.about')}</Typography>
      <NumberField name="overlapHours" label={t('regenerate.overlap')} hint={t('regenerate.overlapHint')} />
    </FormDialog>
  )
}

export default hosted(KeyData, RegenerateApiKeyDialog)
