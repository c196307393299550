import { readRefreshToken, readSession, sessionsElsewhere, startSession, subscribeToSession } from './session.ts'

// How sessions are renewed loads with the first session, not with the login.
const renewal = () => import('./renewal.ts')

let running: Promise<boolean> | undefined

/** Renews the session, once for all who ask at the same time, in this tab and in others; false when it did not work. */
export const refreshSession = (): Promise<boolean> => {
  running ??= renewal()
    .then(
      ({ renew }) => renew(),
      () => false,
    )
    .finally(() => {
      running = undefined
    })
  return running
}

/** Whether the access token is about to expire. */
export const needsRefresh = (seconds = 10): boolean => {
  const session = readSession()
  return session !== undefined && session.claims.expires - Date.now() / 1000 < seconds
}

/** A session of this tab, or the one that this device remembers. */
export const restoreSession = async (): Promise<boolean> =>
  readSession() !== undefined ? true : readRefreshToken() === undefined ? false : refreshSession()

/** The same, or the one session that other tabs hold; where they hold several, somebody says which (the login asks). */
export const joinSession = async (): Promise<boolean> => {
  if (await restoreSession()) return true
  const [only, ...others] = await sessionsElsewhere()
  if (only !== undefined && others.length === 0 && readSession() === undefined) startSession(only)
  return readSession() !== undefined
}

/** Keeps the session fresh while the page is open, from the first one on. */
export const keepSessionFresh = (): void => {
  const begin = () => void renewal().then(({ keepFresh }) => keepFresh())
  if (readRefreshToken() !== undefined) begin()
  else {
    const stop = subscribeToSession(() => {
      stop()
      begin()
    })
  }
}
