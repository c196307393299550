import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { logout } from '#shared/contracts/auth/signIn.ts'
import { call } from '../../../api/call.ts'
import { endSession, readRefreshToken, readSession } from '../../../api/session.ts'
import { LoginLink } from '../parts/LoginLink.tsx'
import { MessagePage } from '../parts/MessagePage.tsx'

/** Ends the session, on the server first, and forgets everything but the cookie answer and the look. */
const signOut = async (): Promise<void> => {
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
    <MessagePage title={t('logout.title')}>
      <LoginLink>{t('signIn')}</LoginLink>
    </MessagePage>
  )
}
