import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { MailIcon } from '#web/ui/icons.tsx'
import { LoginLink } from '../parts/LoginLink.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** After a sign-up that still has to be confirmed by e-mail. */
export const SignUpSubmittedPage = () => {
  const { t } = useTranslation('auth')
  return (
    <MessagePage
      icon={MailIcon}
      title={t('signUpSubmitted.title')}
      text={t('signUpSubmitted.text')}
      action={{ label: t('signIn'), to: paths.login }}
    >
      <LoginLink to={paths.resendValidation}>{t('resendValidation.button')}</LoginLink>
    </MessagePage>
  )
}
