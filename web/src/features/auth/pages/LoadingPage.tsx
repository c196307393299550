import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { exchangeSsoToken } from '#shared/contracts/auth/sso.ts'
import { testState } from '#shared/domain/identity/identityProviders.ts'
import { call } from '#web/api/call.ts'
import { restoreSession } from '#web/api/refresh.ts'
import { readSession, type Tokens } from '#web/api/session.ts'
import { rememberJumpedAccount } from '#web/layout/GhostingBand.tsx'
import { Logo } from '#web/layout/Logo.tsx'
import { homeOf, inPersona, paths } from '#web/paths.ts'
import { enter } from '../enter.ts'
import { LoginLink } from '../parts/LoginLink.tsx'
import { SsoFailure } from '../parts/SsoFailure.tsx'
import { forgetDeparture, readDeparture } from '../ssoDeparture.ts'
import { reasonOfProblem, reasonOfReturn, type SsoFailureReason } from '../ssoReturn.ts'

/** The redirect to the dashboard waits this long, so that the page does not flash by. */
const pause = 800

/** A token works once, also when the page is drawn twice. */
const exchanges = new Map<string, Promise<Tokens>>()
const once = (key: string, exchange: () => Promise<Tokens>): Promise<Tokens> => {
  const running = exchanges.get(key) ?? exchange()
  exchanges.set(key, running)
  return running
}

/** Waits for the session of a jump, a switch or a single sign-on, then leads to the dashboard. */
export const LoadingPage = () => {
  const { t } = useTranslation(['auth', 'common'])
  const navigate = useNavigate()
  const { token } = useParams()
  const [params] = useSearchParams()
  const [failure, setFailure] = useState<'token' | SsoFailureReason | undefined>()
  const code = params.get('code')
  const state = params.get('state')
  const sentBack = reasonOfReturn(params)
  const accountName = params.get('accountName')
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const go = (to: string) => {
      timer = setTimeout(() => navigate(to, { replace: true }), pause)
    }
    const run = async () => {
      // A sign-in that was tried by who is signed in: it goes on where it began.
      if (state?.startsWith(testState)) {
        await restoreSession()
        const claims = readSession()?.claims
        return claims === undefined ? paths.login : `${inPersona(claims.accountType, 'sign-on')}?${params}`
      }
      if (code && state) {
        const tokens = await once(code, () => call(exchangeSsoToken, { body: { code, state } }))
        const home = enter(tokens, { remember: readDeparture()?.remember ?? false })
        forgetDeparture()
        return home
      }
      await restoreSession()
      if (accountName) rememberJumpedAccount(accountName)
      const claims = readSession()?.claims
      return (claims && homeOf(claims)) ?? paths.login
    }
    // Nothing is opened by a token in an address.
    if (token) setFailure('token')
    else if (sentBack && !state?.startsWith(testState)) setFailure(sentBack)
    else run().then(go, (error: unknown) => setFailure(code && state ? reasonOfProblem(error) : 'token'))
    return () => clearTimeout(timer)
  }, [token, code, state, sentBack, accountName, params, navigate])
  return (
    <Box
      role="status"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 3,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Logo size={36} />
      {failure === undefined && <CircularProgress size={28} aria-label={t('common:loading')} />}
      {failure === undefined && accountName && t('loading.account', { account: accountName })}
      {failure === 'token' && (
        <>
          {t('loading.failed')}
          <LoginLink>{t('backToLogin')}</LoginLink>
        </>
      )}
      {failure !== undefined && failure !== 'token' && <SsoFailure reason={failure} departure={readDeparture()} />}
    </Box>
  )
}
