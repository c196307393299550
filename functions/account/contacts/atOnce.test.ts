import { afterAll, beforeAll, expect, it } from 'vitest'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callsMade } from '#tests/support/callsMade.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'

const as = callerOf(handler)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  process.env.PUBLIC_URL = 'http://us.localhost:3000'
  await bookAgencies()
})
afterAll(() => table.stop())

it('fifteen contacts that are added to one account at once are all added', async () => {
  const made = await as(cast.producer)(createAccount, { body: { name: 'Crowded Inc', state: 'OR' } })
  if (!made.ok) throw new Error(made.problem.detail)
  const params = { accountId: AccountId.parse(made.value.id) }
  const body = {
    contactFirstName: 'Ines',
    contactLastName: 'Okafor',
    contactEmail: 'ines.okafor@harbor-vine.example',
    contactPhone: '(503) 555-0142',
  }
  let statuses: number[] = []
  const calls = await callsMade(async () => {
    const add = (index: number) =>
      as(cast.producer)(addPolicyContact, { params, body: { ...body, contactFirstName: `Ines ${index}` } })
    statuses = (await Promise.all(Array.from({ length: 15 }, (_, index) => add(index)))).map(({ status }) => status)
  })
  expect(statuses).toEqual(statuses.map(() => 200))
  // Each meets the others once, and takes its turn then. In a storm the weather is met as well.
  const commits = calls.filter((each) => each.endsWith('TransactWriteItems')).length
  if (process.env.PALISADE_WEATHER?.endsWith(':always')) expect(commits).toBeLessThanOrEqual(36)
})
