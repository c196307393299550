import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { updateAccountDetails } from '#shared/contracts/account/details.ts'
import { AccountId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { soundDetails } from '#tests/support/soundCompany.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { accountsOfCompanies } from '../public.ts'
import { knownCompanies, knownUnder } from '../store/knownCompanies.ts'
import { meetCompanies } from '../tasks/meetCompanies.ts'
import { handler as worker } from '../worker.ts'

const now = '2026-11-24T09:00:00.000Z'
const me = callerOf(handler)(cast.producer)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
})
afterAll(() => table.stop())

const place = { name: 'Kiln Works Inc', address1: '4 Kiln Lane', zipCode: '97201' }
const typed = { ...place, city: 'Portland', state: 'OR' }
const sought = (company: object) => ({ cbid: 'cbd_none', ...company })
const found = async (company: object) => (await accountsOfCompanies([sought(company)]))[0]?.id

it('an account is found by its domain and by its name at its address, under whatever it was made', async () => {
  const { id } = answered(await me(contract.createAccount, { body: typed }))
  expect(await found({ ...place, name: 'The Kiln Works, LLC', address1: '4 KILN LANE' })).toBe(id)
  expect(await found({ ...place, address1: '5 Kiln Lane' })).toBeUndefined()
  const body = { ...soundDetails('us'), ...typed, name: 'Kilns United', domainName: 'kilns.example' }
  answered(await me(updateAccountDetails, { params: { accountId: AccountId.parse(id) }, body: body as never }))
  expect(await found({ domainName: 'kilns.example' })).toBe(id)
  // What it was called is not it any more.
  expect(await found(place)).toBeUndefined()
})

it('accounts from before this was kept are met by a job, which may be repeated', async () => {
  const old = { ...typed, name: 'Olden Kilns', address1: '7 Kiln Lane' }
  const { id } = answered(await me(contract.createAccount, { body: old }))
  const known = await knownCompanies.byIds(knownUnder(old))
  await commit(known.map((each) => knownCompanies.remove(each)))
  expect(await found(old)).toBeUndefined()
  const meet = async () => {
    const { jobId } = (await meetCompanies({}, { now, name: 'by hand' })) as { readonly jobId: string }
    await runJobsOf(table, worker)
    return (await jobs.require(jobId)).counts
  }
  expect(await meet()).toMatchObject({ known: 1 })
  expect(await found(old)).toBe(id)
  expect((await meet()).known ?? 0).toBe(0)
})
