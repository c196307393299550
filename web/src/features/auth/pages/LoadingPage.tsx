import Box from '@mui/material/Box'
import CircularProgress from '@mui/material/CircularProgress'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { exchangeJumpToken } from '#shared/contracts/auth/jumps.ts'
import { exchangeSsoToken } from '#shared/contracts/auth/sso.ts'
import { call } from '../../../api/call.ts'
import { restoreSession } from '../../../api/refresh.ts'
import { readSession, type Tokens } from '../../../api/session.ts'
import { rememberJumpedAccount } from '../../../layout/GhostingBand.tsx'
import { Logo } from '../../../layout/Logo.tsx'
import { paths, personaOf } from '../../../paths.ts'
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

/** Exchanges the token of a jump, a switch or a single sign-on for a session, then leads to the dashboard. */
export const LoadingPage = () => {
  const { t } = useTranslation('auth')
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
      if (token) {
        const tokens = await once(token, () => call(exchangeJumpToken, { params: { token } }))
        const home = enter(tokens, { atHome: true })
        if (accountName) rememberJumpedAccount(accountName)
        return home
      }
      if (code && state) {
        const tokens = await once(code, () => call(exchangeSsoToken, { body: { code, state } }))
        const home = enter(tokens, { remember: readDeparture()?.remember ?? false })
        forgetDeparture()
        return home
      }
      await restoreSession()
      const accountType = readSession()?.claims.accountType
      return (accountType && personaOf(accountType)?.home) ?? paths.login
    }
    if (sentBack) setFailure(sentBack)
    else run().then(go, (error: unknown) => setFailure(code && state ? reasonOfProblem(error) : 'token'))
    return () => clearTimeout(timer)
  }, [token, code, state, sentBack, accountName, navigate])
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
      {failure === undefined && token && accountName && t('loading.account', { account: accountName })}
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
