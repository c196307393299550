import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { roleGrantLife } from '#shared/records/roleGrant/roleGrantLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { aPerson } from '#tests/support/people.ts'
import { answered, as } from '#tests/support/signedIn.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { expireRoleGrants } from '../jobs/expireRoleGrants.ts'
import { roleGrants } from '../store/roleGrants.ts'

let identity: Identity
let other: UserRecord
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useRealTimers())

const asker = as(cast.superAdmin)
const ofOther = () => as({ ...cast.superAdmin, userId: other.id })
const details = {
  firstName: 'Mara',
  lastName: 'Quill',
  phone: '',
  primaryContact: false,
  billingContact: false,
} as const
let people = 0
const email = () => {
  people += 1
  return `grant${people}@people.example`
}
const grantOf = async (userId: string) => {
  const [grant] = (await roleGrants.every({ scopes: ['all'] })).filter((each) => each.userId === userId)
  if (grant === undefined) throw new Error('Nothing was asked for.')
  return grant
}
const of = (id: string) => ({ params: { roleGrantId: id as never } })
const invited = () =>
  answered(asker(contracts.createUser, { body: { ...details, email: email(), roleId: 'Super Admin' } }))
const asked = async () => {
  const { id } = await invited()
  return { id, grant: await grantOf(id) }
}

describe('the highest role', () => {
  const toldOf = async (by = asker) =>
    (await answered(by(contracts.listRoles, { params: { accountType: 'COWBELL' } }))).filter(
      ({ waits }) => waits !== undefined,
    )

  it('is given by one while nobody else has it, of which whoever gives it is told before', async () => {
    expect(await toldOf()).toMatchObject([{ id: 'Super Admin', waits: false }])
    expect(await toldOf(as(cast.underwriter))).toEqual([])
    const first = await invited()
    expect(first.roleAsked).toBeUndefined()
    expect((await users.require(first.id)).role).toBe('Super Admin')
    other = await aPerson('other@grant.example')
  })

  it('waits for a second person where somebody is invited, and comes with their approval', async () => {
    const user = await invited()
    expect(user).toMatchObject({ roleAsked: 'Super Admin', role: { id: 'Power User' } })
    expect(await toldOf()).toMatchObject([{ id: 'Super Admin', waits: true }])
    expect(await identity.lastMail('other@grant.example')).toMatchObject({ template: 'roleAsked' })
    const { id, expiresAt, created } = await grantOf(user.id)
    expect(Date.parse(expiresAt) - Date.parse(created)).toBe(7 * 86_400_000)
    for (const by of [asker, as({ ...cast.superAdmin, userId: user.id })])
      expect(await by(contracts.approveRoleGrant, of(id))).toMatchObject({
        problem: { code: 'roleGrant.secondPerson' },
      })
    const powerUser = as({ ...cast.superAdmin, userId: other.id, role: 'Power User' })
    expect(await powerUser(contracts.approveRoleGrant, of(id))).toMatchObject({ status: 403 })
    expect(await answered(ofOther()(contracts.approveRoleGrant, of(id)))).toMatchObject({ status: 'APPROVED' })
    expect((await users.require(user.id)).role).toBe('Super Admin')
    aWhilePasses()
    const { hits } = await answered(asker(contracts.listRoleGrants, { query: {} as never }))
    expect(hits.map((each) => each.id)).toContain(id)
  })

  it('waits where somebody’s role is changed, once, and everything else is changed at once', async () => {
    const { id } = await aPerson(email(), { role: 'Technician' })
    const change = { params: { userId: id as never }, body: { ...details, roleId: 'Super Admin' as const } }
    expect(await answered(asker(contracts.updateUser, change))).toMatchObject({
      firstName: 'Mara',
      role: { id: 'Technician' },
      roleAsked: 'Super Admin',
    })
    expect(await asker(contracts.updateUser, change)).toMatchObject({ problem: { code: 'roleGrant.alreadyAsked' } })
    const grant = await grantOf(id)
    const body = { note: 'Not needed' }
    expect(await answered(ofOther()(contracts.rejectRoleGrant, { ...of(grant.id), body }))).toMatchObject({
      status: 'REJECTED',
      decision: body,
    })
    expect((await users.require(id)).role).toBe('Technician')
  })

  it('is given to no address', async () => {
    const body = { email: email(), accountRoleMap: { provider: 'Super Admin' as const } }
    expect(await asker(contracts.addUserAccounts, { body })).toMatchObject({ problem: { code: 'roleGrant.byUser' } })
  })

  it('is not given after a week', async () => {
    const { grant } = await asked()
    const week = { now: Instant.parse(grant.expiresAt) }
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(grant.expiresAt) })
    expect(await ofOther()(contracts.approveRoleGrant, of(grant.id))).toMatchObject({
      problem: { code: 'roleGrant.expired' },
    })
    await expireRoleGrants(week)
    expect((await roleGrants.require(grant.id)).status).toBe('EXPIRED')
  })
})

describe('the history of a role that was asked for', () => {
  it('tells whoever gives such roles who asked, who decided and why', async () => {
    const { grant } = await asked()
    await answered(ofOther()(contracts.rejectRoleGrant, { ...of(grant.id), body: { note: 'Not needed' } }))
    const { hits } = await answered(asker(contracts.listRoleGrantHistory, of(grant.id)))
    expect(hits.map(({ operation }) => operation)).toEqual(['rejectRoleGrant', 'createUser'])
    expect(hits[0]?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'status', before: 'PROPOSED', after: 'REJECTED' }),
        expect.objectContaining({ field: 'decision', after: expect.objectContaining({ note: 'Not needed' }) }),
      ]),
    )
  })

  it('is nobody else’s: neither who looks after some agencies, nor who may not give them', async () => {
    const { grant } = await asked()
    const ofSome = as({ ...cast.superAdmin, agencyIds: [cast.producer.organizationId] })
    expect(await ofSome(contracts.listRoleGrantHistory, of(grant.id))).toMatchObject({
      problem: { code: 'roleGrant.notFound' },
    })
    for (const role of ['Power User', 'Technician'] as const)
      expect(await as({ ...cast.superAdmin, role })(contracts.listRoleGrantHistory, of(grant.id))).toMatchObject({
        status: 403,
      })
    expect(await as(cast.agencyAdmin)(contracts.listRoleGrantHistory, of(grant.id))).toMatchObject({ status: 403 })
  })
})

describe('a role in a status that does not allow it', () => {
  const sends: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    approveRoleGrant: (id) => ofOther()(contracts.approveRoleGrant, of(id)),
    rejectRoleGrant: (id) => ofOther()(contracts.rejectRoleGrant, { ...of(id), body: { note: 'No' } }),
  }

  it.each(Object.entries(sends))('refuses %s', async (name, send) => {
    const operation = (contracts as unknown as Record<string, Operation>)[name]
    expect(operation?.problems).toContain('roleGrant.notAllowed')
    const { grant } = await asked()
    await expectRefused({
      records: roleGrants,
      id: grant.id,
      life: roleGrantLife,
      by: name,
      send: () => send(grant.id),
      problemIn: (status) => ({ code: 'roleGrant.notAllowed', data: { status } }),
    })
  })
})
