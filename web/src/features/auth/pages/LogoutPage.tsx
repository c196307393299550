import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { logout } from '#shared/contracts/auth/signIn.ts'
import { call } from '#web/api/call.ts'
import { restoreSession } from '#web/api/refresh.ts'
import { endSession, readRefreshToken, readSession } from '#web/api/session.ts'
import { paths } from '#web/paths.ts'
import { CheckIcon } from '#web/ui/icons.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** Ends the session, on the server first, and forgets everything but the cookie answer and the look. */
const signOut = async (): Promise<void> => {
  // A tab that was just opened has the session that this device remembers.
  await restoreSession()
  const token = readSession()?.accessToken
  const refreshToken = readRefreshToken()
  endSession()
  // Signed out here whatever the server says; its refresh token dies by itself.
  if (token && refreshToken) await call(logout, { body: { refreshToken } }, { token }).catch(() => undefined)
}

export const LogoutPage = () => {
  const { t } = useTranslation('auth')
  useEffect(() => {
    void signOut()
  }, [])
  return (
    <MessagePage
      icon={CheckIcon}
      tone="success"
      title={t('logout.title')}
      action={{ label: t('signIn'), to: paths.login }}
    />
  )
}
