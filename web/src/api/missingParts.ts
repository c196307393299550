/** When the page last loaded again by itself because a part was missing. */
const reloadedKey = 'palisade.reloaded'

/** The page loads again by itself once in this many milliseconds. */
const once = 60_000

const missing = new WeakSet<object>()

globalThis.addEventListener?.('vite:preloadError', ({ payload }) => void missing.add(payload))

/** Whether it broke because a part of the app did not load: no connection, or a newer version without that part. */
export const isMissingPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && missing.has(error)

/** Whether loading the page again may help and was not just tried; if so it counts as tried. */
export const mayReload = (now: number = Date.now()): boolean => {
  if (!navigator.onLine || now - Number(sessionStorage.getItem(reloadedKey) ?? 0) < once) return false
  sessionStorage.setItem(reloadedKey, String(now))
  return true
}
