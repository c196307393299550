import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { accountById } from '#functions/account/public.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { updateAccountDetails } from '#shared/contracts/account/details.ts'
import * as contract from '#shared/contracts/risk/risk.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from './index.ts'
import { handler as worker } from './worker.ts'

const as = callerOf(handler)
let table: TestTable
let accountId: AccountId

beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
  const producer = callerOf(accountHandler)(cast.producer)
  const made = await producer(createAccount, { body: { name: 'Scanned Inc', state: 'OR' } })
  if (!made.ok) throw new Error(made.problem.detail)
  accountId = AccountId.parse(made.value.id)
  const saved = await producer(updateAccountDetails, {
    params: { accountId },
    body: {
      name: 'Scanned Inc',
      naicsCode: '541110',
      primaryNaicsPercentage: 100,
      revenue: 1_000_000,
      noOfEmployeesAll: 4,
      yearEstablished: 2010,
      ownershipType: 'Private',
      entityType: 'Independent',
      domainName: 'scanned.example',
      phoneNumber: '(503) 555-0117',
      address1: '1 Main Street',
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
    },
  })
  if (!saved.ok) throw new Error(JSON.stringify(saved.problem))
})
afterAll(() => table.stop())

describe('the risk of an account', () => {
  it('is read with its factors and when they were assessed', async () => {
    const read = await as(cast.producer)(contract.getRisk, { query: { accountId } })
    expect(read).toMatchObject({ ok: true, value: { profileScore: 6, asOf: expect.any(String) } })
    expect(read.ok && read.value.factors).toHaveLength(8)
    expect(read.ok && read.value.factors[0]?.drivers.length).toBeGreaterThan(0)
    // Nothing was answered, so there is nothing that a scan could be held against.
    expect(read.ok && read.value.factors.map(({ confidence }) => confidence)).not.toContain('HIGH')
    expect(await as(cast.otherProducer)(contract.getRisk, { query: { accountId } })).toMatchObject({
      status: 404,
      problem: { code: 'account.notFound' },
    })
    expect(await as(cast.clusterViewer)(contract.getRisk, { query: { accountId } })).toMatchObject({ status: 403 })
  })

  it('is assessed anew on demand', async () => {
    const before = await accountById(accountId)
    const at = { params: { accountId }, body: { product: 'P250' as const, agentEmail: 'a@b.example' } }
    expect(await as(cast.underwriter)(contract.reassessRisk, at)).toMatchObject({ status: 202 })
    const after = await accountById(accountId)
    expect(after?.riskScore).toBe(before?.riskScore)
    expect(after?.assessedAt.localeCompare(before?.assessedAt ?? '')).toBe(1)
    expect(await eventsOf(table)).toContainEqual({ name: 'risk.assessed', detail: { accountId } })
    expect(await as(cast.otherProducer)(contract.reassessRisk, at)).toMatchObject({ status: 404 })
    const quoteId = QuoteId.parse('quo_01JH0000000000000000000Q01')
    expect(await as(cast.underwriter)(contract.reassessRisk, { ...at, body: { quoteId } })).toMatchObject({
      status: 404,
      problem: { code: 'quote.notFound' },
    })
  })

  it('is scanned on demand, once for each request', async () => {
    const { accounts } = await import('#functions/account/store/accounts.ts')
    const known = await accounts.require(accountId)
    const { scan: _, ...unscanned } = known
    await commit([accounts.update(known, unscanned)])
    expect(await as(cast.producer)(contract.requestScan, { params: { accountId } })).toMatchObject({ status: 202 })
    expect(await as(cast.producer)(contract.getRisk, { query: { accountId } })).toMatchObject({
      value: { scanRequested: expect.any(String) },
    })
    const body = JSON.stringify({
      id: 'evt_1',
      'detail-type': 'risk.scanRequested',
      time: '2026-01-05T09:00:00Z',
      detail: { accountId },
    })
    const run = () => worker({ Records: [{ messageId: '1', body }] } as never)
    expect(await run()).toEqual({ batchItemFailures: [] })
    const scanned = await accountById(accountId)
    expect(scanned).toMatchObject({ scan: { domain: 'scanned.example' } })
    expect(scanned?.scanRequested).toBeUndefined()
    expect(await run()).toEqual({ batchItemFailures: [] })
    expect((await accountById(accountId))?.version).toBe(scanned?.version)
    expect(await as(cast.otherProducer)(contract.requestScan, { params: { accountId } })).toMatchObject({ status: 404 })
  })
})
