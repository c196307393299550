import { ulid } from 'ulid'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { listMyAccounts, refreshToken } from '#shared/contracts/auth/index.ts'
import { assignUserAccess } from '#shared/contracts/auth/userAccess.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { askToSwitch, enter } from '#tests/support/entering.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { answered, as, nobody, signedIn } from '#tests/support/signedIn.ts'

/** More locations than a user may be a member of one by one. */
const many = 45

let identity: Identity
let home: string
let foreign: string
const locations = Array.from({ length: many }, () => `agy_${ulid()}`)
const [first = '', second = ''] = locations

beforeAll(async () => {
  identity = await startIdentity()
  home = await anAgency()
  foreign = await anAgency({ name: 'Bluebonnet Brokers' })
  for (const [index, id] of locations.entries())
    await commit([
      agencies.create(
        newAgency({
          id,
          name: `Harbour & Pine, Location ${index + 1}`,
          contactEmail: `office${index}@harbourpine.example`,
          contactFirstName: 'Lou',
          contactLastName: 'Lake',
          contactPhone: '15125550101',
          // The second is a location of the first.
          parentId: id === second ? first : home,
          now: '2026-01-05T09:00:00.000Z',
        }),
      ),
    ])
})
afterAll(() => identity.stop())

let made = 0
let person: UserRecord
beforeEach(async () => {
  made += 1
  person = await aPerson(`everywhere${made}@locations.example`, { role: 'Agency Admin', organizationId: home })
})

const assign = (inEveryLocation?: boolean) =>
  as(cast.superAdmin)(assignUserAccess, {
    body: {
      userId: UserId.parse(person.id),
      accountIds: [],
      ...(inEveryLocation !== undefined && { inEveryLocation }),
    },
  })

it('who works in every location may switch into each, however many there are and to any depth, and into no other agency', async () => {
  const before = await signedIn(person.email)
  expect(await answered(before.me(listMyAccounts, {}))).toHaveLength(1)
  await expect(askToSwitch(before.actor, first)).rejects.toThrow('account.notFound')

  expect(await assign(true)).toMatchObject({ ok: true })
  const { actor, me } = await signedIn(person.email)
  const mine = await answered(me(listMyAccounts, {}))
  expect(mine).toHaveLength(many + 1)
  expect(mine).toContainEqual({
    id: first,
    name: 'Harbour & Pine, Location 1',
    accountType: 'AGENCY',
    role: 'Agency Admin',
  })
  for (const location of [first, second]) {
    const { accessToken } = await answered(enter(actor, await askToSwitch(actor, location)))
    expect(actorOfToken(accessToken)).toMatchObject({
      organizationId: location,
      role: 'Agency Admin',
      realm: 'ACCOUNT',
    })
  }
  await expect(askToSwitch(actor, foreign)).rejects.toThrow('account.notFound')
})

it('ends where the location leaves, and where the user is told so', async () => {
  await assign(true)
  const { actor } = await signedIn(person.email)
  const inside = await answered(enter(actor, await askToSwitch(actor, second)))
  const agency = await agencies.require(second)
  await commit([agencies.update(agency, { ...agency, parentId: foreign })])
  expect(await nobody(refreshToken, { body: { refreshToken: inside.refreshToken } })).toMatchObject({ status: 401 })
  const there = await agencies.require(second)
  await commit([agencies.update(there, { ...there, parentId: first })])

  const again = await answered(enter(actor, await askToSwitch(actor, first)))
  await assign(false)
  expect(await nobody(refreshToken, { body: { refreshToken: again.refreshToken } })).toMatchObject({ status: 401 })
})

it('stays as it is when nothing is said of it, and is not for who works in teams', async () => {
  await assign(true)
  await assign()
  expect((await users.require(person.id)).inEveryLocation).toBe(true)
  person = await aPerson(`team${made}@locations.example`, { role: 'Agent', organizationId: home })
  expect(await assign(true)).toMatchObject({
    status: 422,
    problem: { errors: [{ path: ['inEveryLocation'], detail: 'Who works in teams works in those of each agency' }] },
  })
})
