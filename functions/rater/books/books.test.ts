import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quotes } from '#functions/quote/store/quotes.ts'
import { handler as quoteWorker } from '#functions/quote/worker.ts'
import { handler } from '#functions/rater/index.ts'
import { shelveBooks } from '#functions/tariff/public.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import * as contract from '#shared/contracts/rater/rateBooks.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import type { FactorChange } from '#shared/domain/rating/factorChange.ts'
import { us } from '#shared/regions/us.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const as = callerOf(handler)
const author = cast.superAdmin
const second = {
  ...cast.superAdmin,
  userId: cast.underwriter.userId,
  name: 'Technician 2',
  role: 'Technician' as const,
}
const today = dateAt(new Date().toISOString(), us.timeZone)
const dearer: readonly FactorChange[] = [1, 2, 3, 4, 5, 6].map((group) => ({
  table: 'hazardFactors',
  row: String(group),
  value: [0.77, 0.9, 1.1, 1.34, 1.7, 2.3][group - 1] ?? 1,
}))
const terms = { name: 'Ten percent on every industry', effectiveFrom: today, changes: [...dearer], note: 'Losses' }
const create = (more: object = {}, actor = author) =>
  as(actor)(contract.createRateBook, { body: { ...terms, base: 'p100-us-2026-1', ...more } })
const note = { note: 'Seen' }
const steps = {
  activateRateBook: contract.activateRateBook,
  reviewRateBook: contract.reviewRateBook,
  withdrawRateBook: contract.withdrawRateBook,
} as const
const step = (which: keyof typeof steps, version: string, actor: typeof author | typeof second) =>
  as(actor)(steps[which], { params: { version }, body: note })
const book = async (version: string) => answered(await as(author)(contract.getRateBook, { params: { version } }))

describe('a version of a rate book', () => {
  it('is the provider’s to make, a draft over a published book', async () => {
    expect(await create({}, cast.producer as never)).toMatchObject({ status: 403 })
    expect(await create({}, partnerOf('CARRIER', 'Carrier Admin', 'car_oak') as never)).toMatchObject({ status: 403 })
    expect(await create({ base: 'p100-uk-2026-1' })).toMatchObject({ status: 404 })
    const made = answered(await create())
    expect(made).toMatchObject({ version: 'p100-us-2026-1.2', status: 'DRAFT', base: 'p100-us-2026-1', changes: 6 })
    expect(answered(await as(author)(contract.listRateBooks, {})).map(({ version }) => version)).toEqual(
      expect.arrayContaining(['p100-us-2026-1.2', 'p100-us-2026-1', 'p100-us-2024-1']),
    )
  })

  it('is refused with the row that runs the wrong way, that there is not, or a day of another edition', async () => {
    const cheaper = { table: 'limitFactors', row: '2000000', value: 0.9 } as const
    expect(await create({ changes: [cheaper] })).toMatchObject({
      status: 422,
      problem: {
        code: 'rateBook.notSound',
        errors: [{ detail: expect.stringContaining('limitFactors, row 2000000') }],
      },
    })
    expect(await create({ changes: [{ ...cheaper, row: '1' }] })).toMatchObject({
      problem: { code: 'rateBook.notSound' },
    })
    expect(await create({ effectiveFrom: '2024-06-01' })).toMatchObject({
      problem: { errors: [{ path: ['effectiveFrom'] }] },
    })
  })

  it('says where it differs from another', async () => {
    const { rows } = answered(
      await as(author)(contract.compareRateBooks, {
        params: { version: 'p100-us-2026-1', other: 'p100-us-2026-1.2' },
      }),
    )
    expect(rows).toHaveLength(6)
    expect(rows[0]).toEqual({ table: 'hazardFactors', row: '1', value: 0.7, otherValue: 0.77, percent: 10 })
    const { tables } = await book('p100-us-2026-1.2')
    expect(tables.find(({ table }) => table === 'hazardFactors')?.rows[0]).toEqual({ row: '1', value: 0.77, was: 0.7 })
  })

  const version = 'p100-us-2026-1.2'
  let before: QuoteId
  let after: QuoteId

  it('is reviewed by somebody who has not written it, and never changes from then on', async () => {
    before = await desk.quotes.aPricedQuote(await desk.quotes.anAccount())
    expect(await step('reviewRateBook', version, author)).toMatchObject({ problem: { code: 'rateBook.own' } })
    expect(await step('activateRateBook', version, second)).toMatchObject({ problem: { code: 'rateBook.notAllowed' } })
    answered(await step('reviewRateBook', version, second))
    expect(await as(author)(contract.updateRateBook, { params: { version }, body: terms })).toMatchObject({
      problem: { code: 'rateBook.notAllowed' },
    })
  })

  it('is tried on the policies in force before anybody activates it', async () => {
    const policy = await desk.aPolicy()
    expect(await step('activateRateBook', version, second)).toMatchObject({
      problem: { code: 'rateBook.notDislocated' },
    })
    expect(await as(author)(contract.dislocateRateBook, { params: { version } })).toMatchObject({ status: 202 })
    await runJobsOf(desk.quotes.table, quoteWorker as never)
    const { record } = await book(version)
    expect(record?.dislocation).toMatchObject({
      policies: 1,
      up: 1,
      down: 0,
      losers: [
        {
          policyNumber: policy.policyNumber,
          because: expect.arrayContaining([expect.objectContaining({ key: 'hazardGroup' })]),
        },
      ],
      finishedAt: expect.any(String),
    })
    expect(record?.dislocation?.after).toBeGreaterThan(record?.dislocation?.before ?? Infinity)
  })

  it('is activated by a second person, and prices what is asked for from then on', async () => {
    expect(await step('activateRateBook', version, author)).toMatchObject({ problem: { code: 'rateBook.own' } })
    answered(await step('activateRateBook', version, second))
    // Whoever reads it is of the provider, and has to see that two people stand for it.
    expect((await book(version)).record).toMatchObject({
      created: { by: author.name },
      activated: { by: second.name },
      dislocation: { startedBy: author.name },
    })
    after = await desk.quotes.aPricedQuote(await desk.quotes.anAccount())
    expect((await quotes.require(after)).rated.rateBookVersion).toBe(version)
  })

  it('leaves what was priced before to its book, also where its terms change', async () => {
    answered(
      await desk.quotes.as(cast.producer)(updateQuote, { params: { quoteId: before }, body: { limit: 2_000_000 } }),
    )
    await desk.quotes.workPatch(before)
    expect((await quotes.require(before)).rated.rateBookVersion).toBe('p100-us-2026-1')
  })

  it('that is withdrawn prices nothing new, and what it priced stays priced by it', async () => {
    answered(await step('withdrawRateBook', version, author))
    const later = await desk.quotes.aPricedQuote(await desk.quotes.anAccount())
    expect((await quotes.require(later)).rated.rateBookVersion).toBe('p100-us-2026-1')
    expect((await quotes.require(after)).rated.rateBookVersion).toBe(version)
    expect(await step('activateRateBook', version, second)).toMatchObject({ problem: { code: 'rateBook.notAllowed' } })
    const told = answered(await as(author)(contract.listRateBookHistory, { params: { version } }))
    expect(told.hits.map(({ operation }) => operation)).toEqual(
      expect.arrayContaining(['createRateBook', 'reviewRateBook', 'activateRateBook', 'withdrawRateBook']),
    )
  })

  it('prices nothing before its first day', async () => {
    const made = answered(await create({ effectiveFrom: addDays(today, 120) }))
    answered(await step('reviewRateBook', made.version, second))
    answered(await as(author)(contract.dislocateRateBook, { params: { version: made.version } }))
    await runJobsOf(desk.quotes.table, quoteWorker as never)
    answered(await step('activateRateBook', made.version, second))
    await shelveBooks()
    const quoteId = await desk.quotes.aPricedQuote(await desk.quotes.anAccount())
    expect((await quotes.require(quoteId)).rated.rateBookVersion).toBe('p100-us-2026-1')
  })

  it('is held against what would price without it, a version that is active already', async () => {
    const { version } = answered(await create({ effectiveFrom: addDays(today, 160) }))
    answered(await as(author)(contract.dislocateRateBook, { params: { version } }))
    await runJobsOf(desk.quotes.table, quoteWorker as never)
    // It sets nothing but what the active one has set, so that nothing moves.
    expect((await book(version)).record?.dislocation).toMatchObject({ policies: 1, unchanged: 1, up: 0, winners: [] })
  })

  it('that changes while it is a draft has to be looked at again', async () => {
    const { version } = answered(await create({ effectiveFrom: addDays(today, 200) }))
    answered(await as(author)(contract.dislocateRateBook, { params: { version } }))
    await runJobsOf(desk.quotes.table, quoteWorker as never)
    answered(await as(author)(contract.updateRateBook, { params: { version }, body: { ...terms, name: 'Otherwise' } }))
    expect((await book(version)).record?.dislocation).toBeUndefined()
  })
})
