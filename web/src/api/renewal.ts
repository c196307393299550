import { exchangeToken, type Renewal } from './exchangeToken.ts'
import { needsRefresh, refreshSession } from './refresh.ts'
import { isSessionId, keepingHeaders } from './refreshKeeping.ts'
import { adoptTokens, expireSession, readRefreshToken, readSession, subscribeToSession, tellTabs } from './session.ts'
import { renewalMargin, retryAfter, type TabMessage, type WorkerMessage } from './sessionWorkerMessages.ts'

/** A worker that has not answered by then is gone; the tab goes on by itself. */
const patience = 15_000

let worker: SharedWorker | undefined
const waiting = new Map<string, (renewal: Renewal) => void>()

const headersFor = (refreshToken: string) => (isSessionId(refreshToken) ? keepingHeaders() : {})

const post = (message: TabMessage): void => worker?.port.postMessage(message)

const ask = (refreshToken: string): void => post({ kind: 'renew', refreshToken, headers: headersFor(refreshToken) })

/** Does what the answer says, if this tab still holds the session; true when the session goes on. */
const take = (refreshToken: string, renewal: Renewal): boolean => {
  if (readRefreshToken() !== refreshToken) return readSession() !== undefined
  if (renewal.kind === 'refused') expireSession()
  if (renewal.kind !== 'renewed') return false
  adoptTokens(refreshToken, renewal.tokens)
  return true
}

const hear = ({ data }: MessageEvent<WorkerMessage>): void => {
  const { refreshToken } = data
  if (data.kind === 'due') {
    if (readRefreshToken() === refreshToken) ask(refreshToken)
    return
  }
  take(refreshToken, data.renewal)
  waiting.get(refreshToken)?.(data.renewal)
}

/** The worker that all tabs share, where the browser has such workers. */
const startWorker = (): void => {
  if (typeof SharedWorker === 'undefined') return
  try {
    const started = new SharedWorker(new URL('./sessionWorker.ts', import.meta.url), {
      type: 'module',
      name: 'palisade-session',
    })
    started.onerror = () => {
      worker = undefined
    }
    started.port.onmessage = hear
    worker = started
  } catch {
    worker = undefined
  }
}

const byWorker = (refreshToken: string): Promise<Renewal> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      worker = undefined
      resolve(exchangeToken(refreshToken, headersFor(refreshToken)))
    }, patience)
    waiting.set(refreshToken, (renewal) => {
      clearTimeout(timer)
      waiting.delete(refreshToken)
      resolve(renewal)
    })
    ask(refreshToken)
  })

/** Without the worker tabs take turns; one that waited may find the session renewed. */
const byTurns = async (refreshToken: string): Promise<Renewal | undefined> => {
  const before = readSession()?.accessToken
  const work = async () => {
    if (readSession()?.accessToken !== before || readRefreshToken() !== refreshToken) return undefined
    const renewal = await exchangeToken(refreshToken, headersFor(refreshToken))
    if (renewal.kind === 'renewed') tellTabs(refreshToken, renewal.tokens)
    return renewal
  }
  return navigator.locks ? navigator.locks.request('palisade.refresh', work) : work()
}

/** Renews the session that this tab holds; false when it did not work. */
export const renew = async (): Promise<boolean> => {
  const refreshToken = readRefreshToken()
  if (refreshToken === undefined) return false
  const renewal = await (worker === undefined ? byTurns(refreshToken) : byWorker(refreshToken))
  return renewal === undefined ? readSession() !== undefined : take(refreshToken, renewal)
}

/** Keeps the session fresh while the page is open; also after a sleep of the machine. */
export const keepFresh = (): void => {
  startWorker()
  let timer: ReturnType<typeof setTimeout> | undefined
  const plan = () => {
    clearTimeout(timer)
    const refreshToken = readRefreshToken()
    const expires = readSession()?.claims.expires
    if (refreshToken === undefined || expires === undefined) return
    if (worker !== undefined) return post({ kind: 'hold', refreshToken, expires })
    const wait = (expires - renewalMargin) * 1000 - Date.now()
    const due = () => void refreshSession().then((done) => !done && setTimeout(plan, retryAfter))
    timer = setTimeout(due, Math.max(wait, 0))
  }
  subscribeToSession(plan)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && needsRefresh(renewalMargin)) void refreshSession()
  })
  plan()
}
