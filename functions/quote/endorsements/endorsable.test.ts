import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import * as contract from '#shared/contracts/policy/endorsements.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
type Asked = EndorsedTerms & { readonly effectiveDate?: CalendarDate }
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const at = ({ id }: PolicyRecord) => ({ params: { policyId: id } })

const aPolicy = () => {
  const effectiveDate = addMonths(today(), -6)
  return desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
}
const termsOf = (policy: PolicyRecord, actor: Actor = cast.producer, effectiveDate?: CalendarDate) =>
  desk.asPolicy(actor)(contract.getEndorsableTerms, {
    ...at(policy),
    query: { ...(effectiveDate !== undefined && { effectiveDate }) },
  })
const preview = (policy: PolicyRecord, asked: Asked, actor: Actor = cast.producer) =>
  desk.asPolicy(actor)(contract.previewEndorsement, { ...at(policy), body: asked })
const endorsed = async (policy: PolicyRecord, asked: EndorsedTerms & { effectiveDate: CalendarDate }) => {
  const { total: expectedTotal } = answered(await preview(policy, asked))
  const made = await desk.quotes.as(cast.producer)(createEndorsementQuote, {
    body: { policyId: policy.id, ...asked, expectedTotal },
  })
  expect(answered(made).status).toBe('ISSUED')
  return desk.read(policy.id)
}

describe('what can be endorsed', () => {
  it('is told as the policy has it on the day, with what can be chosen instead', async () => {
    const policy = await aPolicy()
    const told = answered(await termsOf(policy))
    expect(told).toMatchObject({
      effectiveDate: today(),
      terms: { limit: policy.limit, deductible: policy.deductible, name: policy.companyName, eventExclusions: [] },
      namesInsureds: true,
      excludesEvents: true,
      latestRetroActiveDate: policy.effectiveDate,
    })
    expect(told.limits).toContain(2_000_000)
    expect(told.waitingPeriods).toContain(policy.waitingPeriod)
    const on = told.coverages.filter(({ selected }) => selected).map(({ id }) => id)
    expect(on.toSorted()).toEqual(policy.coverages.map((each) => each.coverageId).toSorted())
    const liability = told.coverages.find(({ key }) => key === 'LIABILITY')
    expect(liability).toMatchObject({ disabled: true, available: true })
    expect(told.coverages.find(({ available }) => !available)?.reason?.message).toBeTruthy()
  })

  it('is that of its day, and stays what it was before', async () => {
    const policy = await aPolicy()
    const after = await endorsed(policy, { deductible: 50_000, effectiveDate: addDays(today(), 10) })
    expect(answered(await termsOf(after)).terms.deductible).toBe(policy.deductible)
    const then = answered(await termsOf(after, cast.producer, addDays(today(), 12)))
    expect(then.terms.deductible).toBe(50_000)
  })

  it('is told to those alone who may endorse it, within its days', async () => {
    const policy = await aPolicy()
    expect(await termsOf(policy, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await termsOf(policy, cast.policyHolder)).toMatchObject({ status: 403 })
    expect(await termsOf(policy, cast.producer, addDays(today(), 31))).toMatchObject({
      problem: { code: 'policy.endorsementDate' },
    })
  })
})

describe('a coverage that is endorsed', () => {
  const id = coverageId('DATA_RESTORATION')

  it('with a sublimit as high as the policy’s goes up with it, and costs less once it is lower', async () => {
    const policy = await aPolicy()
    const low = await endorsed(policy, {
      coverages: { [id]: { selected: true, limit: 500_000 } },
      effectiveDate: today(),
    })
    const high = await endorsed(low, {
      coverages: { [id]: { selected: true, limit: policy.limit } },
      effectiveDate: today(),
    })
    const had = high.coverages.find((each) => each.coverageId === id)
    expect(had?.limit).toBe(policy.limit)
    const more = answered(await preview(high, { limit: 2_000_000 }))
    expect(more.changes).toContainEqual({ field: `coverages.${id}.limit`, before: 1_000_000, after: 2_000_000 })
    const less = answered(await preview(high, { coverages: { [id]: { selected: true, limit: 250_000 } } }))
    expect(less.coverages.find((each) => each.coverageId === id)?.premium).toBeLessThan(0)
    expect(less.total).toBeLessThan(0)
  })

  it('keeps what is not said of it', async () => {
    const policy = await aPolicy()
    const id = coverageId('CYBER_CRIME_LOSS')
    const own = await endorsed(policy, {
      coverages: { [id]: { selected: true, deductible: { value: 50_000 } } },
      effectiveDate: today(),
    })
    const shown = answered(await preview(own, { coverages: { [id]: { selected: true, limit: 100_000 } } }))
    expect(shown.changes.map(({ field }) => field)).toEqual([`coverages.${id}.limit`])
  })

  it('that extends to others names them', async () => {
    const policy = await aPolicy()
    const insuredBesides = { [coverageId('ADDITIONAL_INSURED')]: { selected: true } }
    expect(await preview(policy, { coverages: insuredBesides, additionalInsureds: [] })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['additionalInsureds'] }] },
    })
  })
})

describe('the preview of an endorsement', () => {
  it('says which parts of a signed plan become others, and by when what is charged is to be paid', async () => {
    const policy = await aPolicy()
    const invoice = await invoiceOfPolicy(policy.id)
    if (invoice === undefined) throw new Error('There is no invoice.')
    const half = Math.floor(invoice.total / 2)
    const schedule = [
      { number: 0, dueDate: today(), amount: half },
      { number: 1, dueDate: addMonths(today(), 1), amount: invoice.total - half },
    ]
    const agreement = {
      FinanceQuoteNumber: 'FQ-1',
      email: 'ida@nobody.example',
      signature: 'Ida Moreau',
      signedAt: new Date().toISOString(),
      schedule,
    }
    await commit([invoices.update(invoice, { ...invoice, agreement })])
    const shown = answered(await preview(policy, { limit: 2_000_000 }))
    expect(shown.instalments).toEqual([
      {
        number: 1,
        dueDate: addMonths(today(), 1),
        before: invoice.total - half,
        after: invoice.total - half + shown.total,
      },
    ])
    // Each part has its own day: nothing of it is due by that of the bill.
    expect(shown.charge).toBe(shown.total)
    expect(shown.dueBy).toBeUndefined()
  })
})
