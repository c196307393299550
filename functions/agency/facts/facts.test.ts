import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { handler as authHandler } from '#functions/auth/index.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { agencyLicenses } from '#functions/directory/store/agencyLicenses.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { relationships } from '#functions/directory/store/relationships.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/account/agencyFacts.ts'
import { unlinkAccount } from '#shared/contracts/account/agencyOfAccount.ts'
import { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { AccountId, AgencyId, AgencyLicenseId, RelationshipId, TeamId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

const as = callerOf(handler)
const asStaff = as(cast.superAdmin)
const at = '2026-01-05T09:00:00.000Z' as const
const agencyId = AgencyId.parse(castIds.agency(1))
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
})
afterAll(() => table.stop())

const anAgency = async (
  index: number,
  more: { parentId?: string; locationAlias?: string; clusterId?: string } = {},
) => {
  const id = AgencyId.parse(castIds.agency(index))
  const contact = {
    contactFirstName: 'Ada',
    contactLastName: 'Lovell',
    contactEmail: `a${index}@x.example`,
    contactPhone: '15035550117',
  }
  await commit([agencies.create(newAgency({ id, name: `Agency ${index}`, ...contact, ...more, now: at }))])
  return id
}

const aLicense = (index: number, state: string, of = agencyId) =>
  agencyLicenses.create({
    id: AgencyLicenseId.parse(`agl_01JH0000000000000000000M${String(index).padStart(2, '0')}`),
    agencyId: of,
    agencyName: 'Agency',
    state,
    number: `L ${index}`,
    kind: 'PRODUCER',
    linesOfAuthority: ['CASUALTY'],
    expirationDate: '2099-12-31',
    created: at,
    updated: at,
  })

describe('what agencies are told of themselves', () => {
  it('are the levels, with the premium that qualifies for each', async () => {
    expect(await as(cast.producer)(contract.listAgencyLevels, {})).toMatchObject({
      value: [{ level: 'Standard', qualifiers: { minRevenue: 0, maxRevenue: 249_999 } }, {}, {}, { level: 'Elite' }],
    })
  })

  it('are the programs of the region, and those that they may sell', async () => {
    const all = await as(cast.producer)(contract.listAgencyPrograms, { query: {} })
    expect(all).toMatchObject({ value: expect.arrayContaining([{ id: 'Prime One', name: 'Prime One' }]) })
    expect(await as(cast.producer)(contract.listAgencyPrograms, { query: { agencyId } })).toEqual(all)
    expect(await as(cast.otherProducer)(contract.listAgencyPrograms, { query: { agencyId } })).toMatchObject({
      status: 404,
    })
  })

  it('are their appointments: by the carriers at work, where they are licensed', async () => {
    const carrier = { type: 'carrier', status: 'ACTIVE', enforceMfa: false, created: at, updated: at } as const
    await commit([
      personas.create({ ...carrier, id: 'org_01JH0000000000000000000P01', name: 'Acre Specialty', states: ['OR'] }),
      personas.create({ ...carrier, id: 'org_01JH0000000000000000000P02', name: 'Gone', states: [], status: 'CLOSED' }),
      personas.create({
        ...carrier,
        id: 'org_01JH0000000000000000000P03',
        name: 'In talks',
        states: [],
        status: 'PROSPECT',
      }),
      personas.create({
        ...carrier,
        id: 'org_01JH0000000000000000000P04',
        name: 'Invited',
        states: [],
        status: 'INVITED',
      }),
      aLicense(1, 'OR'),
      aLicense(2, 'WA'),
    ])
    const own = await as(cast.producer)(contract.listAgencyAppointments, { query: {} })
    const one = { carrierId: 'org_01JH0000000000000000000P01', carrierName: 'Acre Specialty', state: 'OR' }
    expect(own).toMatchObject({ value: [{ ...one, status: 'APPOINTED' }] })
    expect(await asStaff(contract.listAgencyAppointments, { query: { agencyId } })).toEqual(own)
    expect(await asStaff(contract.listAgencyAppointments, { query: {} })).toMatchObject({ status: 404 })
    expect(await as(cast.otherProducer)(contract.listAgencyAppointments, { query: { agencyId } })).toMatchObject({
      status: 404,
    })
  })

  it('are their locations; one that was left is not active', async () => {
    const [branch, left] = [await anAgency(11, { parentId: agencyId, locationAlias: 'Harbor' }), await anAgency(12)]
    await commit([
      relationships.create({
        id: RelationshipId.parse('rel_01JH0000000000000000000R01'),
        kind: 'locationOf',
        from: left,
        to: agencyId,
        begins: '2025-01-01',
        ends: '2026-01-01',
      }),
    ])
    expect(await as(cast.producer)(contract.listAgencyLocations, { params: { agencyId } })).toMatchObject({
      value: [
        { id: agencyId, locationName: 'Agency 1', isHeadquarters: true, isLocationActive: true },
        { id: branch, locationName: 'Harbor', isHeadquarters: false, isLocationActive: true },
        { id: left, locationName: 'Agency 12', isHeadquarters: false, isLocationActive: false },
      ],
    })
    expect(await as(cast.otherProducer)(contract.listAgencyLocations, { params: { agencyId } })).toMatchObject({
      status: 404,
    })
  })
})

describe('an agency that somebody marks', () => {
  it('is their favorite and nobody else’s, until they take the mark off', async () => {
    const mark = (favorite: boolean) => asStaff(contract.favoriteAgency, { params: { agencyId }, body: { favorite } })
    const markedBy = async (actor: typeof cast.superAdmin | typeof cast.underwriter) => {
      const page = await callerOf(authHandler)(actor)(listTeamAgencies, { query: {} })
      return page.ok ? page.value.content.filter(({ favorite }) => favorite).map((each) => each.agencyId) : undefined
    }
    expect(await mark(true)).toMatchObject({ value: { favorite: true } })
    expect(await mark(true)).toMatchObject({ value: { favorite: true } })
    expect([await markedBy(cast.superAdmin), await markedBy(cast.underwriter)]).toEqual([[agencyId], []])
    expect(await mark(false)).toMatchObject({ value: { favorite: false } })
    expect(await markedBy(cast.superAdmin)).toEqual([])
    expect(
      await as(cast.otherProducer)(contract.favoriteAgency, { params: { agencyId }, body: { favorite: true } }),
    ).toMatchObject({ status: 404 })
  })
})

describe('an agency that is to go', () => {
  const remove = (id: AgencyId) => asStaff(contract.removeAgency, { params: { agencyId: id } })

  it('goes with its teams and licenses, where nobody used it', async () => {
    const id = await anAgency(21)
    const team = TeamId.parse(castIds.team(21))
    await commit([
      teams.create({ id: team, name: 'Default', agencyId: id, isDefault: true, createdAt: at }),
      aLicense(21, 'OR', id),
    ])
    expect(await as(cast.producer)(contract.removeAgency, { params: { agencyId: id } })).toMatchObject({ status: 403 })
    expect(await remove(id)).toMatchObject({ status: 204 })
    expect([await agencies.byId(id), await teams.byId(team)]).toEqual([undefined, undefined])
    expect(await agencyLicenses.every({ scopes: [`agency:${id}`] })).toEqual([])
    expect(await remove(id)).toMatchObject({ status: 404 })
  })

  it('stays while people, clients or locations are left, and says which', async () => {
    const id = await anAgency(22)
    await anAgency(23, { parentId: id })
    expect(await remove(id)).toMatchObject({
      status: 409,
      problem: { code: 'agency.inUse', data: { users: 0, clients: 0, locations: 1 } },
    })
    const made = await asStaff(createAccount, { body: { name: 'Alder Mills', state: 'OR', agencyId } })
    if (!made.ok) throw new Error(made.problem.code)
    expect(await remove(agencyId)).toMatchObject({ problem: { data: { clients: 1 } } })
    const accountId = AccountId.parse(made.value.id)
    expect(await asStaff(unlinkAccount, { params: { accountId }, body: { agencyId } })).toMatchObject({ status: 204 })
  })

  it('stays on record where it belonged to an organization', async () => {
    const id = await anAgency(24, { clusterId: 'org_01JH0000000000000000000P09' })
    expect(await remove(id)).toMatchObject({ status: 409, problem: { code: 'agency.hasHistory' } })
  })
})
