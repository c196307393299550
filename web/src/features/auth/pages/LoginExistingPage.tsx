import { useTranslation } from 'react-i18next'
import { LoginLink } from '../parts/LoginLink.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** For people whom a link invited although they are users already. */
export const LoginExistingPage = () => {
  const { t } = useTranslation('auth')
  return (
    <MessagePage title={t('loginExisting.title')} text={t('loginExisting.text')}>
      <LoginLink>{t('signIn')}</LoginLink>
    </MessagePage>
  )
}
