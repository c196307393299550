import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { refreshSession } from '#web/api/refresh.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { inPersona, paths } from '#web/paths.ts'
import { toast } from '#web/ui/toast.ts'
import { toastPlace } from '#web/ui/toastPlaces.ts'

/** Leads to setting a second factor up, where the account enforces one: the server opens nothing else, and no page is shown. */
export const MfaGate = () => {
  const { t } = useTranslation(['auth', 'common'])
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const claims = useSession()?.claims
  const user = useOperation(getCurrentUser, {}, { staleTime: 10 * 60_000 })
  const failed = user.error !== null && user.error.status !== 401
  useEffect(() => {
    if (failed) toast.error(t('userLoadFailed'), { persist: true })
  }, [failed, t])
  const profile = claims && inPersona(claims.accountType, 'profile')
  const isAway = profile !== undefined && !pathname.startsWith(profile)
  const isDue = claims?.mustSetUpFactor === true && isAway
  const isDone = user.data !== undefined && user.data.mfaType !== 'NONE'
  useEffect(() => {
    // Set up meanwhile: the next tokens open everything.
    if (isDue && isDone) void refreshSession()
  }, [isDue, isDone])
  if (!isDue || isDone) return null
  return (
    <Dialog open aria-labelledby="mfa-gate" maxWidth="xs" fullWidth>
      <DialogTitle id="mfa-gate" variant="h3" component="h2">
        {t('mfaRequired.title')}
      </DialogTitle>
      <DialogContent>{t('mfaRequired.text')}</DialogContent>
      <DialogActions>
        <Button onClick={() => navigate(paths.logout)}>{t('common:shell.signOut')}</Button>
        <Button variant="contained" onClick={() => navigate(`${profile}?tab=mfa`)}>
          {t('mfaRequired.button')}
        </Button>
      </DialogActions>
      <div ref={toastPlace} />
    </Dialog>
  )
}
