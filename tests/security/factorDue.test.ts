import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { askToSwitch, enter } from '#tests/support/entering.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as, later, nobody, signedIn } from '#tests/support/signedIn.ts'

const { getCurrentUser, listMySessions, listMyTeams, logout, refreshToken, updateCurrentUser } = contracts
const { updateMfa, verifyMfa } = contracts
const closed = { status: 403, problem: { code: 'auth.factorRequired' } }

let identity: Identity
let strict: string
beforeAll(async () => {
  identity = await startIdentity()
  strict = await anAgency({ enforceMfa: true })
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const member = async (email: string, more: object = {}) => {
  await aPerson(email, { role: 'Agency Admin', organizationId: strict, ...more })
  return signedIn(email)
}
const renewed = async (token: string) => {
  const tokens = await answered(nobody(refreshToken, { body: { refreshToken: token } }))
  return { ...tokens, me: as(actorOfToken(tokens.accessToken)) }
}

describe('where the account requires a second factor', () => {
  it('the session of who has none opens only what sets one up, and then everything', async () => {
    const { me, refreshToken: token } = await member('due@factor.example')
    expect(await me(listMyTeams, { query: {} })).toMatchObject(closed)
    expect(await me(listMySessions, {})).toMatchObject(closed)
    expect(await me(getCurrentUser, {})).toMatchObject({ ok: true })
    // A renewal lifts nothing.
    const still = await renewed(token)
    expect(await still.me(listMyTeams, { query: {} })).toMatchObject(closed)
    await answered(
      still.me(updateCurrentUser, { body: { firstName: 'Ada', lastName: 'Archer', phone: '(512) 555-0199' } }),
    )
    await answered(still.me(updateMfa, { query: { mfaType: 'SMS' } }))
    const mfa1 = identity.lastSms('+15125550199').slice(0, 6)
    await answered(still.me(verifyMfa, { body: { mfaType: 'SMS', mfa1 } }))
    const free = await renewed(still.refreshToken)
    expect(await free.me(listMyTeams, { query: {} })).toMatchObject({ ok: true })
  })

  it('it can be left', async () => {
    const { me, refreshToken: token } = await member('out@factor.example')
    expect(await me(logout, { body: { refreshToken: token } })).toMatchObject({ status: 204 })
    expect(await nobody(refreshToken, { body: { refreshToken: token } })).toMatchObject({ status: 401 })
  })

  it('there is no way round it by another account of one’s own, in neither direction', async () => {
    const lax = await anAgency()
    const there = { accountType: 'AGENCY', organizationId: lax, role: 'Agency Admin', teamIds: [] } as const
    const { me } = await member('inner@factor.example', { otherMemberships: [there] })
    expect(await me(contracts.createSwitchToken, { params: { accountId: lax } })).toMatchObject(closed)
    const { actor } = await member('outer@factor.example', {
      organizationId: lax,
      otherMemberships: [{ ...there, organizationId: strict }],
    })
    const { accessToken } = await answered(enter(actor, await askToSwitch(actor, strict)))
    expect(await as(actorOfToken(accessToken))(listMyTeams, { query: {} })).toMatchObject(closed)
  })

  it('who has a factor works on; who takes it off is stopped when the tokens are renewed', async () => {
    const { me, refreshToken: token, actor } = await member('off@factor.example', { organizationId: await anAgency() })
    expect(await me(listMyTeams, { query: {} })).toMatchObject({ ok: true })
    const user = await users.require(actor.userId)
    await commit([users.update(user, { ...user, organizationId: strict })])
    later(60)
    expect(await (await renewed(token)).me(listMyTeams, { query: {} })).toMatchObject(closed)
  })
})
