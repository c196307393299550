import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#web/api/call.ts'
import { Form } from '#web/forms/Form.tsx'
import { TextField } from '#web/forms/TextField.tsx'
import { useSchemaForm } from '#web/forms/useSchemaForm.ts'
import { paths } from '#web/paths.ts'
import { MailIcon } from '#web/ui/icons.tsx'
import { resendValidationEmail } from '../operations.ts'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LoginLink } from '../parts/LoginLink.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'
import { Username } from '../schemas.ts'

/** Sends the confirmation e-mail once more. */
export const ResendValidationPage = () => {
  const { t } = useTranslation('auth')
  const form = useSchemaForm(Username, { username: '' })
  const [sent, setSent] = useState(false)
  if (sent) {
    const signIn = { label: t('signIn'), to: paths.login }
    return <MessagePage icon={MailIcon} title={t('checkEmail')} text={t('resendValidation.sent')} action={signIn} />
  }
  return (
    <>
      <AuthHeading title={t('resendValidation.title')}>{t('resendValidation.text')}</AuthHeading>
      <Form
        form={form}
        onSubmit={async ({ username }) => {
          await call(resendValidationEmail, { params: { email: username } })
          setSent(true)
        }}
      >
        <TextField name="username" type="email" label={t('email')} autoComplete="username" autoFocus />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.formState.isSubmitting}>
          {t('resendValidation.button')}
        </Button>
        <LoginLink>{t('backToLogin')}</LoginLink>
      </Form>
    </>
  )
}
