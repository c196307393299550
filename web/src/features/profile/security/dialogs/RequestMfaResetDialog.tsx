import { useTranslation } from 'react-i18next'
import type { z } from 'zod'
import { requestMfaReset } from '#shared/contracts/auth/mfa.ts'
import { asHuman } from '#web/api/captcha.ts'
import { orSay } from '#web/api/orSay.ts'
import { useCommand } from '#web/api/useCommand.ts'
import { FormDialog } from '#web/dialogs/FormDialog.tsx'
import { hosted } from '#web/dialogs/hosted.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { toast } from '#web/ui/toast.ts'

const Proof = requestMfaReset.body.pick({ password: true })

const Known = requestMfaReset.body.pick({ username: true })
type RequestMfaResetDialogProps = z.infer<typeof Known> & { onClose: () => void }

/** For who lost the factor: password and mailbox take it off. */
const RequestMfaResetDialog = ({ username, onClose }: RequestMfaResetDialogProps) => {
  const { t } = useTranslation('security')
  const ask = useCommand(requestMfaReset)
  return (
    <FormDialog
      title={t('mfa.reset.title')}
      submitLabel={t('mfa.reset.confirm')}
      schema={Proof}
      width="xs"
      defaultValues={{ password: '' }}
      onSubmit={async ({ password }) => {
        await asHuman('login', (query) => ask.mutateAsync({ query, body: { username, password } })).catch(
          orSay(t('mfa.reset.failed')),
        )
        toast.success(t('mfa.reset.sent', { email: username }))
      }}
      onClose={onClose}
    >
      <div>{t('mfa.reset.text')}</div>
      <PasswordField name="password" label={t('stepUp.password')} autoComplete="current-password" autoFocus />
    </FormDialog>
  )
}

export default hosted(Known, RequestMfaResetDialog)
