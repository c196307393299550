import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { listUsers } from '#shared/contracts/auth/users.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
let table: TestTable
const people = [
  { index: 81, lastSignInAt: daysAgo(1) },
  { index: 82, lastSignInAt: daysAgo(40) },
  { index: 83, lastSignInAt: daysAgo(200) },
  { index: 84 },
]
const organizationId = castIds.agency(2)

beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
  for (const { index, ...more } of people)
    await commit([
      users.create({
        ...aUser({ id: castIds.user(index), email: `dormant${index}@agency2.example`, organizationId }),
        ...more,
      }),
    ])
  await settlerOf(table)()
})
afterAll(() => table.stop())

const dormant = async (dormantDays: string, more: object = {}) =>
  answered(await as({ ...cast.agencyAdmin, organizationId })(listUsers, { query: { dormantDays, ...more } as never }))

describe('people who have not signed in', () => {
  it('for so many days are told, who never has first', async () => {
    const told = await dormant('30')
    expect(told.content.map(({ id }) => id)).toEqual([84, 83, 82].map(castIds.user))
    expect(told.totalElements).toBe(3)
    expect((await dormant('90')).content.map(({ id }) => id)).toEqual([84, 83].map(castIds.user))
  })

  it('are told page by page, and who asks for more than there are is told none', async () => {
    expect(await dormant('30', { size: '2' })).toMatchObject({ content: [{}, {}], isMore: true })
    expect(await dormant('30', { size: '2', page: '1' })).toMatchObject({ content: [{}], totalElements: 3 })
  })

  it('are told to staff in all accounts', async () => {
    const told = answered(await as(cast.superAdmin)(listAllUsers, { query: { dormantDays: '30' } as never }))
    expect(told.content.map(({ id }) => id)).toEqual([84, 83, 82].map(castIds.user))
  })
})
