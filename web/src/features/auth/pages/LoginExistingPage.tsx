import { useTranslation } from 'react-i18next'
import { paths } from '#web/paths.ts'
import { UserIcon } from '#web/ui/icons.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** For people whom a link invited although they are users already. */
export const LoginExistingPage = () => {
  const { t } = useTranslation('auth')
  return (
    <MessagePage
      icon={UserIcon}
      title={t('loginExisting.title')}
      text={t('loginExisting.text')}
      action={{ label: t('signIn'), to: paths.login }}
    />
  )
}
