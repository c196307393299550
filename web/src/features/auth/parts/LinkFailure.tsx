import { useTranslation } from 'react-i18next'
import { Problem } from '../../../api/problem.ts'
import { SupportContact } from '../../../layout/SupportContact.tsx'
import { LoginLink } from './LoginLink.tsx'
import { MessagePage } from './MessagePage.tsx'

/** A link that cannot be read: expired or unknown, or anything else. */
export const LinkFailure = ({ error }: { error: unknown }) => {
  const { t } = useTranslation('auth')
  const gone = error instanceof Problem && (error.status === 400 || error.status === 404)
  if (gone)
    return (
      <MessagePage title={t('link.expired')} text={t('link.hint')}>
        <SupportContact />
        <LoginLink>{t('signIn')}</LoginLink>
      </MessagePage>
    )
  return (
    <MessagePage title={t('link.credentialsTitle')} text={t('link.credentials')}>
      <LoginLink to="/signup-validation/new">{t('link.signUp')}</LoginLink>
    </MessagePage>
  )
}
