import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { requestPasswordReset } from '#shared/contracts/auth/passwords.ts'
import { call } from '#web/api/call.ts'
import { solveCaptcha } from '#web/api/captcha.ts'
import { Form } from '#web/forms/Form.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { paths } from '#web/paths.ts'
import { MailIcon } from '#web/ui/icons.tsx'
import { forgotPasswordFailure } from '../forgotPasswordFailure.ts'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LoginLink } from '../parts/LoginLink.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'
import { Username } from '../schemas.ts'

/** Sends the link for a new password, under a heading that says why. The answer is the same for an e-mail that nobody has. */
export const ForgotPasswordForm = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation('auth')
  const state: unknown = useLocation().state
  const known = typeof state === 'object' && state !== null && 'username' in state ? String(state.username) : ''
  const form = useSchemaForm(Username, { username: known })
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (sent) {
    const signIn = { label: t('signIn'), to: paths.login }
    return <MessagePage icon={MailIcon} title={t('checkEmail')} text={t('forgotPassword.sent')} action={signIn} />
  }
  return (
    <>
      <AuthHeading title={title}>{text}</AuthHeading>
      <Form
        form={form}
        onProblem={(error) => {
          setFailure(forgotPasswordFailure(error, t))
          return true
        }}
        onSubmit={async ({ username }) => {
          setFailure(undefined)
          const answer = await solveCaptcha('forgot_password')
          await call(requestPasswordReset, { params: { email: username }, query: { 'g-recaptcha-response': answer } })
          setSent(true)
        }}
      >
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextField name="username" type="email" label={t('email')} autoComplete="username" autoFocus />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.formState.isSubmitting}>
          {t('forgotPassword.button')}
        </Button>
        <LoginLink>{t('backToLogin')}</LoginLink>
      </Form>
    </>
  )
}
