import type * as signIn from '#shared/contracts/auth/signIn.ts'
import {
  expireSession,
  readRefreshToken,
  readSession,
  renewSession,
  subscribeToSession,
  type Tokens,
} from './session.ts'

const refreshPath: (typeof signIn.refreshToken)['path'] = '/api/auth/v1/token/refresh'

/** The session is renewed this long before its access token expires. */
const margin = 60

let running: Promise<boolean> | undefined

const exchange = async (): Promise<boolean> => {
  const token = readRefreshToken()
  if (token === undefined) return false
  const response = await fetch(refreshPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ refreshToken: token }),
  }).catch(() => undefined)
  if (response?.ok) {
    const tokens: Tokens = await response.json()
    renewSession(token, tokens)
    return true
  }
  // Only a refusal ends a session; a server in trouble or no network does not.
  if (response && [400, 401, 403, 404, 410].includes(response.status)) expireSession()
  return false
}

const locked = async (): Promise<boolean> => {
  const before = readSession()?.accessToken
  const work = async () => {
    // Another tab may have renewed the session while this one waited for its turn.
    const now = readSession()
    return now !== undefined && now.accessToken !== before ? true : exchange()
  }
  return navigator.locks ? navigator.locks.request('palisade.refresh', work) : work()
}

/** Renews the session, once for all who ask at the same time and in turn between tabs; false when it did not work. */
export const refreshSession = (): Promise<boolean> => {
  running ??= locked().finally(() => {
    running = undefined
  })
  return running
}

/** Whether the access token is about to expire. */
export const needsRefresh = (seconds = 10): boolean => {
  const session = readSession()
  return session !== undefined && session.claims.expires - Date.now() / 1000 < seconds
}

/** A session of this tab, or one made of the remembered refresh token. */
export const restoreSession = async (): Promise<boolean> =>
  readSession() !== undefined ? true : readRefreshToken() === undefined ? false : refreshSession()

/** Keeps the session fresh while the page is open; also after a sleep of the machine. */
export const keepSessionFresh = (): void => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    const session = readSession()
    if (!session || readRefreshToken() === undefined) return
    const wait = (session.claims.expires - margin) * 1000 - Date.now()
    // A refresh that failed for want of a server is tried again in half a minute.
    timer = setTimeout(() => void refreshSession().then((done) => !done && setTimeout(plan, 30_000)), Math.max(wait, 0))
  }
  subscribeToSession(plan)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && needsRefresh(margin)) void refreshSession()
  })
  plan()
}
