import { useTranslation } from 'react-i18next'
import { Problem } from '#web/api/problem.ts'
import { SupportContact } from '#web/layout/SupportContact.tsx'
import { paths } from '#web/paths.ts'
import { WarningIcon } from '#web/ui/icons.tsx'
import { MessagePage } from './MessagePage.tsx'

/** A link that cannot be read: expired or unknown, or anything else. */
export const LinkFailure = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('auth')
  const gone = error instanceof Problem && (error.status === 400 || error.status === 404)
  if (gone)
    return (
      <MessagePage
        icon={WarningIcon}
        tone="warning"
        title={t('link.expired')}
        text={t('link.hint')}
        action={{ label: t('signIn'), to: paths.login }}
      >
        <SupportContact />
      </MessagePage>
    )
  return (
    <MessagePage
      icon={WarningIcon}
      tone="warning"
      title={t('link.credentialsTitle')}
      text={t('link.credentials')}
      action={{ label: t('link.signUp'), to: '/signup-validation/new' }}
    />
  )
}
