import { useTranslation } from 'react-i18next'
import { ForgotPasswordForm } from '../forms/ForgotPasswordForm.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'

/** The password is right and too old: a new one is chosen by the link of an e-mail. */
export const PasswordExpiredPage = () => {
  const { t } = useTranslation('auth')
  return (
    <>
      <AuthHeading title={t('passwordExpired.title')}>{t('passwordExpired.text')}</AuthHeading>
      <ForgotPasswordForm />
    </>
  )
}
