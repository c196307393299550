import { useTranslation } from 'react-i18next'
import { requestMfaReset } from '#shared/contracts/auth/mfa.ts'
import { orSay } from '../../../../api/orSay.ts'
import { useCommand } from '../../../../api/useCommand.ts'
import { FormDialog } from '../../../../dialogs/FormDialog.tsx'
import { PasswordField } from '../../../../forms/PasswordField.tsx'
import { toast } from '../../../../ui/toast.ts'

const Proof = requestMfaReset.body.pick({ password: true })

type ResetMfaDialogProps = { username: string; onClose: () => void }

/** For who lost the factor: password and mailbox take it off. */
export const ResetMfaDialog = ({ username, onClose }: ResetMfaDialogProps) => {
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
        await ask.mutateAsync({ body: { username, password } }).catch(orSay(t('mfa.reset.failed')))
        toast.success(t('mfa.reset.sent', { email: username }))
      }}
      onClose={onClose}
    >
      <div>{t('mfa.reset.text')}</div>
      <PasswordField name="password" label={t('stepUp.password')} autoComplete="current-password" autoFocus />
    </FormDialog>
  )
}
