import { describe, expect, it, vi } from 'vitest'
import { openBrowser, tokenWith } from '#tests/support/screen.ts'

const tokens = { accessToken: tokenWith({ accountType: 'AGENCY' }), refreshToken: 'ses_1' }

const opened = async (Tabs?: unknown) => {
  const { tab, local } = await openBrowser()
  if (Tabs !== undefined) {
    vi.stubGlobal('BroadcastChannel', Tabs)
    vi.resetModules()
  }
  // The browser's own storage lists its items as its keys.
  for (const [name, items] of [
    ['sessionStorage', tab],
    ['localStorage', local],
  ] as const)
    vi.stubGlobal(
      name,
      new Proxy(globalThis[name], {
        ownKeys: () => [...items.keys()],
        getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      }),
    )
  const session = await import('./session.ts')
  return { ...session, tab, local }
}

describe('a session', () => {
  it('is nobody’s at first', async () => {
    const { readSession } = await opened()
    expect(readSession()).toBeUndefined()
  })

  it('is kept in the tab’s session storage alone', async () => {
    const { startSession, tab, local } = await opened()
    startSession(tokens)
    expect(JSON.parse(tab.get('palisade.session') ?? '')).toEqual(tokens)
    expect(local.has('palisade.remembered')).toBe(false)
  })

  it('is remembered on a device by its id, which opens nothing by itself', async () => {
    const { startSession, local } = await opened()
    startSession({ ...tokens, refreshToken: 'a.refresh.token' }, { remember: true })
    expect(local.has('palisade.remembered')).toBe(false)
    startSession(tokens, { remember: true })
    expect(local.get('palisade.remembered')).toBe('ses_1')
  })

  it('has its refresh token in local storage where the global flag says so', async () => {
    const { startSession, local } = await opened()
    const { keepRefreshTokenByScripts } = await import('./refreshKeeping.ts')
    keepRefreshTokenByScripts(true)
    startSession({ ...tokens, refreshToken: 'a.refresh.token' })
    expect(local.get('palisade.remembered')).toBe('a.refresh.token')
  })

  it('that is over tells whoever listens afterwards where it was, wherever one was led meanwhile', async () => {
    const { startSession, expireSession } = await opened()
    const { onEvent } = await import('./events.ts')
    startSession(tokens)
    vi.stubGlobal('location', { pathname: '/agency/dashboard', search: '?tab=accounts' })
    expireSession()
    vi.stubGlobal('location', { pathname: '/login', search: '' })
    const hear = vi.fn()
    const stop = onEvent('session-expired', hear)
    await Promise.resolve()
    expect(hear).toHaveBeenCalledExactlyOnceWith({ reason: 'expired', at: '/agency/dashboard?tab=accounts' })
    stop()
  })

  it('leaves nothing behind when one signs out, but the cookie answer, the look and how tables stand', async () => {
    const { startSession, endSession, readSession, tab, local } = await opened()
    startSession(tokens, { remember: true })
    const kept = ['palisade.consent', 'mui-mode', 'palisade.table.quotes', 'palisade.views.quotes']
    for (const key of [...kept, 'palisade.flags', 'palisade.draft']) local.set(key, '{}')
    for (const key of ['palisade.origin', 'palisade.team', 'palisade.jumped']) tab.set(key, 'x')
    endSession()
    expect(readSession()).toBeUndefined()
    expect([...tab.keys()]).toEqual([])
    expect([...local.keys()].sort()).toEqual(kept.toSorted())
  })
})

describe('what the token says', () => {
  it('of account type, subscriber, kind, realm and end is read', async () => {
    await openBrowser()
    const { claimsOf } = await import('./claims.ts')
    const claims = {
      accountType: 'AGENCY',
      subscriberType: 'COWBELL',
      tokenType: 'access',
      realm: 'TEAM',
      exp: 1_800_000_000,
    }
    expect(claimsOf(tokenWith(claims))).toMatchObject({
      accountType: 'AGENCY',
      subscriberType: 'COWBELL',
      tokenType: 'access',
      realm: 'TEAM',
      expires: 1_800_000_000,
    })
    expect(claimsOf('no token')).toBeUndefined()
  })

  it.each([
    ['COWBELL', 'AGENCY', true],
    ['CARRIER', 'AGENCY', true],
    ['AGENCY', 'AGENCY', false],
    ['CARRIER', 'CARRIER', false],
  ])('a subscriber of type %s acting as %s is ghosting: %s', async (subscriberType, accountType, ghosting) => {
    const { claimsOf, isGhosting } = await import('./claims.ts')
    const claims = claimsOf(tokenWith({ accountType, subscriberType }))
    expect(claims && isGhosting(claims)).toBe(ghosting)
  })
})

describe('a new tab', () => {
  type Hear = (message: { data: object }) => void

  /** Other tabs, one of which says after so many milliseconds whose session it holds. */
  const answeringAfter = (milliseconds: number) =>
    class {
      private readonly listeners: Hear[] = []
      addEventListener(_: string, hear: Hear) {
        this.listeners.push(hear)
      }
      removeEventListener(_: string, hear: Hear) {
        this.listeners.splice(this.listeners.indexOf(hear), 1)
      }
      postMessage({ kind }: { kind: string }) {
        const answer = () => {
          for (const hear of this.listeners) hear({ data: { kind: 'held', tokens } })
        }
        if (kind === 'asked') setTimeout(answer, milliseconds)
      }
    }

  it('waits for tabs that are slow to answer, where somebody was signed in lately, and else hardly at all', async () => {
    const { sessionsElsewhere, local } = await opened(answeringAfter(700))
    expect(await sessionsElsewhere()).toEqual([])
    local.set('palisade.held', 'yes')
    expect(await sessionsElsewhere()).toEqual([tokens])
  })

  it('that was told by nobody waits no longer the next time', async () => {
    const { sessionsElsewhere, local } = await opened(answeringAfter(60_000))
    local.set('palisade.held', 'yes')
    expect(await sessionsElsewhere()).toEqual([])
    expect(local.has('palisade.held')).toBe(false)
  })

  it('with the login hears of a session whenever its tab says so', async () => {
    const { followSessionsElsewhere } = await opened(answeringAfter(900))
    const hear = vi.fn()
    const stop = followSessionsElsewhere(hear)
    await vi.waitFor(() => expect(hear).toHaveBeenCalledWith([tokens]), 5000)
    stop()
  })
})
