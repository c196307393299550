import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayIn, userById } from '#functions/directory/public.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import type { Permission } from '#shared/permissions.ts'
import { cast } from '#tests/cast/actors.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as } from '#tests/support/signedIn.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

type Caller = ReturnType<typeof as>

let people = 0
const someone = (organizationId: string, more: Partial<UserRecord> = {}) => {
  people += 1
  return aPerson(`last${people}@administrators.example`, { role: 'Agency Admin', organizationId, ...more })
}
const meAs = ({ id, organizationId }: UserRecord): Caller =>
  as({ ...cast.agencyAdmin, organizationId, userId: id, stepUpAt: Math.floor(Date.now() / 1000) })

const details = { firstName: 'Jo', lastName: 'Park', phone: '', primaryContact: false, billingContact: false } as const
const at = (user: UserRecord) => ({ params: { userId: user.id as never } })
const change = (user: UserRecord, more: object) => ({
  ...at(user),
  body: { ...details, roleId: 'Agency Admin' as const, ...more },
})
const disabling = (user: UserRecord) => ({
  params: { email: user.email as never },
  query: { enable: 'false' as const },
})

const mayChangePeople = async (organizationId: string, all: readonly UserRecord[]) => {
  const now = await Promise.all(all.map(({ id }) => userById(id)))
  const may = await Promise.all(
    now.map(
      async (each) =>
        each?.enabled === true &&
        each.organizationId === organizationId &&
        each.role === 'Agency Admin' &&
        (await mayIn(each, 'user:update')),
    ),
  )
  return may.filter(Boolean).length
}

/** What one administrator makes ready to do to another, whom it leaves without the organization in hand. */
const ways: Readonly<Record<string, (by: Caller, user: UserRecord) => Promise<() => Promise<{ ok: boolean }>>>> = {
  'narrows the role': async (by, user) => {
    const body = {
      name: `Reader for ${user.email}`,
      role: 'Agency Admin' as const,
      keeps: ['user:read'] as Permission[],
    }
    const { id } = await answered(by(contracts.createRoleTemplate, { body }))
    return () => by(contracts.updateUser, change(user, { roleTemplateId: id }))
  },
  'narrows the template': async (by, user) => {
    const name = `Manager for ${user.email}`
    const body = { name, role: 'Agency Admin' as const, keeps: ['user:read', 'user:update'] as Permission[] }
    const { id } = await answered(by(contracts.createRoleTemplate, { body }))
    await answered(as(cast.superAdmin)(contracts.updateUser, change(user, { roleTemplateId: id })))
    return () =>
      by(contracts.updateRoleTemplate, { params: { roleTemplateId: id }, body: { name, keeps: ['user:read'] } })
  },
  'gives another role': async (by, user) => () =>
    by(contracts.updateUser, change(user, { roleId: 'Principal Producer' })),
  'lets in no more': async (by, user) => () => by(contracts.enableUser, disabling(user)),
  removes: async (by, user) => () => by(contracts.removeUser, { ...at(user), query: {} }),
}

describe('two administrators, of whom each', () => {
  it.each(Object.entries(ways))('%s the other at the same instant, leave one', async (_, ready) => {
    for (let turn = 0; turn < 3; turn += 1) {
      const organizationId = await anAgency({ name: `Even ${people}` })
      const [one, other] = [await someone(organizationId), await someone(organizationId)]
      const acts = [await ready(meAs(one), other), await ready(meAs(other), one)]
      const done = await Promise.all(acts.map((act) => act()))
      expect(done.filter(({ ok }) => ok)).toHaveLength(1)
      // Who came too late is told so, and asking once more why.
      const late = acts[done.findIndex(({ ok }) => !ok)]
      expect(await late?.()).toMatchObject({ problem: { code: 'roleTemplate.lastAdministrator' } })
      expect(await mayChangePeople(organizationId, [one, other])).toBe(1)
    }
  })

  it('takes the other’s access away in a review at the same instant, leave one', async () => {
    const organizationId = await anAgency({ name: 'Even in review' })
    const [one, other] = [await someone(organizationId), await someone(organizationId)]
    const { id } = await answered(meAs(one)(contracts.startAccessReview, { body: {} }))
    const takes = (by: UserRecord, of: UserRecord) =>
      meAs(by)(contracts.decideAccess, {
        params: { accessReviewId: id, userId: of.id as never },
        body: { what: 'TAKE_AWAY', reason: 'Has left' } as never,
      })
    const done = await Promise.all([takes(one, other), takes(other, one)])
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await mayChangePeople(organizationId, [one, other])).toBe(1)
  })
})

describe('the last administrator of an organization', () => {
  it('keeps the role, whoever would change it; staff may let them in no more, and remove them', async () => {
    const organizationId = await anAgency({ name: 'One alone' })
    const boss = await someone(organizationId)
    await someone(organizationId, { role: 'Principal Producer' })
    const staff = as(cast.superAdmin)
    expect(await staff(contracts.updateUser, change(boss, { roleId: 'Principal Producer' }))).toMatchObject({
      problem: { code: 'roleTemplate.lastAdministrator' },
    })
    await answered(staff(contracts.enableUser, disabling(boss)))
    await answered(staff(contracts.removeUser, { ...at(boss), query: {} }))
    expect(await userById(boss.id)).toBeUndefined()
  })

  it('is not one of those who are not let in, or have not come yet', async () => {
    const organizationId = await anAgency({ name: 'One and others' })
    const boss = await someone(organizationId)
    await someone(organizationId, { enabled: false })
    await someone(organizationId, { status: 'INVITED' })
    expect(
      await as(cast.superAdmin)(contracts.updateUser, change(boss, { roleId: 'Principal Producer' })),
    ).toMatchObject({ problem: { code: 'roleTemplate.lastAdministrator' } })
  })

  describe('where they work besides home', () => {
    const away = async () => {
      const [home, organizationId] = [
        await anAgency({ name: `Home ${people}` }),
        await anAgency({ name: `Away ${people}` }),
      ]
      const there = { accountType: 'AGENCY', organizationId, role: 'Agency Admin', teamIds: [] } as const
      const [boss, guest] = [await someone(home), await someone(home, { otherMemberships: [there] })]
      await someone(organizationId, { role: 'Principal Producer' })
      return { organizationId, by: meAs(boss), guest }
    }
    const refused = { problem: { code: 'roleTemplate.lastAdministrator' } }

    it.each(['lets in no more', 'removes'])(
      'is one whom home neither %s, until somebody else administers there',
      async (way) => {
        const { organizationId, by, guest } = await away()
        const act = await ways[way]?.(by, guest)
        expect(await act?.()).toMatchObject(refused)
        expect((await userById(guest.id))?.enabled).toBe(true)
        await someone(organizationId)
        expect(await act?.()).toMatchObject({ ok: true })
      },
    )

    it('is one whom a review at home does not take out', async () => {
      const { by, guest } = await away()
      const { id } = await answered(by(contracts.startAccessReview, { body: {} }))
      const decision = {
        params: { accessReviewId: id, userId: guest.id as never },
        body: { what: 'TAKE_AWAY', reason: 'Has left' } as never,
      }
      expect(await by(contracts.decideAccess, decision)).toMatchObject(refused)
    })

    it('may be removed by staff', async () => {
      const { guest } = await away()
      await answered(as(cast.superAdmin)(contracts.removeUser, { ...at(guest), query: {} }))
      expect(await userById(guest.id)).toBeUndefined()
    })
  })
})
