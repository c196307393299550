import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../api/call.ts'
import { Form } from '../../../forms/Form.tsx'
import { TextField } from '../../../forms/TextField.tsx'
import { useSchemaForm } from '../../../forms/useSchemaForm.ts'
import { resendValidationEmail } from '../operations.ts'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { LoginLink } from '../parts/LoginLink.tsx'
import { Username } from '../schemas.ts'

/** Sends the confirmation e-mail once more. */
export const ResendValidationPage = () => {
  const { t } = useTranslation('auth')
  const form = useSchemaForm(Username, { username: '' })
  const [sent, setSent] = useState(false)
  return (
    <>
      <AuthHeading title={t('resendValidation.title')} />
      <Form
        form={form}
        onSubmit={async ({ username }) => {
          await call(resendValidationEmail, { params: { email: username } })
          setSent(true)
        }}
      >
        {sent && <Alert severity="success">{t('resendValidation.sent')}</Alert>}
        <TextField name="username" type="email" label={t('email')} autoComplete="username" autoFocus />
        <Button type="submit" variant="contained" size="large" fullWidth loading={form.formState.isSubmitting}>
          {t('resendValidation.button')}
        </Button>
        <LoginLink>{t('backToLogin')}</LoginLink>
      </Form>
    </>
  )
}
