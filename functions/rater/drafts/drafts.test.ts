import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as contract from '#shared/contracts/rater/drafts.ts'
import type { AccountId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { calculatorDraftId, calculatorDrafts } from '../store/calculatorDrafts.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let accountId: AccountId
beforeAll(async () => {
  desk = await openQuoteDesk()
  accountId = await desk.anAccount()
})
afterAll(() => desk.close())

const as = callerOf(handler)
const selection = (limit: number) => ({
  global: {
    preset: 2 as const,
    limit,
    deductible: 10_000,
    waitingPeriod: 12 as const,
    retroActivePeriod: -1 as const,
    effectiveDate: '2026-12-01' as const,
    endDate: '2027-12-01' as const,
  },
  choices: { '9': { selected: true, limit: 250_000 } },
})
const params = () => ({ accountId, product: 'P100' as const })
const get = async (actor: Actor = cast.producer) =>
  answered(await as(actor)(contract.getCalculatorDraft, { params: params() })).draft
const keep = (limit: number, seen: number, actor: Actor = cast.producer) =>
  as(actor)(contract.keepCalculatorDraft, { params: params(), body: { selection: selection(limit), seen } })

describe('what is left in the calculator', () => {
  it('is found again on another device, by its writer alone, for that account and product', async () => {
    expect(await get()).toBeUndefined()
    expect(answered(await keep(2_000_000, 0))).toMatchObject({ revision: 1 })
    expect(await get()).toMatchObject({ revision: 1, selection: selection(2_000_000) })
    expect(await get(cast.agencyAdmin)).toBeUndefined()
    const other = { ...params(), product: 'P250' as const }
    expect(answered(await as(cast.producer)(contract.getCalculatorDraft, { params: other })).draft).toBeUndefined()
    expect(await as(cast.otherProducer)(contract.getCalculatorDraft, { params: params() })).toMatchObject({
      status: 404,
      problem: { code: 'account.notFound' },
    })
  })

  it('is not written over by a tab that has not seen what another one kept; what both chose is no conflict', async () => {
    expect(answered(await keep(3_000_000, 1))).toMatchObject({ revision: 2 })
    expect(await keep(4_000_000, 1)).toMatchObject({
      status: 409,
      problem: { code: 'draft.changedElsewhere', data: { revision: 2 } },
    })
    expect(answered(await keep(3_000_000, 1))).toMatchObject({ revision: 2 })
    expect(answered(await keep(4_000_000, 2))).toMatchObject({ revision: 3 })
  })

  it('takes terms alone, and no more coverages than there are numbers', async () => {
    const choices = { ...selection(1_000_000).choices, '100': { selected: true } }
    const asked = await as(cast.producer)(contract.keepCalculatorDraft, {
      params: params(),
      body: { selection: { ...selection(1_000_000), choices }, seen: 3 },
    })
    expect(asked).toMatchObject({ status: 400 })
  })

  it('is gone once it was used or is not wanted, which may be said twice, and after thirty days', async () => {
    const remove = () => as(cast.producer)(contract.removeCalculatorDraft, { params: params() })
    expect(await remove()).toMatchObject({ status: 204 })
    expect(await remove()).toMatchObject({ status: 204 })
    expect(await get()).toBeUndefined()
    answered(await keep(1_500_000, 3))
    const id = calculatorDraftId({ userId: cast.producer.userId as never, ...params() })
    const kept = await calculatorDrafts.require(id)
    const { commit } = await import('#functions/_platform/storage/commit.ts')
    await commit([calculatorDrafts.update(kept, { ...kept, expiresAt: 1 })])
    expect(await get()).toBeUndefined()
    expect(answered(await keep(2_500_000, 0)).revision).toBeGreaterThan(kept.revision)
  })
})
