import { decodeJwt } from 'jose'
import { ulid } from 'ulid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { permissions } from '#shared/permissions.ts'
import { cast } from '#tests/cast/actors.ts'
import { askToJump, askToSwitch, enter, jumpedInto } from '#tests/support/entering.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { answered, as, later, nobody, signedIn } from '#tests/support/signedIn.ts'

const { createJumpToken, createSwitchToken, createTeam, createUser, getPermissionMap, listMyAccounts, logout } =
  contracts
const { refreshToken, searchAuditTrail } = contracts
const reason = 'The agency asked for help with a quote'
const expired = { status: 404, problem: { code: 'auth.linkExpired' } }

let identity: Identity
let agencyId: string
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = await anAgency()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Somebody of the staff, signed in. */
const staff = async (email: string, role: 'Super Admin' | 'Underwriter' = 'Underwriter') => {
  const user = await aPerson(email, { role })
  return { user, ...(await signedIn(email)) }
}

describe('jumping into another account', () => {
  it('opens a session as its administrator that keeps whose it is, for 60 seconds and once', async () => {
    const { user, actor } = await staff('jump@jump.example')
    const way = await askToJump(actor, agencyId)
    const answer = await answered(enter(actor, way))
    expect(actorOfToken(answer.accessToken)).toMatchObject({
      userId: user.id,
      accountType: 'AGENCY',
      subscriberType: 'COWBELL',
      role: 'Agency Admin',
      ownRole: 'Underwriter',
      realm: 'ACCOUNT',
      organizationId: agencyId,
      scopes: [],
    })
    expect(await enter(actor, way)).toMatchObject(expired)
    const late = await askToJump(actor, agencyId)
    later(60)
    expect(await enter(actor, late)).toMatchObject(expired)

    const stored = await users.require(user.id)
    const next = await answered(nobody(refreshToken, { body: { refreshToken: answer.refreshToken } }))
    await commit([users.update(stored, { ...stored, role: 'Agent', accountType: 'AGENCY', organizationId: agencyId })])
    expect(await nobody(refreshToken, { body: { refreshToken: next.refreshToken } })).toMatchObject({ status: 401 })
  })

  it('refuses a persona that is none, an account that is not there, and those who may not jump', async () => {
    const body = { reason }
    const me = as(cast.superAdmin)
    const jump = (personaPath: string, accountId: string) =>
      me(createJumpToken, { params: { personaPath: personaPath as 'agency', accountId }, body })
    expect(await jump('broker', agencyId)).toMatchObject({ status: 400, problem: { code: 'request.invalid' } })
    expect(await jump('agency', `agy_${ulid()}`)).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
    expect(await jump('customer', `acc_${ulid()}`)).toMatchObject({
      status: 404,
      problem: { code: 'account.notFound' },
    })
    expect(await jump('admin', 'provider')).toMatchObject({ status: 404 })
    const params = { personaPath: 'agency', accountId: agencyId } as const
    expect(await as(cast.producer)(createJumpToken, { params, body })).toMatchObject({ status: 403 })
    const carrier = as({
      ...cast.clusterViewer,
      accountType: 'CARRIER',
      subscriberType: 'CARRIER',
      role: 'Carrier Admin',
    })
    expect(await carrier(createJumpToken, { params, body })).toMatchObject({ status: 403 })
  })

  it('asks for a reason and for a fresh proof of who jumps', async () => {
    const { me } = await staff('why@jump.example')
    const params = { personaPath: 'agency', accountId: agencyId } as const
    expect(await me(createJumpToken, { params, body: { reason: ' ' } })).toMatchObject({ status: 400 })
    later(10 * 60)
    expect(await me(createJumpToken, { params, body: { reason } })).toMatchObject({
      status: 403,
      problem: { code: 'auth.stepUpRequired' },
    })
  })

  it('never lifts: what is allowed inside is what both roles allow', async () => {
    const { actor } = await staff('low@jump.example')
    const { me, actor: inside } = await jumpedInto(actor, agencyId)
    const map = await answered(me(getPermissionMap, {}))
    const [own, theirs] = await Promise.all(
      [cast.underwriter, cast.agencyAdmin].map((each) => answered(as(each)(getPermissionMap, {}))),
    )
    for (const each of permissions)
      expect(map.permissions[each], each).toBe(own?.permissions[each] && theirs?.permissions[each])
    expect(await me(createUser, { body: anAdmin('lasting@jump.example') })).toMatchObject({
      status: 403,
      problem: { code: 'permission.denied' },
    })
    const { ownRole: _, ...bare } = inside
    expect(await as(bare)(getPermissionMap, {})).toMatchObject({ status: 401 })
  })

  it('to look alone sees what its people see, and changes nothing, until it is over', async () => {
    const { actor } = await staff('look@jump.example', 'Super Admin')
    const { me, actor: inside, refreshToken: token } = await jumpedInto(actor, agencyId, { lookOnly: true })
    expect(inside.amr).toEqual(['jump', 'look'])
    expect(await me(getPermissionMap, {})).toMatchObject({ ok: true })
    expect(await me(createTeam, { body: { agencyId: AgencyId.parse(agencyId), name: 'Renewals' } })).toMatchObject({
      status: 403,
      problem: { code: 'auth.jumpLooks' },
    })
    const next = await answered(nobody(refreshToken, { body: { refreshToken: token } }))
    expect(actorOfToken(next.accessToken).amr).toContain('look')
    expect(await me(logout, { body: { refreshToken: next.refreshToken } })).toMatchObject({ ok: true })
  })

  it('does nothing that is the account’s own people’s, whoever jumps and with whatever proof', async () => {
    const { actor } = await staff('chief@jump.example', 'Super Admin')
    const { actor: inside } = await jumpedInto(actor, agencyId)
    const proven = as({ ...inside, stepUpAt: Math.floor(Date.now() / 1000) })
    const refused = { status: 403, problem: { code: 'auth.jumpRefused' } }
    expect(await proven(createUser, { body: anAdmin('second@jump.example') })).toMatchObject(refused)
    expect(await proven(createSwitchToken, { params: { accountId: agencyId } })).toMatchObject(refused)
  })

  it('ends after an hour, however much it is used, and no token outlives it', async () => {
    const { actor } = await staff('hour@jump.example')
    const began = Math.floor(Date.now() / 1000)
    const { accessToken, refreshToken: first } = await jumpedInto(actor, agencyId)
    expect(decodeJwt(accessToken).exp).toBe(began + 900)
    later(50 * 60)
    const renewed = await answered(nobody(refreshToken, { body: { refreshToken: first } }))
    expect(decodeJwt(renewed.accessToken).exp).toBe(began + 3600)
    later(10 * 60)
    expect(await nobody(refreshToken, { body: { refreshToken: renewed.refreshToken } })).toMatchObject({ status: 401 })
  })

  it('is over with the user, and with the session that asked', async () => {
    const { user, actor } = await staff('leaver@jump.example')
    const way = await askToJump(actor, agencyId)
    await commit([users.update(await users.require(user.id), { ...(await users.require(user.id)), enabled: false })])
    expect(await enter(actor, way)).toMatchObject(expired)
    const { actor: other, refreshToken: token, me } = await staff('gone@jump.example')
    const begun = await askToJump(other, agencyId)
    await answered(me(logout, { body: { refreshToken: token } }))
    expect(await enter(other, begun)).toMatchObject(expired)
  })

  it('is over at once for its tokens too when somebody leaves it', async () => {
    const { actor, me: outside } = await staff('left@jump.example')
    const { me, refreshToken: token } = await jumpedInto(actor, agencyId)
    later(60)
    await answered(me(logout, { body: { refreshToken: token } }))
    later(30)
    expect(await me(getPermissionMap, {})).toMatchObject({ status: 401, problem: { code: 'session.required' } })
    expect(await outside(getPermissionMap, {})).toMatchObject({ ok: true })
  })

  it('is for the session and the browser that asked', async () => {
    const { actor } = await staff('bound@jump.example')
    const again = await signedIn('bound@jump.example')
    const way = await askToJump(actor, agencyId)
    expect(await enter(undefined, way)).toMatchObject({ status: 401 })
    expect(await enter(again.actor, way)).toMatchObject(expired)
    expect(await enter(actor, { ...way, cookies: [] })).toMatchObject(expired)
    const other = await askToJump(actor, agencyId)
    expect(await enter(actor, { ...way, cookies: other.cookies })).toMatchObject(expired)
    expect(await enter(actor, way)).toMatchObject({ ok: true })
  })

  it('is told to the account’s administrators: who was in, when and why; and to no other account', async () => {
    const settle = settlerOf(identity.table)
    const home = await anAgency()
    const { actor } = await staff('told@jump.example')
    const at = new Date().toISOString()
    const { me, refreshToken: token } = await jumpedInto(actor, home, { reason: 'Ticket 4711: a quote hangs' })
    later(60)
    await answered(me(logout, { body: { refreshToken: token } }))
    later(1)
    await settle()
    const admin = { ...cast.agencyAdmin, organizationId: home }
    const { hits } = await answered(as(admin)(searchAuditTrail, { query: { kind: 'jump' } }))
    expect(hits).toHaveLength(2)
    const [left, came] = hits
    expect(came).toMatchObject({ record: 'Ada Archer', operation: 'exchangeJumpToken' })
    const told = Object.fromEntries((came?.changes ?? []).map(({ field, after }) => [field, after]))
    expect(told).toMatchObject({ name: 'Ada Archer', reason: 'Ticket 4711: a quote hangs', beganAt: at })
    expect(Object.keys(told).sort()).toEqual(['beganAt', 'endsAt', 'name', 'reason'])
    expect(left?.changes).toMatchObject([{ field: 'endedAt' }])
    const others = await answered(
      as({ ...admin, organizationId: agencyId })(searchAuditTrail, { query: { kind: 'jump' } }),
    )
    expect(others.hits.filter(({ recordId }) => recordId === came?.recordId)).toEqual([])
  })
})

const anAdmin = (email: string) => ({
  email,
  roleId: 'Agency Admin' as const,
  firstName: 'Lasting',
  lastName: 'Admin',
  phone: '',
  primaryContact: false,
  billingContact: false,
})

describe('switching to another account of one’s own', () => {
  it('opens a session in the role one has there', async () => {
    const second = await anAgency({ name: 'Bluebonnet Brokers' })
    await aPerson('both@jump.example', {
      role: 'Agency Admin',
      organizationId: agencyId,
      otherMemberships: [{ accountType: 'AGENCY', organizationId: second, role: 'Agent', teamIds: ['tea_9'] }],
    })
    const { me, actor } = await signedIn('both@jump.example')
    expect(await me(listMyAccounts, {})).toMatchObject({
      value: [
        { id: agencyId, name: 'Harbour & Pine Insurance', accountType: 'AGENCY', role: 'Agency Admin' },
        { id: second, name: 'Bluebonnet Brokers', role: 'Agent' },
      ],
    })
    const { accessToken } = await answered(enter(actor, await askToSwitch(actor, second)))
    const there = actorOfToken(accessToken)
    expect(there).toMatchObject({
      accountType: 'AGENCY',
      subscriberType: 'AGENCY',
      role: 'Agent',
      realm: 'TEAM',
      organizationId: second,
      teamIds: ['tea_9'],
    })
    // To switch proves nothing anew.
    expect(there.stepUpAt).toBeUndefined()
    const other = await anAgency()
    expect(await me(createSwitchToken, { params: { accountId: other } })).toMatchObject({
      status: 404,
      problem: { code: 'account.notFound' },
    })
  })
})
