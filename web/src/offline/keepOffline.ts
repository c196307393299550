import { region } from '../i18n/region.ts'
import { emergencyPath, workerPath } from './emergency.ts'

/** Has the browser keep the incident page, where it can: from then on it opens without a connection. Nothing else is kept. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const address = `${workerPath}?locale=${region.locale}`
  // A browser that keeps nothing, as in a private window, shows the page as before.
  void navigator.serviceWorker.register(address, { scope: emergencyPath }).catch(() => undefined)
}
