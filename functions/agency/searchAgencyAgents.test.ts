import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { agencies as agencyRecords } from '#functions/directory/store/agencies.ts'
import { users } from '#functions/directory/store/users.ts'
import { searchAgencyAgents } from '#shared/contracts/account/agencies.ts'
import type { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf } from '#tests/support/operation.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

const as = callerOf(handler)
let table: TestTable
/** More agencies than were once looked through. */
const agencies = 25

const agencyOf = (index: number) => castIds.agency(index)

const anAgent = (index: number, over: object = {}) =>
  users.create(
    aUser({
      id: castIds.user(100 + index),
      email: `p${index}@office${index}.example`,
      firstName: `Agent${String(index).padStart(2, '0')}`,
      lastName: `Person${String(index).padStart(2, '0')}`,
      organizationId: agencyOf(index),
      ...over,
    }),
  )

const anAgency = (index: number) =>
  agencyRecords.create(
    newAgency({
      id: agencyOf(index),
      name: `Agency ${index}`,
      hostname: `agency${index}.example`,
      npn: `77000${index}`,
      contactFirstName: 'Ada',
      contactLastName: 'Lovell',
      contactEmail: `office@agency${index}.example`,
      contactPhone: '15035550117',
      now: '2026-01-05T09:00:00.000Z',
    }),
  )

beforeAll(async () => {
  table = await startTable()
  const all = Array.from({ length: agencies }, (_, index) => index + 1)
  await bookAgencies()
  for (const index of all) await commit([...(index > 2 ? [anAgency(index)] : []), anAgent(index)])
  await commit([
    anAgent(40, { organizationId: agencyOf(25), enabled: false }),
    anAgent(41, { organizationId: agencyOf(25), isPlace: true }),
    anAgent(42, { organizationId: 'acc_client', accountType: 'CUSTOMER', role: 'Policy Holder' }),
  ])
  await settlerOf(table)()
})
afterAll(() => table.stop())

const asked = async (query: object, actor: Parameters<typeof as>[0] = cast.superAdmin) => {
  const page = await as(actor)(searchAgencyAgents, { query })
  if (!page.ok) throw new Error(page.problem.code)
  return { ...page.value, names: page.value.content.map(({ firstName }) => firstName) }
}

describe('agents of agencies', () => {
  it('are read page by page to the last of the last agency, with their number', async () => {
    const first = await asked({ size: 10 })
    expect(first).toMatchObject({ totalElements: agencies, size: 10, number: 0 })
    const rest = await Promise.all([1, 2, 3].map((page) => asked({ size: 10, page })))
    expect(new Set([first, ...rest].flatMap(({ names }) => names)).size).toBe(agencies)
    expect(rest.map(({ content }) => content.length)).toEqual([10, 5, 0])
  })

  it('are found by name, by e-mail and by agency, whichever agency it is', async () => {
    expect((await asked({ search: 'person25' })).names).toEqual(['Agent25'])
    expect((await asked({ search: 'p24@office24' })).names).toEqual(['Agent24'])
    expect(await asked({ search: 'Agency 23' })).toMatchObject({ names: ['Agent23'], totalElements: 1 })
  })

  it('are those who work there: nobody who is disabled, invited or of another kind', async () => {
    const agencyId = agencyOf(25) as AgencyId
    expect(await asked({ agencyId })).toMatchObject({ names: ['Agent25'], totalElements: 1 })
    expect((await asked({ search: 'agent4' })).names).toEqual([])
  })

  it('are those of the agencies that staff look after', async () => {
    const some = { ...cast.underwriter, agencyIds: [agencyOf(3), agencyOf(22)] }
    expect(await asked({}, some)).toMatchObject({ names: ['Agent03', 'Agent22'], totalElements: 2 })
    expect((await asked({ size: 1, page: 1 }, some)).names).toEqual(['Agent22'])
    expect((await asked({ search: 'person' }, some)).names.sort()).toEqual(['Agent03', 'Agent22'])
    expect((await asked({ search: 'Agency 22' }, some)).names).toEqual(['Agent22'])
    expect((await asked({}, { ...some, agencyIds: [] })).names).toEqual([])
  })
})
