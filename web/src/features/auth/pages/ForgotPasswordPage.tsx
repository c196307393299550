import { useTranslation } from 'react-i18next'
import { ForgotPasswordForm } from '../forms/ForgotPasswordForm.tsx'

/** Asks for the e-mail to which the link for a new password goes. */
export const ForgotPasswordPage = () => {
  const { t } = useTranslation('auth')
  return <ForgotPasswordForm title={t('forgotPassword.title')} text={t('forgotPassword.text')} />
}
