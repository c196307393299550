import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import type { PrivacyRequest } from '#shared/contracts/auth/privacyRequest.ts'
import { useSession } from '#web/api/session.ts'
import { useDialogs } from '#web/dialogs/DialogHost.tsx'
import { date } from '#web/i18n/format.ts'
import { passPrivacyHold } from '../dialogs.ts'

/** What forbids the erasure now, and who decides on each. */
export const HoldsPanel = ({ request: { id, holds, status, subject } }: { request: PrivacyRequest }) => {
  const { t } = useTranslation('privacy')
  const { open } = useDialogs()
  const role = useSession()?.claims.role
  if (status !== 'HELD') return null
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {holds.length === 0 && <Alert severity="success">{t('hold.none')}</Alert>}
      {holds.map(({ reason, of, until, decidedBy, passable }) => (
        <Alert
          key={reason}
          severity="warning"
          action={
            passable &&
            decidedBy.some((each) => each === role) && (
              <Button
                color="inherit"
                size="small"
                onClick={() => open(passPrivacyHold, { privacyRequestId: id, name: subject.name, reason })}
              >
                {t('pass.action')}
              </Button>
            )
          }
        >
          <strong>{t(`holds.${reason}`)}</strong> {of.join(', ')}
          {until !== undefined && t('hold.until', { date: date(until) })}
          <br />
          {t(passable ? 'hold.decides' : 'hold.ends', { roles: decidedBy.join(', ') })}
        </Alert>
      ))}
    </Box>
  )
}
