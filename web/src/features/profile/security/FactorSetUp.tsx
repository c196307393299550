import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { refreshSession } from '#web/api/refresh.ts'
import { useSession } from '#web/api/session.ts'
import { useOperation } from '#web/api/useOperation.ts'
import { Logo } from '#web/layout/Logo.tsx'
import { inPersona, paths } from '#web/paths.ts'
import { ProblemPanel } from '#web/ui/ProblemPanel.tsx'
import { TextSkeleton } from '#web/ui/Skeletons.tsx'
import { FactorsPanel } from './FactorsPanel.tsx'
import { PasskeysPanel } from './PasskeysPanel.tsx'

/** The one page of somebody whose account enforces a second factor: to set one up, go on, or sign out. */
export const FactorSetUp = () => {
  const { t } = useTranslation(['security', 'common'])
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const claims = useSession()?.claims
  const { data: user, error, refetch } = useOperation(getCurrentUser, {}, { staleTime: 10 * 60_000 })
  if (!claims?.mustSetUpFactor || !pathname.startsWith(inPersona(claims.accountType, 'profile'))) return null
  const isDone = user !== undefined && user.mfaType !== 'NONE'
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, md: 3 }, py: { xs: 3, md: 6 }, display: 'grid', gap: 3 }}>
      <Box component="header" sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
        <Logo />
        <Button onClick={() => navigate(paths.logout)}>{t('common:shell.signOut')}</Button>
      </Box>
      <Box component="main" sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="h2" component="h1">
          {t('due.title')}
        </Typography>
        <Typography color="text.secondary">{t('due.text')}</Typography>
        {error && <ProblemPanel error={error} onRetry={() => void refetch()} />}
        {user === undefined && !error && <TextSkeleton lines={6} />}
        {user && <FactorsPanel user={user} />}
        {user && !isDone && <PasskeysPanel />}
        {isDone && (
          <Alert
            severity="success"
            action={
              <Button variant="contained" onClick={() => void refreshSession()}>
                {t('due.goOn')}
              </Button>
            }
          >
            {t('due.done')}
          </Alert>
        )}
      </Box>
    </Box>
  )
}
