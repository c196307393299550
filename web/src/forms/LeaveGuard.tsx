import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#web/dialogs/ConfirmDialog.tsx'

/** Asks before unsaved work is left behind: by a link, the back button or closing the tab. */
export const LeaveGuard = ({ when }: { when: boolean }) => {
  const { t } = useTranslation('account')
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [when])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirmLabel={t('leave.discard')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
    >
      {t('leave.question')}
    </ConfirmDialog>
  )
}
