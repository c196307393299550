import { useTranslation } from 'react-i18next'
import { ForgotPasswordForm } from '../forms/ForgotPasswordForm.tsx'

/** The password is right and too old: a new one is chosen by the link of an e-mail. */
export const PasswordExpiredPage = () => {
  const { t } = useTranslation('auth')
  return <ForgotPasswordForm title={t('passwordExpired.title')} text={t('passwordExpired.text')} />
}
