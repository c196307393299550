import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { requestPasswordReset } from '#shared/contracts/auth/passwords.ts'
import { call } from '../../../api/call.ts'
import { serverMessage } from '../../../api/messageOf.ts'
import { noAnswer, Problem, serverTroubleStatuses } from '../../../api/problem.ts'
import { Form } from '../../../forms/Form.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useSchemaForm } from '../../../forms/useSchemaForm.ts'
import { CaptchaFailure, solveCaptcha } from '../captcha.ts'
import { LoginLink } from '../parts/LoginLink.tsx'
import { Username } from '../schemas.ts'

/** Sends the link for a new password. The answer is the same for an e-mail that nobody has. */
export const ForgotPasswordForm = () => {
  const { t } = useTranslation('auth')
  const state: unknown = useLocation().state
  const known = typeof state === 'object' && state !== null && 'username' in state ? String(state.username) : ''
  const form = useSchemaForm(Username, { username: known })
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<string>()
  const words = (error: unknown): string => {
    if (error instanceof CaptchaFailure) return t(`captcha.${error.reason}`)
    if (!(error instanceof Problem)) return t('forgotPassword.cannot')
    if (error.status === noAnswer || serverTroubleStatuses.includes(error.status)) return t('forgotPassword.failed')
    return serverMessage(error) ?? t('forgotPassword.cannot')
  }
  if (sent) {
    return (
      <>
        <Alert severity="success" sx={{ mb: 2 }}>
          {t('forgotPassword.sent')}
        </Alert>
        <LoginLink>{t('signIn')}</LoginLink>
      </>
    )
  }
  return (
    <Form
      form={form}
      onProblem={(error) => {
        setFailure(words(error))
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
  )
}
