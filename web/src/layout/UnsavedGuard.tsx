import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx'

/** On a page with a form: asks before typed work is left behind, by a link, the back button or closing the tab. */
export const UnsavedGuard = ({ when }: { when: boolean }) => {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [when])
  if (blocker.state !== 'blocked') return null
  return (
    <ConfirmDialog
      title={t('dirty.title')}
      confirmLabel={t('dirty.discard')}
      cancelLabel={t('dirty.stay')}
      destructive
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset?.()}
    >
      {t('dirty.question')}
    </ConfirmDialog>
  )
}
