import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { isGhosting } from '../../../api/claims.ts'
import { useSession } from '../../../api/session.ts'
import { useOperation } from '../../../api/useOperation.ts'
import { inPersona } from '../../../paths.ts'
import { toast } from '../../../ui/toast.ts'
import { toastPlace } from '../../../ui/toastPlaces.ts'

/** Blocks the product until a second factor is set up, where the account enforces one. Leaves the profile page open. */
export const MfaGate = () => {
  const { t } = useTranslation('auth')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const claims = useSession()?.claims
  const user = useOperation(getCurrentUser, {}, { staleTime: 10 * 60_000 })
  const failed = user.error !== null && user.error.status !== 401
  useEffect(() => {
    if (failed) toast.error(t('userLoadFailed'), { persist: true })
  }, [failed, t])
  if (!claims || !user.data) return null
  const profile = inPersona(claims.accountType, 'profile')
  const needed = user.data.account.enforceMfa && user.data.mfaType === 'NONE'
  // A passkey is two factors in one.
  const signedInWell = claims.amr.includes('sso') || claims.amr.includes('passkey')
  const spared = signedInWell || isGhosting(claims) || pathname.startsWith(profile)
  if (!needed || spared) return null
  return (
    <Dialog open aria-labelledby="mfa-gate" maxWidth="xs" fullWidth>
      <DialogTitle id="mfa-gate" variant="h3" component="h2">
        {t('mfaRequired.title')}
      </DialogTitle>
      <DialogContent>{t('mfaRequired.text')}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={() => navigate(`${profile}?tab=mfa`)}>
          {t('mfaRequired.button')}
        </Button>
      </DialogActions>
      <div ref={toastPlace} />
    </Dialog>
  )
}
