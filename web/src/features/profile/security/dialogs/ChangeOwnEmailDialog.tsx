import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { changeOwnEmail } from '#shared/contracts/auth/me.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { toast } from '#web/ui/toast.ts'

/** Asks for another e-mail to sign in with; it counts once the link that goes there is opened. */
const ChangeOwnEmailDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('security')
  const change = useCommand(changeOwnEmail)
  return (
    <FormDialog
      title={t('email.dialog')}
      submitLabel={t('email.send')}
      schema={changeOwnEmail.body}
      width="xs"
      defaultValues={{ email: '' }}
      onSubmit={async (body) => {
        await change.mutateAsync({ body })
        toast.success(t('email.sent', { email: body.email }))
      }}
      onClose={onClose}
    >
      <div>{t('email.text')}</div>
      <TextField name="email" type="email" label={t('email.new')} autoComplete="email" autoFocus />
    </FormDialog>
  )
}

export default hosted(z.object({}), ChangeOwnEmailDialog)
