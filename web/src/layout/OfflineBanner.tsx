import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { LateAlert } from '../ui/LateAlert.tsx'

const subscribe = (changed: () => void) => {
  for (const event of ['online', 'offline'] as const) addEventListener(event, changed)
  return () => {
    for (const event of ['online', 'offline'] as const) removeEventListener(event, changed)
  }
}

/** Says, over every page, that there is no connection, as long as there is none; in an emergency, that it keeps nobody. */
export const OfflineBanner = ({ emergency = false }: { emergency?: boolean }) => {
  const { t } = useTranslation()
  const online = useSyncExternalStore(
    subscribe,
    // Where it is not known, nothing is said.
    () => navigator.onLine !== false,
    () => true,
  )
  if (online) return null
  return (
    <LateAlert severity="warning" sx={{ borderRadius: 0, px: { xs: 2, md: 3 }, py: 0 }}>
      {t(emergency ? 'offline.emergency' : 'offline.text')}
    </LateAlert>
  )
}
