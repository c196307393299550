import { useSyncExternalStore } from 'react'
import { type Claims, claimsOf, isGhosting } from './claims.ts'
import { publish } from './events.ts'

export type Tokens = { readonly accessToken: string; readonly refreshToken: string }
export type Session = { readonly accessToken: string; readonly claims: Claims }

const sessionKey = 'palisade.session'
const rememberedKey = 'palisade.remembered'

/** What survives signing out: the cookie answer and the look. */
const kept = ['palisade.consent', 'mui-mode', 'mui-color-scheme-light', 'mui-color-scheme-dark']

type Stored = { readonly accessToken: string; readonly refreshToken?: string | undefined }

/** Between tabs: a refresh token was exchanged (a copied tab holds the same one), or somebody signed out. */
type Notice =
  | { readonly kind: 'rotated'; readonly from: string; readonly tokens: Tokens }
  | { readonly kind: 'ended'; readonly userId: string; readonly ghosting: boolean; readonly organizationId: string }

const readStored = (): Stored | undefined => {
  try {
    const stored: Stored | null = JSON.parse(sessionStorage.getItem(sessionKey) ?? 'null')
    return stored ?? undefined
  } catch {
    return undefined
  }
}

const toSession = (stored: Stored | undefined): Session | undefined => {
  const claims = stored && claimsOf(stored.accessToken)
  return stored && claims ? { accessToken: stored.accessToken, claims } : undefined
}

let stored = readStored()
let current = toSession(stored)
const listeners = new Set<() => void>()
const tabs = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('palisade.session')

const put = (next: Stored | undefined): void => {
  stored = next
  current = toSession(next)
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
 * Begins a session with tokens that the server issued. A remembered one keeps its refresh token on the device, for all
 * tabs; any other lives and dies with its tab.
 */
export const startSession = (tokens: Tokens, { remember = false } = {}): void => {
  if (remember) localStorage.setItem(rememberedKey, tokens.refreshToken)
  put({ accessToken: tokens.accessToken, ...(remember ? {} : { refreshToken: tokens.refreshToken }) })
}

/** Takes over the tokens that a refresh returned, and tells tabs that hold the same used-up one. */
export const renewSession = (from: string, tokens: Tokens): void => {
  const remember = localStorage.getItem(rememberedKey) === from
  if (remember) localStorage.setItem(rememberedKey, tokens.refreshToken)
  put({ accessToken: tokens.accessToken, ...(remember ? {} : { refreshToken: tokens.refreshToken }) })
  tabs?.postMessage({ kind: 'rotated', from, tokens } satisfies Notice)
}

const forget = (): void => {
  for (const storage of [sessionStorage, localStorage])
    for (const key of Object.keys(storage)) {
      const view = key.startsWith('palisade.table.') || key.startsWith('palisade.views.')
      if (key.startsWith('palisade.') && !kept.includes(key) && !view) storage.removeItem(key)
    }
}

/** Signs out here and in every other tab of the same person. Cookie consent and the look stay. */
export const endSession = (): void => {
  const claims = current?.claims
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
  localStorage.removeItem(rememberedKey)
  put(undefined)
  publish('session-expired', { reason: 'expired' })
}

tabs?.addEventListener('message', ({ data }: MessageEvent<Notice>) => {
  if (data.kind === 'rotated') {
    if (stored?.refreshToken === data.from) put(data.tokens)
    else if (
      stored &&
      stored.refreshToken === undefined &&
      localStorage.getItem(rememberedKey) === data.tokens.refreshToken
    )
      put({ accessToken: data.tokens.accessToken })
    return
  }
  const claims = current?.claims
  if (!claims || claims.userId !== data.userId) return
  // Leaving somebody else's account ends that account's tabs; leaving one's own ends them all.
  if (data.ghosting && (!isGhosting(claims) || claims.organizationId !== data.organizationId)) return
  sessionStorage.removeItem(sessionKey)
  put(undefined)
  publish('session-expired', { reason: 'ended-elsewhere' })
})

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Who is signed in; the component is drawn again when that changes. */
export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, readSession)
export const subscribeToSession = subscribe
