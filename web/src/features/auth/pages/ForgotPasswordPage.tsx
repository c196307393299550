import { useTranslation } from 'react-i18next'
import { ForgotPasswordForm } from '../forms/ForgotPasswordForm.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'

/** Asks for the e-mail to which the link for a new password goes. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('auth')
  return (
    <>
      <AuthHeading title={t('forgotPassword.title')}>{t('forgotPassword.text')}</AuthHeading>
      <ForgotPasswordForm />
    </>
  )
}
