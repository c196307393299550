import { useSyncExternalStore } from 'react'
import { type Claims, claimsOf, isGhosting, isWorkflow } from './claims.ts'
import { publish } from './events.ts'
import { isKeptByScripts, isSessionId } from './refreshKeeping.ts'
import { storageKeys } from './storageKeys.ts'

/** As a sign-in answers. The refresh token is mostly the session's id: the token itself is in a cookie. */
export type Tokens = { readonly accessToken: string; readonly refreshToken: string }
export type Session = { readonly accessToken: string; readonly claims: Claims }

const { held: heldKey, session: sessionKey, remembered: rememberedKey } = storageKeys

/** What survives signing out: the cookie answer and the look. */
const kept = [storageKeys.consent, 'mui-mode', 'mui-color-scheme-light', 'mui-color-scheme-dark']

/**
 * Between tabs: a refresh token was exchanged (a copied tab holds the same one), somebody signed out, a new tab asks who is
 * signed in, and a tab says who is.
 */
type Notice =
  | { readonly kind: 'asked' }
  | { readonly kind: 'held'; readonly tokens: Tokens }
  | { readonly kind: 'rotated'; readonly from: string; readonly tokens: Tokens }
  | { readonly kind: 'ended'; readonly userId: string; readonly ghosting: boolean; readonly organizationId: string }

const readStored = (): Tokens | undefined => {
  try {
    const stored: Tokens | null = JSON.parse(sessionStorage.getItem(sessionKey) ?? 'null')
    return stored ?? undefined
  } catch {
    return undefined
  }
}

const toSession = (stored: Tokens | undefined): Session | undefined => {
  const claims = stored && claimsOf(stored.accessToken)
  return stored && claims ? { accessToken: stored.accessToken, claims } : undefined
}

let stored = readStored()
let current = toSession(stored)
const listeners = new Set<() => void>()
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('palisade.session')

/** Whether this tab's session is one that others may take over. */
const isOffered = (): boolean => current !== undefined && !isGhosting(current.claims) && !isWorkflow(current.claims)

const put = (next: Tokens | undefined): void => {
  stored = next
  current = toSession(next)
  if (isOffered()) localStorage.setItem(heldKey, 'yes')
  if (next) sessionStorage.setItem(sessionKey, JSON.stringify(next))
  else sessionStorage.removeItem(sessionKey)
  for (const listener of listeners) listener()
}

/** Who is signed in in this tab, if anybody. */
export const readSession = (): Session | undefined => current

/** The token that renews the session: this tab's own, else the one this device remembers. */
export const readRefreshToken = (): string | undefined =>
  stored?.refreshToken ?? localStorage.getItem(rememberedKey) ?? undefined

/**
 * Begins a session with tokens that the server issued. It lives and dies with its tab. A remembered one keeps its id on the
 * device, for all tabs; the token itself goes to local storage only where the global flag says so.
 */
export const startSession = (tokens: Tokens, { remember = false } = {}): void => {
  if (isKeptByScripts() || (remember && isSessionId(tokens.refreshToken)))
    localStorage.setItem(rememberedKey, tokens.refreshToken)
  put(tokens)
}

/** Takes over the tokens that a renewal returned. */
export const adoptTokens = (from: string, tokens: Tokens): void => {
  if (localStorage.getItem(rememberedKey) === from) localStorage.setItem(rememberedKey, tokens.refreshToken)
  put(tokens)
}

/** Takes over an access token of the same session: after a step-up. */
export const adoptAccessToken = (accessToken: string): void => {
  if (stored) put({ ...stored, accessToken })
}

/** Tells tabs that hold the same session what its renewal returned. */
export const tellTabs = (from: string, tokens: Tokens): void =>
  tabs?.postMessage({ kind: 'rotated', from, tokens } satisfies Notice)

/** This device remembers the session no more, if it is the one that it remembers. */
const forgetRemembered = (refreshToken: string | undefined): void => {
  if (refreshToken !== undefined && localStorage.getItem(rememberedKey) === refreshToken)
    localStorage.removeItem(rememberedKey)
}

const forget = (): void => {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) {
      const view = key.startsWith('palisade.table.') || key.startsWith('palisade.views.')
      if (key.startsWith('palisade.') && key !== rememberedKey && !kept.includes(key) && !view) storage.removeItem(key)
    }
}

/** Signs out here and in every other tab of the same person. Cookie consent and the look stay. */
export const endSession = (): void => {
  const claims = current?.claims
  // Leaving somebody else's account leaves the own one on this device.
  forgetRemembered(readRefreshToken())
  forget()
  put(undefined)
  if (claims)
    tabs?.postMessage({
      kind: 'ended',
      userId: claims.userId,
      ghosting: isGhosting(claims),
      organizationId: claims.organizationId,
    } satisfies Notice)
}

/** The session could not be renewed: nobody is signed in any more, and the application says so. */
export const expireSession = (): void => {
  if (current === undefined && readRefreshToken() === undefined) return
  // Whoever hears that nobody is signed in may lead to the login page before anybody hears why.
  const at = location.pathname + location.search
  forgetRemembered(readRefreshToken())
  put(undefined)
  publish('session-expired', { reason: 'expired', at })
}

/** So long other tabs have to say whose session they hold (milliseconds). */
const answeredWithin = 200
/** So long they have where somebody was signed in when they were last looked at: a busy machine's tabs take their time. */
const busyWithin = 3000

/**
 * Asks other tabs, and tells the sessions that they hold, each once, as they say so, until it is stopped: of those who signed
 * in, not of who acts in somebody else's account or opened one record by a link. Nothing leaves the browser: it asks tabs of
 * the same origin.
 */
export const followSessionsElsewhere = (tell: (sessions: readonly Tokens[]) => void): (() => void) => {
  const found = new Map<string, Tokens>()
  const hear = ({ data }: MessageEvent<Notice>) => {
    if (data.kind !== 'held') return
    found.set(data.tokens.refreshToken, data.tokens)
    tell([...found.values()])
  }
  tabs?.addEventListener('message', hear)
  tabs?.postMessage({ kind: 'asked' } satisfies Notice)
  return () => tabs?.removeEventListener('message', hear)
}

/** The sessions that other tabs hold, as far as they say so in time. */
export const sessionsElsewhere = async (): Promise<readonly Tokens[]> => {
  if (tabs === undefined) return []
  const wait = localStorage.getItem(heldKey) === null ? answeredWithin : busyWithin
  let found: readonly Tokens[] = []
  let stop = () => {}
  await new Promise<void>((resolve) => {
    setTimeout(resolve, wait)
    stop = followSessionsElsewhere((sessions) => {
      found = sessions
      setTimeout(resolve, answeredWithin)
    })
  })
  stop()
  if (found.length === 0) localStorage.removeItem(heldKey)
  return found
}

const tellWhatIsHeld = (): void => {
  if (stored !== undefined && isOffered()) tabs?.postMessage({ kind: 'held', tokens: stored } satisfies Notice)
}

tabs?.addEventListener('message', ({ data }: MessageEvent<Notice>) => {
  if (data.kind === 'held') return
  if (data.kind === 'asked') return tellWhatIsHeld()
  if (data.kind === 'rotated') {
    if (stored?.refreshToken === data.from) put(data.tokens)
    return
  }
  const claims = current?.claims
  if (!claims || claims.userId !== data.userId) return
  // Leaving somebody else's account ends that account's tabs; leaving one's own ends them all.
  if (data.ghosting && (!isGhosting(claims) || claims.organizationId !== data.organizationId)) return
  const at = location.pathname + location.search
  sessionStorage.removeItem(sessionKey)
  put(undefined)
  publish('session-expired', { reason: 'ended-elsewhere', at })
})

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in; the component is drawn again when that changes. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, readSession)
export const subscribeToSession = subscribe
