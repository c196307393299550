import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { agencyUsers, mayIn, userById } from '#functions/directory/public.ts'
import { roleTemplates } from '#functions/directory/store/roleTemplates.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { mostRoleTemplates } from '#shared/domain/identity/roleTemplate.ts'
import { type Permission, permissions, permissionsOf } from '#shared/permissions.ts'
import { roleTemplateLife } from '#shared/records/roleTemplate/roleTemplateLife.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as, nobody, signedIn } from '#tests/support/signedIn.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'

let identity: Identity
let agencyId: string
let otherAgencyId: string
let owner: Actor
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = await anAgency()
  otherAgencyId = await anAgency({ name: 'Bluebonnet Brokers' })
  const { id } = await aPerson('owner@templates.example', { role: 'Agency Admin', organizationId: agencyId })
  owner = { ...cast.agencyAdmin, organizationId: agencyId, userId: id }
})
afterAll(() => identity.stop())

const admin = () => as(owner)
const otherAdmin = () => as({ ...cast.agencyAdmin, organizationId: otherAgencyId })
const details = {
  firstName: 'Jo',
  lastName: 'Park',
  phone: '',
  primaryContact: false,
  billingContact: false,
} as const
let count = 0
const next = () => {
  count += 1
  return count
}
const junior: Permission[] = ['account:read', 'quote:create', 'quote:read', 'user:read']
const made = (more: Partial<{ name: string; role: 'Agency Admin' | 'Customer Service'; keeps: Permission[] }> = {}) =>
  answered(
    admin()(contracts.createRoleTemplate, {
      body: { name: `Junior ${next()}`, role: 'Agency Admin', keeps: junior, ...more },
    }),
  )
const of = (id: string) => ({ params: { roleTemplateId: id as never } })
const someone = (more: object = {}) =>
  aPerson(`user${next()}@templates.example`, { role: 'Agency Admin', organizationId: agencyId, ...more })
const change = (userId: string, body: object) => ({
  params: { userId: userId as never },
  body: { ...details, roleId: 'Agency Admin' as const, ...body },
})
const given = async (roleTemplateId: string | null, more: object = {}) => {
  const user = await someone(more)
  await answered(admin()(contracts.updateUser, change(user.id, { roleTemplateId })))
  return user
}

describe('a template of a role', () => {
  it('is made of a role of the organization’s kind, and keeps what the role has', async () => {
    const template = await made({ keeps: ['quote:read', 'account:read', 'quote:read'] })
    expect(template).toMatchObject({ edition: 1, status: 'ACTIVE', keeps: ['account:read', 'quote:read'] })
    const body = { name: 'Too much', role: 'Agent', keeps: ['quote:read', 'quote:fees'] } as const
    expect(await admin()(contracts.createRoleTemplate, { body: { ...body, keeps: [...body.keeps] } })).toMatchObject({
      problem: { code: 'roleTemplate.beyondRole', data: { permissions: 'quote:fees' } },
    })
    const foreign = { name: 'Foreign', role: 'Underwriter', keeps: ['quote:read'] } as const
    expect(
      await admin()(contracts.createRoleTemplate, { body: { ...foreign, keeps: [...foreign.keeps] } }),
    ).toMatchObject({ problem: { code: 'request.unfit', errors: [{ path: ['role'] }] } })
  })

  it('has a name that no other in use has in its organization', async () => {
    const { name, id } = await made()
    const again = { body: { name: name.toUpperCase(), role: 'Agency Admin' as const, keeps: junior } }
    expect(await admin()(contracts.createRoleTemplate, again)).toMatchObject({
      problem: { code: 'roleTemplate.alreadyThere' },
    })
    expect(await otherAdmin()(contracts.createRoleTemplate, again)).toMatchObject({ status: 201 })
    const other = await made()
    expect(
      await admin()(contracts.updateRoleTemplate, { ...of(other.id), body: { name, keeps: junior } }),
    ).toMatchObject({ problem: { code: 'roleTemplate.alreadyThere' } })
    await answered(admin()(contracts.withdrawRoleTemplate, of(id)))
    expect(await admin()(contracts.createRoleTemplate, again)).toMatchObject({ status: 201 })
  })

  it('is one of fifty at most when a crowd makes them at once', async () => {
    const crowd = as({ ...owner, organizationId: await anAgency({ name: 'Crowded Brokers' }) })
    const create = (name: string) =>
      crowd(contracts.createRoleTemplate, { body: { name, role: 'Agency Admin' as const, keeps: junior } })
    for (let index = 3; index < mostRoleTemplates; index += 1) await answered(create(`Junior ${index}`))
    const made = await Promise.all(Array.from({ length: 8 }, (_, index) => create(`Late ${index}`)))
    expect(made.filter(({ ok }) => ok)).toHaveLength(3)
  })

  it('is found by its organization and by staff, and by nobody else', async () => {
    const { id } = await made()
    const other = otherAdmin()
    const body = { name: 'Theirs', keeps: junior }
    for (const answer of [
      await other(contracts.getRoleTemplate, of(id)),
      await other(contracts.listRoleTemplateHistory, of(id)),
      await other(contracts.updateRoleTemplate, { ...of(id), body }),
      await other(contracts.withdrawRoleTemplate, of(id)),
      await as(cast.superAdmin)(contracts.updateRoleTemplate, { ...of(id), body }),
    ])
      expect(answer).toMatchObject({ problem: { code: 'roleTemplate.notFound' } })
    const theirs = await someone({ organizationId: otherAgencyId })
    expect(await other(contracts.updateUser, change(theirs.id, { roleTemplateId: id }))).toMatchObject({
      problem: { code: 'roleTemplate.notFound' },
    })
    aWhilePasses()
    const listOf = async (by: ReturnType<typeof as>) =>
      (await answered(by(contracts.searchRoleTemplates, { query: { accountId: agencyId } as never }))).hits.map(
        (each) => each.id,
      )
    expect(await listOf(admin())).toContain(id)
    expect(await listOf(as(cast.superAdmin))).toContain(id)
    expect(await listOf(other)).not.toContain(id)
    expect(await answered(as(cast.superAdmin)(contracts.getRoleTemplate, of(id)))).toMatchObject({ allowedActions: [] })
  })

  it('is saved in editions, whose history says who made what of it', async () => {
    const { id } = await made({ name: 'Producer in training' })
    const saved = await answered(
      admin()(contracts.updateRoleTemplate, { ...of(id), body: { name: 'Producer', keeps: ['quote:read'] } }),
    )
    expect(saved).toMatchObject({ edition: 2, name: 'Producer', keeps: ['quote:read'] })
    const { hits } = await answered(admin()(contracts.listRoleTemplateHistory, of(id)))
    expect(JSON.stringify(hits)).toContain('Producer in training')
    expect(hits[0]?.changes).toContainEqual({ field: 'keeps', before: expect.any(Array), after: ['quote:read'] })
  })

  it('is withdrawn only once nobody has it, and given to nobody then', async () => {
    const { id, name } = await made()
    const user = await given(id)
    expect(await admin()(contracts.withdrawRoleTemplate, of(id))).toMatchObject({
      problem: { code: 'roleTemplate.inUse', data: { people: 1 } },
    })
    expect(await answered(admin()(contracts.getRoleTemplate, of(id)))).toMatchObject({ people: 1 })
    await answered(admin()(contracts.updateUser, change(user.id, { roleTemplateId: null })))
    expect(await answered(admin()(contracts.withdrawRoleTemplate, of(id)))).toMatchObject({ status: 'WITHDRAWN' })
    expect(await admin()(contracts.updateUser, change(user.id, { roleTemplateId: id }))).toMatchObject({
      problem: { code: 'roleTemplate.withdrawn', data: { name } },
    })
  })

  it('is not changed by who has it, nor given by anybody to themselves', async () => {
    const { id } = await made({ keeps: ['user:read', 'user:update'] })
    const user = await given(id)
    const own = { ...owner, userId: user.id, roleTemplateId: id, keeps: ['user:read', 'user:update'] as const }
    expect(
      await as(own)(contracts.updateRoleTemplate, { ...of(id), body: { name: 'More', keeps: junior } }),
    ).toMatchObject({ problem: { code: 'roleTemplate.own' } })
    expect(await as(own)(contracts.updateUser, change(user.id, { roleTemplateId: null }))).toMatchObject({
      problem: { code: 'user.self' },
    })
    expect(await answered(as(own)(contracts.updateUser, change(user.id, {})))).toMatchObject({
      roleTemplate: { id },
    })
  })
})

describe('a template in a status that does not allow it', () => {
  const sends: Readonly<Record<string, (id: string) => Promise<unknown>>> = {
    updateRoleTemplate: (id) =>
      admin()(contracts.updateRoleTemplate, { ...of(id), body: { name: `Again ${next()}`, keeps: junior } }),
    withdrawRoleTemplate: (id) => admin()(contracts.withdrawRoleTemplate, of(id)),
  }

  it.each(Object.entries(sends))('refuses %s', async (name, send) => {
    const operation = (contracts as unknown as Record<string, Operation>)[name]
    expect(operation?.problems).toContain('roleTemplate.notAllowed')
    const { id } = await made()
    await expectRefused({
      records: roleTemplates,
      id,
      life: roleTemplateLife,
      by: name,
      send: () => send(id),
      problemIn: (status) => ({ code: 'roleTemplate.notAllowed', data: { status } }),
    })
  })
})

describe('somebody with a template', () => {
  it('is invited with it, and is listed by its name', async () => {
    const { id, name } = await made()
    const body = { ...details, email: `new${next()}@templates.example`, roleId: 'Agency Admin' as const }
    const user = await answered(admin()(contracts.createUser, { body: { ...body, roleTemplateId: id } }))
    expect(user.roleTemplate).toEqual({ id, name })
    aWhilePasses()
    const { content } = await answered(admin()(contracts.listUsers, { query: { page: 0, size: 100 } }))
    expect(content.find((each) => each.id === user.id)?.roleTemplate).toEqual({ id, name })
    const read = admin()(contracts.getUser, { params: { userId: user.id as never } })
    expect((await answered(read)).roleTemplate).toEqual({ id, name })
  })

  it('has one of the very role', async () => {
    const { id } = await made({ role: 'Customer Service', keeps: ['quote:read'] })
    const user = await someone()
    expect(await admin()(contracts.updateUser, change(user.id, { roleTemplateId: id }))).toMatchObject({
      problem: { code: 'roleTemplate.otherRole', data: { role: 'Customer Service' } },
    })
    const body = { ...details, email: `new${next()}@templates.example`, roleId: 'Agency Admin' as const }
    expect(await admin()(contracts.createUser, { body: { ...body, roleTemplateId: id } })).toMatchObject({
      problem: { code: 'roleTemplate.otherRole' },
    })
  })

  it('may what it keeps alone, in every operation there is', async () => {
    const { id } = await made()
    const user = await given(id)
    const { actor, me } = await signedIn(user.email)
    expect(actor).toMatchObject({ role: 'Agency Admin', roleTemplateId: id, keeps: junior })
    const map = await answered(me(contracts.getPermissionMap, {}))
    expect(Object.entries(map.permissions).flatMap(([each, may]) => (may ? [each] : []))).toEqual(junior)
    expect(await me(contracts.listUsers, { query: { page: 0, size: 10 } })).toMatchObject({ ok: true })
    expect(await me(contracts.createTeam, { body: { name: 'Mine', agencyId: agencyId as never } })).toMatchObject({
      status: 403,
      problem: { code: 'permission.denied', data: { needed: 'team:manage' } },
    })
    expect((await answered(me(contracts.getCurrentUser, {}))).roleTemplate).toMatchObject({ id })
  })

  it('may what the newest edition keeps from the next token on; the token of before is refused', async () => {
    const { id, name } = await made({ keeps: [...junior, 'team:read'] })
    const user = await given(id)
    const { me, refreshToken: token } = await signedIn(user.email)
    expect(await me(contracts.listUsers, { query: { page: 0, size: 10 } })).toMatchObject({ ok: true })
    await answered(
      admin()(contracts.updateRoleTemplate, { ...of(id), body: { name, keeps: ['quote:read', 'team:manage'] } }),
    )
    expect(
      await me(contracts.createTeam, { body: { name: `Team ${next()}`, agencyId: agencyId as never } }),
    ).toMatchObject({ status: 403 })
    // What moves rights asks the table itself, whatever was known lately.
    expect(await me(contracts.createRecoveryCodes, {})).toMatchObject({ problem: { code: 'session.required' } })
    const renewed = await answered(nobody(contracts.refreshToken, { body: { refreshToken: token } }))
    const actor = actorOfToken(renewed.accessToken)
    expect(actor.keeps).toEqual(['quote:read', 'team:manage'])
    expect(
      await as(actor)(contracts.createTeam, { body: { name: `Team ${next()}`, agencyId: agencyId as never } }),
    ).toMatchObject({ ok: true })
    expect(await as(actor)(contracts.listUsers, { query: { page: 0, size: 10 } })).toMatchObject({ status: 403 })
  })

  it('loses it with the role, and keeps it while the role stays', async () => {
    const { id } = await made()
    const user = await given(id)
    await answered(admin()(contracts.updateUser, change(user.id, { firstName: 'Joan' })))
    expect((await userById(user.id))?.roleTemplateId).toBe(id)
    const accountRoleMap = { [agencyId]: 'Agency Admin' as const }
    await answered(admin()(contracts.addUserAccounts, { body: { email: user.email as never, accountRoleMap } }))
    expect((await userById(user.id))?.roleTemplateId).toBe(id)
    await answered(admin()(contracts.updateUser, change(user.id, { roleId: 'Customer Service' })))
    expect((await userById(user.id))?.roleTemplateId).toBeUndefined()
  })

  it('has it where they are assigned in the same role, and what becomes of it at home comes of it there', async () => {
    const below = await anAgency({ name: 'Harbour Annex' })
    const { id } = await made()
    const user = await given(id)
    const staff = as(cast.superAdmin)
    const body = { userId: user.id as never, accountIds: [below] }
    await answered(staff(contracts.assignUserAccess, { body }))
    const elsewhere = async () => (await userById(user.id))?.otherMemberships
    expect(await elsewhere()).toMatchObject([{ organizationId: below, roleTemplateId: id }])
    const other = await made()
    await answered(admin()(contracts.updateUser, change(user.id, { roleTemplateId: other.id })))
    expect(await elsewhere()).toMatchObject([{ organizationId: below, roleTemplateId: other.id }])
    await answered(admin()(contracts.updateUser, change(user.id, { roleTemplateId: null })))
    expect((await elsewhere())?.[0]?.roleTemplateId).toBeUndefined()
  })

  it('keeps it while a higher role waits for a second person', async () => {
    await aPerson(`second${next()}@templates.example`)
    const boss = as(cast.superAdmin)
    const body = { name: `Helper ${next()}`, role: 'Power User' as const, keeps: ['quote:read'] as Permission[] }
    const { id } = await answered(boss(contracts.createRoleTemplate, { body }))
    const user = await aPerson(`helper${next()}@templates.example`, { role: 'Power User' })
    const ask = (more: object) => boss(contracts.updateUser, change(user.id, more))
    await answered(ask({ roleId: 'Power User', roleTemplateId: id }))
    expect(await answered(ask({ roleId: 'Super Admin' }))).toMatchObject({ roleAsked: 'Super Admin' })
    expect((await userById(user.id))?.roleTemplateId).toBe(id)
  })

  it('makes keys that may no more than it keeps', async () => {
    const { id } = await made({ keeps: ['integration:manage', 'quote:read'] })
    const user = await given(id)
    const { actor } = await signedIn(user.email)
    const me = as({ ...actor, stepUpAt: Math.floor(Date.now() / 1000) })
    const body = { name: 'Ours', addresses: [], assistant: false, freely: [], days: 30 }
    expect(await me(contracts.createApiKey, { body: { ...body, scopes: ['policy:read'] } })).toMatchObject({
      problem: { code: 'apiKey.beyondRole' },
    })
    const key = await answered(me(contracts.createApiKey, { body: { ...body, scopes: ['quote:read'] } }))
    const exchange = { grant_type: 'client_credentials', client_id: key.id, client_secret: key.secret } as const
    expect(await answered(nobody(contracts.exchangeApiKey, { body: exchange }))).toMatchObject({ scope: 'quote:read' })
    await answered(
      admin()(contracts.updateRoleTemplate, {
        ...of(id),
        body: { name: `No quotes ${next()}`, keeps: ['policy:read'] },
      }),
    )
    expect(await nobody(contracts.exchangeApiKey, { body: exchange })).toMatchObject({ ok: false })
  })

  it('is reviewed as what they may, under the template’s name', async () => {
    const reviewed = await anAgency({ name: 'Cedar & Vale' })
    const boss = await someone({ organizationId: reviewed })
    const own = as({ ...owner, organizationId: reviewed, userId: boss.id })
    const body = { name: 'Reader', role: 'Agency Admin' as const, keeps: ['quote:read'] as Permission[] }
    const { id } = await answered(own(contracts.createRoleTemplate, { body }))
    const user = await someone({ organizationId: reviewed })
    await answered(own(contracts.updateUser, change(user.id, { roleTemplateId: id })))
    const review = await answered(own(contracts.startAccessReview, { body: {} }))
    expect(review.people.find(({ userId }) => userId === user.id)).toMatchObject({ template: 'Reader', permissions: 1 })
    expect(review.people.find(({ userId }) => userId === boss.id)).toMatchObject({
      permissions: permissionsOf('Agency Admin').length,
    })
  })

  it('has a token that fits into what a request carries, were it of the widest role', async () => {
    const keeps = [...permissions]
    const token = JSON.stringify({ ...cast.superAdmin, keeps: keeps.join(' ') })
    expect(Buffer.from(token).toString('base64url').length).toBeLessThan(4096)
  })
})

describe('an organization', () => {
  it('keeps somebody who may change its people, whatever is made of templates', async () => {
    const small = await anAgency({ name: 'Small & Sons' })
    const boss = await someone({ organizationId: small })
    const staff = as(cast.superAdmin)
    const own = as({ ...owner, organizationId: small, userId: boss.id })
    const body = { name: 'Reader', role: 'Agency Admin' as const, keeps: ['user:read', 'user:update'] as Permission[] }
    const { id } = await answered(own(contracts.createRoleTemplate, { body }))
    const narrow = (keeps: Permission[]) =>
      own(contracts.updateRoleTemplate, { ...of(id), body: { name: body.name, keeps } })
    // With what takes to change people the boss is still one who administers it.
    await answered(staff(contracts.updateUser, change(boss.id, { roleTemplateId: id })))
    expect(await narrow(['user:read'])).toMatchObject({ problem: { code: 'roleTemplate.lastAdministrator' } })
    await answered(staff(contracts.updateUser, change(boss.id, { roleTemplateId: null })))
    await answered(narrow(['user:read']))
    expect(await staff(contracts.updateUser, change(boss.id, { roleTemplateId: id }))).toMatchObject({
      problem: { code: 'roleTemplate.lastAdministrator' },
    })
    const second = await someone({ organizationId: small })
    await answered(staff(contracts.updateUser, change(boss.id, { roleTemplateId: id })))
    expect(await staff(contracts.updateUser, change(second.id, { roleTemplateId: id }))).toMatchObject({
      problem: { code: 'roleTemplate.lastAdministrator' },
    })
    const people = await agencyUsers(small)
    const may = await Promise.all(people.map((each) => mayIn(each, 'user:update')))
    expect(people.flatMap(({ id: each }, index) => (may[index] ? [each] : []))).toEqual([second.id])
  })
})
