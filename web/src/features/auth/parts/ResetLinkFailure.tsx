import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { Problem } from '#web/api/problem.ts'
import { paths } from '#web/paths.ts'
import { WarningIcon } from '#web/ui/icons.tsx'
import { LoginLink } from './LoginLink.tsx'
import { MessagePage } from './MessagePage.tsx'

/** Why the link of a password reset does not work. */
export const ResetLinkFailure = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('auth')
  const status = error instanceof Problem ? error.status : ''
  if (status === 401) return <Navigate to={paths.login} replace />
  const expired = status === 400 || status === 404
  return (
    <MessagePage
      icon={WarningIcon}
      tone="warning"
      title={t('reset.title')}
      text={expired ? t('reset.expired') : t('reset.unexpected', { status })}
      action={{ label: t('login.forgotPassword'), to: paths.forgotPassword }}
    >
      <LoginLink>{t('backToLogin')}</LoginLink>
    </MessagePage>
  )
}
