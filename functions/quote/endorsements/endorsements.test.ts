import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { cancelPolicy, previewCancellation } from '#shared/contracts/policy/cancellation.ts'
import type { EndorsedTerms } from '#shared/contracts/policy/endorsedTerms.ts'
import * as contract from '#shared/contracts/policy/endorsements.ts'
import * as nonPremium from '#shared/contracts/policy/nonPremium.ts'
import { getPolicy, listPolicyEndorsements, listPolicyRevisions } from '#shared/contracts/policy/policies.ts'
import * as revisions from '#shared/contracts/policy/revisions.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
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

const preview = (policy: PolicyRecord, asked: Asked, actor: Actor = cast.producer) =>
  desk.asPolicy(actor)(contract.previewEndorsement, { ...at(policy), body: asked })
const endorse = (
  policy: PolicyRecord,
  asked: EndorsedTerms & { effectiveDate: CalendarDate },
  expectedTotal: number,
  { actor = cast.producer, confirmLater }: { actor?: Actor; confirmLater?: boolean } = {},
) =>
  desk.quotes.as(actor)(createEndorsementQuote, {
    body: { policyId: policy.id, ...asked, expectedTotal, ...(confirmLater !== undefined && { confirmLater }) },
  })
/** Endorses at the price that is shown first. */
const endorsed = async (
  policy: PolicyRecord,
  asked: EndorsedTerms & { effectiveDate: CalendarDate },
  actor?: Actor,
) => {
  const shown = answered(await preview(policy, asked, actor))
  const made = answered(
    await endorse(policy, asked, shown.total, {
      ...(actor && { actor }),
      ...(shown.later.length > 0 && { confirmLater: true }),
    }),
  )
  return { shown, made, policy: await desk.read(policy.id) }
}

const ledgerOf = async ({ id }: PolicyRecord) =>
  trialBalance((await postings.list({ scopes: [`policy:${id}`], size: 100 })).hits)

/** A policy that began half a year ago. */
const aRunningPolicy = async (more: object = {}) => {
  const effectiveDate = addMonths(today(), -6)
  const policy = await desk.aPolicy({
    effectiveDate,
    endDate: addMonths(effectiveDate, 12),
    brokerFee: 10_000,
    ...more,
  })
  await meetDeadlines({ now: new Date().toISOString() })
  return desk.read(policy.id)
}

describe('an endorsement', () => {
  it('is shown with what it costs, and costs that: more premium for the days that are left, taxes and commission with it', async () => {
    const policy = await aRunningPolicy()
    const asked = { limit: 2_000_000, effectiveDate: today() }
    const { shown, made, policy: after } = await endorsed(policy, asked)
    expect(shown).toMatchObject({ reasons: [], later: [], refund: 0, effectiveDate: today() })
    expect(shown.total).toBeGreaterThan(0)
    expect(shown.coverages.reduce((sum, { premium }) => sum + premium, 0)).toBe(shown.premium)
    expect(shown.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(shown.total)
    expect(shown.changes).toContainEqual({ field: 'limit', before: 1_000_000, after: 2_000_000 })
    expect(made).toMatchObject({ status: 'ISSUED', revision: 2, totalPremium: policy.totalPremium + shown.total })
    expect(after).toMatchObject({
      limit: 2_000_000,
      aggLimit: 2_000_000,
      totalPremium: policy.totalPremium + shown.total,
    })
    expect(after.rated.steps.reduce((sum, { effect }) => sum + effect, 0)).toBe(after.rated.total)
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: policy.totalPremium + shown.total })
    expect((await ledgerOf(policy)).difference).toBe(0)
    expect(await desk.events('policy.endorsed', policy.id)).toHaveLength(1)
    expect(after.transactions.at(-1)?.postings.length).toBeGreaterThan(0)
    expect(answered(await desk.asPolicy(cast.producer)(listPolicyEndorsements, at(policy)))).toMatchObject([
      { type: 'Endorsement', effectiveDate: today(), premium: shown.total },
    ])
  })

  it('that is confirmed at another price than it has is refused with the difference', async () => {
    const policy = await aRunningPolicy()
    const asked = { limit: 2_000_000, effectiveDate: today() }
    const shown = answered(await preview(policy, asked))
    const refused = await endorse(policy, asked, shown.total - 100)
    expect(refused).toMatchObject({
      status: 409,
      problem: { code: 'policy.endorsementPrice', detail: expect.stringContaining('the difference is $1') },
    })
    expect((await desk.read(policy.id)).transactions).toHaveLength(1)
  })

  it('to less cover returns premium, which is owed back once it was paid', async () => {
    const policy = await aRunningPolicy()
    await desk.record(policy, await desk.pay(policy))
    await desk.deliver()
    const { shown } = await endorsed(await desk.read(policy.id), { deductible: 50_000, effectiveDate: today() })
    expect(shown.total).toBeLessThan(0)
    expect(shown).toMatchObject({ charge: 0, refund: -shown.total })
    expect((await ledgerOf(policy)).rows.find(({ account }) => account === 'refundsPayable')?.balance).toBe(shown.total)
  })

  it('on a bill that was paid is due a week from now', async () => {
    const policy = await aRunningPolicy()
    await desk.record(policy, await desk.pay(policy))
    await desk.deliver()
    const { shown } = await endorsed(await desk.read(policy.id), { limit: 2_000_000, effectiveDate: today() })
    expect(shown.charge).toBe(shown.total)
    const invoice = await invoiceOfPolicy(policy.id)
    expect(invoice).toMatchObject({ status: 'Partially Paid' })
    expect((invoice?.dueDate ?? '') > today()).toBe(true)
  })

  it('takes effect 14 days back to 30 days ahead, for staff on any day of the term', async () => {
    const policy = await aRunningPolicy()
    const on = (days: number, actor: Actor) =>
      preview(policy, { limit: 2_000_000, effectiveDate: addDays(today(), days) }, actor)
    expect(await on(-15, cast.producer)).toMatchObject({ status: 422, problem: { code: 'policy.endorsementDate' } })
    expect(await on(31, cast.producer)).toMatchObject({ status: 422, problem: { code: 'policy.endorsementDate' } })
    for (const days of [-14, 30]) expect(await on(days, cast.producer)).toMatchObject({ ok: true })
    for (const days of [-100, 100]) expect(await on(days, cast.underwriter)).toMatchObject({ ok: true })
    expect(await on(400, cast.underwriter)).toMatchObject({ problem: { code: 'policy.endorsementDate' } })
  })

  it('that begins later is told as what comes; what holds today stays what it is', async () => {
    const policy = await aRunningPolicy()
    const shown = async () => answered(await desk.asPolicy(cast.producer)(getPolicy, { ...at(policy), query: {} }))
    expect(await shown()).not.toHaveProperty('today')
    const later = addDays(today(), 20)
    await endorsed(policy, { limit: 2_000_000, effectiveDate: later })
    expect(await shown()).toMatchObject({
      aggLimit: 2_000_000,
      today: { aggLimit: 1_000_000, limit: 1_000_000, deductible: policy.deductible },
      coming: [
        {
          effectiveDate: later,
          changes: expect.arrayContaining([{ field: 'limit', before: 1_000_000, after: 2_000_000 }]),
        },
      ],
    })
  })

  it('names who is insured besides and moves the address without a cent', async () => {
    const policy = await aRunningPolicy()
    const insured = {
      businessName: 'Rowan Holdings',
      address1: '2 Main Street',
      city: 'Salem',
      state: 'OR',
      zipCode: '97301',
      naicsCode: '541110',
      naicsDescription: 'Offices of Lawyers',
    }
    const { shown, policy: after } = await endorsed(policy, {
      additionalInsureds: [insured],
      address1: '9 Court Street',
      effectiveDate: today(),
    })
    expect(shown).toMatchObject({ total: 0, lines: [] })
    expect(after.additionalInsureds).toMatchObject([insured])
    expect(after.firmographicData).toMatchObject({ address1: '9 Court Street', city: 'Salem' })
    expect(after.rated).toEqual(policy.rated)
  })

  it('that changes nothing, or moves to another state, is refused', async () => {
    const policy = await aRunningPolicy()
    expect(await preview(policy, { limit: policy.limit })).toMatchObject({ problem: { code: 'policy.nothingChanges' } })
    expect(await preview(policy, { state: 'CA' })).toMatchObject({ problem: { code: 'policy.otherState' } })
    const byZip = await preview(policy, { address1: '1 Market Street', city: 'San Francisco', zipCode: '94105' })
    expect(byZip).toMatchObject({ problem: { code: 'policy.otherState', errors: [{ path: ['zipCode'] }] } })
  })

  it('is nobody else’s, and for those alone who may endorse', async () => {
    const policy = await aRunningPolicy()
    expect(await preview(policy, { limit: 500_000 }, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await preview(policy, { limit: 500_000 }, cast.policyHolder)).toMatchObject({ status: 403 })
    const asked = { limit: 500_000, effectiveDate: today() }
    expect(await endorse(policy, asked, 0, { actor: cast.otherProducer })).toMatchObject({ status: 404 })
  })
})

describe('an endorsement that an underwriter has to look at', () => {
  const backdated = { limit: 2_000_000, effectiveDate: addDays(today(), -7) }

  it('is referred with its reasons, and issued at the price that is shown', async () => {
    const policy = await aRunningPolicy()
    const { shown, made, policy: waiting } = await endorsed(policy, backdated)
    expect(shown.reasons).toMatchObject([{ ruleId: 'endorsement.backdatedCover' }])
    expect(made).toMatchObject({ status: 'REFERRED', agencyStatus: 'REFERRED' })
    expect(waiting).toMatchObject({ limit: 1_000_000, endorsementRequests: [{ id: made.id, status: 'REFERRED' }] })
    const issue = (expectedTotal: number, actor: Actor = cast.underwriter) =>
      desk.asPolicy(actor)(contract.issueEndorsement, {
        ...at(policy),
        body: { endorsementId: made.id, expectedTotal, note: 'Nothing has happened since.' },
      })
    expect(await issue(shown.total, cast.producer)).toMatchObject({ status: 403 })
    expect(await issue(shown.total + 1)).toMatchObject({ problem: { code: 'policy.endorsementPrice' } })
    expect(await issue(shown.total)).toMatchObject({ value: { status: 'ISSUED', revision: 2 } })
    expect(await desk.read(policy.id)).toMatchObject({
      limit: 2_000_000,
      totalPremium: policy.totalPremium + shown.total,
    })
    expect(await issue(shown.total)).toMatchObject({ status: 409, problem: { code: 'policy.endorsementGone' } })
  })

  it('is declined with a word, and nothing changes', async () => {
    const policy = await aRunningPolicy()
    const { made } = await endorsed(policy, backdated)
    const decline = () =>
      desk.asPolicy(cast.underwriter)(contract.declineEndorsement, {
        ...at(policy),
        body: { endorsementId: made.id, reason: 'A claim is open' },
      })
    expect(await decline()).toMatchObject({ value: { status: 'DECLINED', decision: 'A claim is open' } })
    expect(await decline()).toMatchObject({ problem: { code: 'policy.endorsementGone' } })
    expect(await desk.read(policy.id)).toMatchObject({ limit: 1_000_000, transactions: [{ revision: 1 }] })
  })
})

describe('an endorsement out of sequence', () => {
  it('applies later ones again, shows what stays theirs, and is confirmed first', async () => {
    const policy = await aRunningPolicy()
    const later = await endorsed(policy, { limit: 2_000_000, effectiveDate: addDays(today(), 20) }, cast.underwriter)
    const asked = { limit: 3_000_000, deductible: 10_000, effectiveDate: today() }
    const shown = answered(await preview(later.policy, asked, cast.underwriter))
    expect(shown.later).toMatchObject([
      { revision: 2, conflicts: expect.arrayContaining([{ field: 'limit', asked: 3_000_000, stays: 2_000_000 }]) },
    ])
    const unseen = await endorse(later.policy, asked, shown.total, { actor: cast.underwriter })
    expect(unseen).toMatchObject({ status: 409, problem: { code: 'policy.laterChanges' } })
    const { made } = await endorsed(later.policy, asked, cast.underwriter)
    answered(
      await desk.asPolicy(cast.superAdmin)(contract.issueEndorsement, {
        ...at(policy),
        body: { endorsementId: made.id, expectedTotal: shown.total, confirmLater: true, note: 'Both are asked for.' },
      }),
    )
    const after = await desk.read(policy.id)
    expect(after).toMatchObject({ limit: 2_000_000, deductible: 10_000 })
    const covered = (effective: CalendarDate) =>
      desk.asPolicy(cast.producer)(revisions.getPolicyAsOf, { ...at(policy), query: { effective } })
    const limitOn = async (day: CalendarDate) =>
      answered(await covered(day)).terms.find(({ field }) => field === 'limit')?.value
    expect(await limitOn(today())).toBe(3_000_000)
    expect(await limitOn(addDays(today(), 20))).toBe(2_000_000)
    expect((await ledgerOf(policy)).difference).toBe(0)
  })
})

describe('the revisions of a policy', () => {
  it('say field by field what each changed, and what it was on any day', async () => {
    const policy = await aRunningPolicy()
    await endorsed(policy, { limit: 2_000_000, effectiveDate: today() })
    const diff = (query: object, actor: Actor = cast.producer) =>
      desk.asPolicy(actor)(revisions.getPolicyRevisionDiff, { ...at(policy), query })
    expect(answered(await diff({}))).toContainEqual({ field: 'limit', before: 1_000_000, after: 2_000_000 })
    expect(answered(await diff({ from: 2, to: 1 }))).toContainEqual({
      field: 'limit',
      before: 2_000_000,
      after: 1_000_000,
    })
    expect(await diff({ to: 9 })).toMatchObject({ status: 404, problem: { code: 'policy.revisionNotFound' } })
    expect(await diff({}, cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'policy.notFound' } })
    const asOf = answered(await desk.asPolicy(cast.producer)(revisions.getPolicyAsOf, { ...at(policy), query: {} }))
    expect(asOf).toMatchObject({ covered: true, revision: 2 })
    expect(asOf.earned + asOf.unearned).toBe(asOf.written)
  })

  it('are taken back to the cent, later ones applied again, and that can be taken back too', async () => {
    const policy = await aRunningPolicy()
    const { shown } = await endorsed(policy, { limit: 2_000_000, effectiveDate: today() })
    const ask = (revision: number) =>
      desk.asPolicy(cast.underwriter)(revisions.previewRevert, { ...at(policy), query: { revision } })
    const revert = (revision: number, expectedTotal?: number, actor: Actor = cast.underwriter) =>
      desk.asPolicy(actor)(revisions.revertPolicyRevision, {
        ...at(policy),
        body: { revision, ...(expectedTotal !== undefined && { expectedTotal }) },
      })
    expect(await ask(2)).toMatchObject({ value: { total: -shown.total } })
    expect(await revert(2, undefined, cast.producer)).toMatchObject({ status: 403 })
    expect(await revert(1)).toMatchObject({ problem: { code: 'policy.notRevertible' } })
    expect(await revert(7)).toMatchObject({ problem: { code: 'policy.revisionNotFound' } })
    expect(await revert(2, 0)).toMatchObject({ problem: { code: 'policy.endorsementPrice' } })
    expect(await revert(2, -shown.total)).toMatchObject({ value: { revision: 3 } })
    const back = await desk.read(policy.id)
    expect(back).toMatchObject({ limit: 1_000_000, totalPremium: policy.totalPremium, coverages: policy.coverages })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: policy.totalPremium })
    expect(await revert(2)).toMatchObject({ problem: { code: 'policy.notRevertible' } })
    expect(await revert(3, shown.total)).toMatchObject({ value: { revision: 4 } })
    expect(await desk.read(policy.id)).toMatchObject({
      limit: 2_000_000,
      totalPremium: policy.totalPremium + shown.total,
    })
    const told = answered(await desk.asPolicy(cast.producer)(listPolicyRevisions, at(policy)))
    expect(told.map(({ type }) => type)).toEqual([
      'New Business',
      'Endorsement',
      'Revision reverted',
      'Revision reverted',
    ])
    expect(told.map(({ reverted }) => reverted)).toEqual([false, false, true, false])
    expect((await ledgerOf(policy)).difference).toBe(0)
  })
})

describe('a change that moves no premium', () => {
  const update = (policy: PolicyRecord, body: object, actor: Actor = cast.producer) =>
    desk.asPolicy(actor)(nonPremium.updateNonPremium, { ...at(policy), body: body as never })

  it('counts from its day, and its day can be moved', async () => {
    const policy = await aRunningPolicy()
    expect(await update(policy, { name: 'Moreau & Daughters', customerEmail: 'eva@moreau.example' })).toMatchObject({
      value: { customerEmail: 'eva@moreau.example', totalPremium: policy.totalPremium },
    })
    expect(await desk.read(policy.id)).toMatchObject({ companyName: 'Moreau & Daughters', rated: policy.rated })
    const day = addDays(today(), 5)
    const move = (effectiveDate: CalendarDate, actor: Actor = cast.producer) =>
      desk.asPolicy(actor)(nonPremium.updateNonPremiumDate, { ...at(policy), body: { effectiveDate } })
    expect(await move(addDays(today(), 60))).toMatchObject({ problem: { code: 'policy.endorsementDate' } })
    expect(await desk.events('policy.endorsed', policy.id)).toMatchObject([{ detail: { revision: 2 } }])
    expect(await move(day)).toMatchObject({ value: { id: policy.id, effectiveDate: day } })
    // The change has another day: it is told and printed anew.
    expect(await desk.events('policy.endorsed', policy.id)).toMatchObject([
      { detail: { revision: 2 } },
      { detail: { revision: 4 } },
    ])
    expect((await desk.read(policy.id)).transactions.at(-1)).toMatchObject({ revision: 4, effectiveDate: day })
    const named = async (effective: CalendarDate) =>
      answered(
        await desk.asPolicy(cast.producer)(revisions.getPolicyAsOf, { ...at(policy), query: { effective } }),
      ).terms.find(({ field }) => field === 'companyName')?.value
    expect(await named(today())).toBe(policy.companyName)
    expect(await named(day)).toBe('Moreau & Daughters')
  })

  it('is refused where it moves to another state, changes nothing or is not theirs', async () => {
    const policy = await aRunningPolicy()
    expect(await update(policy, { state: 'CA' })).toMatchObject({ problem: { code: 'policy.otherState' } })
    expect(await update(policy, { zipCode: '94105' })).toMatchObject({ problem: { code: 'policy.otherState' } })
    expect(await update(policy, {})).toMatchObject({ problem: { code: 'policy.nothingChanges' } })
    expect(await update(policy, { name: 'X' }, cast.otherProducer)).toMatchObject({ status: 404 })
    const move = await desk.asPolicy(cast.producer)(nonPremium.updateNonPremiumDate, {
      ...at(policy),
      body: { effectiveDate: today() },
    })
    expect(move).toMatchObject({ status: 409, problem: { code: 'policy.noNonPremium' } })
  })
})

describe('a policy that was endorsed and is cancelled', () => {
  it('returns what is unearned of each price, and the ledger is even', async () => {
    const policy = await aRunningPolicy()
    const { policy: after } = await endorsed(policy, { limit: 2_000_000, effectiveDate: today() })
    const day = addDays(today(), 0)
    const query = { reason: 'Insured elsewhere', effectiveDate: day }
    const shown = answered(await desk.asPolicy(cast.underwriter)(previewCancellation, { ...at(policy), query }))
    expect(answered(await desk.asPolicy(cast.underwriter)(cancelPolicy, { ...at(policy), body: query }))).toMatchObject(
      {
        status: 'CANCELLED',
      },
    )
    const over = await desk.read(policy.id)
    expect(over.cancellation?.returned).toBe(shown.returned)
    const charged = after.totalPremium - shown.returned
    expect(over.transactions.reduce((sum, { money }) => sum + money.total, 0)).toBe(charged)
    expect((await ledgerOf(policy)).difference).toBe(0)
    expect(await preview(over, { limit: 500_000 })).toMatchObject({ problem: { code: 'policy.notAllowed' } })
  })
})
