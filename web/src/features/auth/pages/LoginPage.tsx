import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink, useSearchParams } from 'react-router'
import { isWorkflow } from '#web/api/claims.ts'
import { useFlag } from '#web/api/environment.ts'
import { restoreSession } from '#web/api/refresh.ts'
import { followSessionsElsewhere, readSession, type Tokens, useSession } from '#web/api/session.ts'
import { takeOrigin } from '#web/layout/origin.ts'
import { homeOf } from '#web/paths.ts'
import { LateAlert } from '#web/ui/LateAlert.tsx'
import { UsernameForm } from '../forms/UsernameForm.tsx'
import { AuthHeading } from '../parts/AuthHeading.tsx'
import { Onward } from '../parts/Onward.tsx'

// The first screen is one field; what follows loads while the e-mail is typed.
const passwordForm = () => import('../forms/PasswordForm.tsx')
const PasswordForm = lazy(() => passwordForm().then((module) => ({ default: module.PasswordForm })))
const PasskeySignIn = lazy(() =>
  import('../parts/PasskeySignIn.tsx').then((module) => ({ default: module.PasskeySignIn })),
)
const ContinueAs = lazy(() => import('../parts/ContinueAs.tsx').then((module) => ({ default: module.ContinueAs })))
const SsoForm = lazy(() => import('../forms/SsoForm.tsx').then((module) => ({ default: module.SsoForm })))

/** What the passkey will take, so that the form does not move when it comes (pixels). */
const passkeyHeight = 84

type Step = { readonly form: 'intake' | 'email' | 'sso'; readonly ssoEnabled: boolean; readonly failed: boolean }

/** Why the landing page of a link sent one here, by the flag in the address. */
const notices = ['user', 'quote', 'agent'] as const

/** Sign in: e-mail first where single sign-on is on, else e-mail and password at once. */
export const LoginPage = () => {
  const { t } = useTranslation('auth')
  const sso = useFlag('ssoLogin')
  const session = useSession()
  const [params] = useSearchParams()
  const [username, setUsername] = useState(params.get('username') ?? '')
  const [step, setStep] = useState<Step>({ form: 'intake', ssoEnabled: false, failed: false })
  // A session that begins here goes where the form sends it; one that was here before goes home.
  const [signedIn, setSignedIn] = useState(readSession() !== undefined)
  useEffect(() => {
    void restoreSession().then(setSignedIn)
    return followSessionsElsewhere(setElsewhere)
  }, [])
  const [elsewhere, setElsewhere] = useState<readonly Tokens[]>([])
  const claims = session?.claims
  if (signedIn && claims && !isWorkflow(claims)) {
    const home = homeOf(claims)
    if (home) return <Onward to={takeOrigin({ accountType: claims.accountType, home })} />
  }
  const notice = notices.find((each) => each === params.get('existing'))
  const intake = () => setStep({ form: 'intake', ssoEnabled: false, failed: false })
  return (
    <>
      <AuthHeading title={t('login.title')} />
      {notice && (
        <LateAlert severity="info" sx={{ mb: 2.5 }}>
          {t(`login.existing.${notice}`)}
        </LateAlert>
      )}
      <Suspense fallback={null}>
        {elsewhere.length > 0 && step.form === 'intake' && <ContinueAs sessions={elsewhere} />}
        {!sso && <PasswordForm username={username} onEditUsername={undefined} onSso={undefined} />}
        {sso && step.form === 'intake' && (
          <UsernameForm
            username={username}
            failed={step.failed}
            onTyping={() => passwordForm().catch(() => undefined)}
            onFound={(email, ssoEnabled) => {
              setUsername(email)
              setStep({ form: ssoEnabled ? 'sso' : 'email', ssoEnabled, failed: false })
            }}
            onFailed={(email) => {
              setUsername(email)
              setStep({ form: 'intake', ssoEnabled: false, failed: true })
            }}
          />
        )}
        {sso && step.form === 'email' && (
          <PasswordForm
            username={username}
            onEditUsername={intake}
            onSso={step.ssoEnabled ? () => setStep({ ...step, form: 'sso' }) : undefined}
          />
        )}
        {sso && step.form === 'sso' && (
          <SsoForm username={username} onEditUsername={intake} onPassword={() => setStep({ ...step, form: 'email' })} />
        )}
      </Suspense>
      {'PublicKeyCredential' in globalThis && (
        <Suspense fallback={<Box sx={{ mt: 2.5, height: passkeyHeight }} />}>
          <PasskeySignIn />
        </Suspense>
      )}
      <Box sx={{ mt: 3, textAlign: 'center' }}>
        <Link component={RouterLink} to="/incident" variant="body2">
          {t('login.incident')}
        </Link>
      </Box>
    </>
  )
}
