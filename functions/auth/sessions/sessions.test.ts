import { ulid } from 'ulid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as contracts from '#shared/contracts/auth/index.ts'
import { askToSwitch, enter, jumpedInto } from '#tests/support/entering.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { answered, as, later, nobody, signedIn, signIn } from '#tests/support/signedIn.ts'

const { endMyOtherSessions, endMySession } = contracts
const { changeOwnPassword, listMySessions, login, refreshToken, signOutEverywhere } = contracts
const refresh = (token: string) => nobody(refreshToken, { body: { refreshToken: token } })
const ended = { status: 401, problem: { code: 'auth.sessionExpired' } }

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('the list of my sessions', () => {
  it('says device, place, when begun and last used, how signed in, and which is this one', async () => {
    process.env.EDGE_KEY = 'edge'
    await aPerson('list@sessions.example')
    const tokens = await answered(
      nobody(
        login,
        { query: {}, body: { username: 'list@sessions.example', password: testPassword, rememberDevice: true } },
        {
          userAgent: firefox,
          headers: {
            'cloudfront-viewer-country': 'US',
            'x-palisade-edge': 'edge',
            'x-palisade-viewer': '198.51.100.7',
          },
        },
      ),
    )
    delete process.env.EDGE_KEY
    later(60)
    const { me } = await signedIn('list@sessions.example')
    const [here, there] = await answered(me(listMySessions, {}))
    expect(here).toMatchObject({ isCurrent: true, kind: 'HOME', remembered: false, signedInWith: ['pwd'] })
    expect(there).toMatchObject({
      id: actorOfToken(tokens.accessToken).sessionId,
      isCurrent: false,
      browser: 'Firefox',
      system: 'Linux',
      network: '198.51.x.x',
      country: 'US',
      remembered: true,
      account: { accountType: 'COWBELL' },
    })
    expect(there?.beganAt).toBe(there?.lastUsedAt)
  })

  it('is in order of last use, which renewing the tokens notes and no other call', async () => {
    await aPerson('order@sessions.example')
    const first = await signedIn('order@sessions.example')
    later(60)
    const second = await signedIn('order@sessions.example')
    const order = async () => (await answered(second.me(listMySessions, {}))).map(({ id }) => id)
    later(60)
    await answered(first.me(listMySessions, {}))
    expect(await order()).toEqual([second.actor.sessionId, first.actor.sessionId])
    await refresh(first.refreshToken)
    expect(await order()).toEqual([first.actor.sessionId, second.actor.sessionId])
    const [used] = await answered(second.me(listMySessions, {}))
    expect(Date.parse(used?.lastUsedAt ?? '') - Date.parse(used?.beganAt ?? '')).toBe(120_000)
  })

  it('has the sessions in accounts that the user jumped into or switched to, and nobody else’s', async () => {
    const [agencyId, other] = [await anAgency(), await anAgency({ name: 'Thistle Brokers' })]
    await aPerson('jumper@sessions.example')
    await aPerson('member@sessions.example', {
      role: 'Agency Admin',
      organizationId: agencyId,
      otherMemberships: [{ accountType: 'AGENCY', organizationId: other, role: 'Agency Admin', teamIds: [] }],
    })
    const jumper = await signedIn('jumper@sessions.example')
    const member = await signedIn('member@sessions.example')
    await jumpedInto(jumper.actor, agencyId)
    const inside = await answered(enter(member.actor, await askToSwitch(member.actor, other)))

    const jumped = await answered(jumper.me(listMySessions, {}))
    expect(jumped).toHaveLength(2)
    expect(jumped.find(({ kind }) => kind === 'JUMP')).toMatchObject({
      account: { id: agencyId, name: 'Harbour & Pine Insurance', accountType: 'AGENCY' },
      signedInWith: ['jump'],
    })
    const switched = await answered(as(actorOfToken(inside.accessToken))(listMySessions, {}))
    expect(switched.find(({ isCurrent }) => isCurrent)).toMatchObject({
      kind: 'SWITCH',
      account: { name: 'Thistle Brokers' },
    })
    expect(switched).toHaveLength(2)
  })

  it('forgets a session that ran out', async () => {
    await aPerson('old@sessions.example')
    await signedIn('old@sessions.example')
    later(12 * 3600 + 1)
    const { me } = await signedIn('old@sessions.example')
    expect(await answered(me(listMySessions, {}))).toHaveLength(1)
  })
})

describe('ending sessions', () => {
  it('ends one: its tokens are renewed no more, the others are', async () => {
    await aPerson('one@sessions.example')
    const lost = await signedIn('one@sessions.example')
    const kept = await signedIn('one@sessions.example')
    const sessionId = lost.actor.sessionId ?? ''
    expect(await kept.me(endMySession, { params: { sessionId } })).toMatchObject({ status: 204 })
    expect(await kept.me(endMySession, { params: { sessionId } })).toMatchObject({
      status: 404,
      problem: { code: 'session.notFound' },
    })
    expect(await refresh(lost.refreshToken)).toMatchObject(ended)
    expect(await refresh(kept.refreshToken)).toMatchObject({ ok: true })
  })

  it('does not end, nor tell of, somebody else’s', async () => {
    await aPerson('mine@sessions.example')
    await aPerson('theirs@sessions.example')
    const mine = await signedIn('mine@sessions.example')
    const theirs = await signedIn('theirs@sessions.example')
    for (const sessionId of [theirs.actor.sessionId ?? '', `ses_${ulid()}`])
      expect(await mine.me(endMySession, { params: { sessionId } })).toMatchObject({ status: 404 })
    expect(await refresh(theirs.refreshToken)).toMatchObject({ ok: true })
  })

  it('ends all others at once and keeps the one that asks, with the time it began', async () => {
    await aPerson('others@sessions.example')
    const others = [await signedIn('others@sessions.example'), await signedIn('others@sessions.example')]
    const kept = await signedIn('others@sessions.example')
    later(60)
    expect(await kept.me(endMyOtherSessions, {})).toMatchObject({ status: 204 })
    for (const each of others) expect(await refresh(each.refreshToken)).toMatchObject(ended)
    const [session, ...rest] = await answered(kept.me(listMySessions, {}))
    expect(rest).toEqual([])
    expect(Date.now() - Date.parse(session?.beganAt ?? '')).toBe(60_000)
    expect(await refresh(kept.refreshToken)).toMatchObject({ ok: true })
  })

  it('signs out everywhere, here as well, and lets in again', async () => {
    await aPerson('everywhere@sessions.example')
    const sessions = [await signedIn('everywhere@sessions.example'), await signedIn('everywhere@sessions.example')]
    later(1)
    expect(await sessions[0]?.me(signOutEverywhere, {})).toMatchObject({ status: 204 })
    for (const each of sessions) expect(await refresh(each.refreshToken)).toMatchObject(ended)
    later(1)
    expect(await signIn('everywhere@sessions.example')).toMatchObject({ ok: true })
  })

  it('a changed password ends the others too', async () => {
    await aPerson('changed@sessions.example')
    const other = await signedIn('changed@sessions.example')
    const { me } = await signedIn('changed@sessions.example')
    later(1)
    const body = { currentPassword: testPassword, password: 'seven herons over a cold river' }
    expect(await me(changeOwnPassword, { body })).toMatchObject({ status: 204 })
    expect(await refresh(other.refreshToken)).toMatchObject(ended)
    expect(await answered(me(listMySessions, {}))).toHaveLength(1)
  })
})
