import { useTranslation } from 'react-i18next'
import { LoginLink } from '../parts/LoginLink.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** After a sign-up that still has to be confirmed by e-mail. */
export const SignUpSubmittedPage = () => {
  const { t } = useTranslation('auth')
  return (
    <MessagePage title={t('signUpSubmitted.title')} text={t('signUpSubmitted.text')}>
      <LoginLink>{t('signIn')}</LoginLink>
    </MessagePage>
  )
}
