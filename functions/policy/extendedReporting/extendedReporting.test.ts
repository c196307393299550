import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { termsOf } from '#functions/claims/desk/claimPolicies.ts'
import { claims } from '#functions/claims/store/claims.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { cancelPolicy, undoCancelledPolicy } from '#shared/contracts/policy/cancellation.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import * as contract from '#shared/contracts/policy/extendedReporting.ts'
import { getPolicy, listPolicyEndorsements } from '#shared/contracts/policy/policies.ts'
import { previewRevert, revertPolicyRevision } from '#shared/contracts/policy/revisions.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { isClaimsMade } from '#shared/domain/policy/extendedReporting.ts'
import { chargedBy } from '#shared/domain/policy/policyStack.ts'
import { noMoney } from '#shared/domain/policy/policyTransaction.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { meetDeadlines } from '../jobs/meetDeadlines.ts'
import { policies } from '../store/policies.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const at = ({ id }: PolicyRecord) => ({ params: { policyId: id } })

const eligibility = async (policy: PolicyRecord) =>
  answered(await desk.asPolicy(cast.producer)(contract.getErpEligibility, at(policy)))
const premium = (policy: PolicyRecord, option: 'ONE_YEAR' | 'THREE_YEARS' | 'TWO_YEARS' = 'ONE_YEAR') =>
  desk.asPolicy(cast.producer)(contract.getErpPremium, { ...at(policy), query: { option } })
const issue = (policy: PolicyRecord, body: object = {}, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(contract.issueErp, { ...at(policy), body: { option: 'ONE_YEAR' as const, ...body } })

/** A policy of a year, paid, whose first day was so many days ago. */
const aPaidPolicy = async (daysAgo: number, more: object = {}) => {
  const effectiveDate = addDays(today(), -daysAgo)
  const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12), ...more })
  answered(await desk.record(policy, await desk.pay(policy)))
  await desk.deliver()
  await meetDeadlines({ now: new Date().toISOString() })
  return desk.read(policy.id)
}
/** One that ended a month ago. */
const anExpiredPolicy = () => aPaidPolicy(395)
const cancel = (policy: PolicyRecord, reason: string) =>
  desk.asPolicy(cast.underwriter)(cancelPolicy, { ...at(policy), body: { reason, effectiveDate: today() } })

describe('extended reporting', () => {
  it('is offered once a policy has ended, by the rates of its book, at a part of the premium of what is claims-made', async () => {
    const policy = await anExpiredPolicy()
    expect(policy.status).toBe('EXPIRED')
    expect(await eligibility(policy)).toEqual({
      eligible: true,
      endedOn: policy.expirationDate,
      until: addDays(policy.expirationDate, 60),
      source: 'Terms of the form, as claims-made forms give it (ISO CG 00 02, Section V)',
    })
    expect(answered(await desk.asPolicy(cast.producer)(contract.listErpOptions, at(policy)))).toEqual([
      { option: 'ONE_YEAR', months: 12, factor: 0.75 },
      { option: 'TWO_YEARS', months: 24, factor: 1.25 },
      { option: 'THREE_YEARS', months: 36, factor: 1.5 },
    ])
    const offer = answered(await premium(policy, 'TWO_YEARS'))
    const claimsMade = policy.coverages.filter((each) => isClaimsMade(each))
    const annual = claimsMade.reduce((sum, each) => sum + each.premium, 0)
    expect(annual).toBeGreaterThan(0)
    expect(annual).toBeLessThan(policy.rated.premium)
    expect(offer).toMatchObject({
      premium: Math.round(annual * 1.25),
      from: policy.expirationDate,
      until: addDays(addMonths(policy.expirationDate, 24), -1),
    })
    expect(offer.coverages.reduce((sum, each) => sum + each.premium, 0)).toBe(offer.premium)
    expect(offer.total).toBe(offer.premium + offer.taxes.reduce((sum, { amount }) => sum + amount, 0))
  })

  it('lessens what a cancellation owes back before anything is to be paid', async () => {
    const policy = await aPaidPolicy(30)
    answered(await cancel(policy, 'Insured elsewhere'))
    const offer = answered(await premium(policy))
    expect(offer).toMatchObject({ charge: 0, refund: 0 })
    expect(offer.total).toBeGreaterThan(0)
    expect(offer).not.toHaveProperty('dueBy')
  })

  it('is issued at the price that was shown: charged, earned at once, with commission, and claims are taken for longer', async () => {
    const policy = await anExpiredPolicy()
    const offer = answered(await premium(policy))
    expect(offer).toMatchObject({
      charge: offer.total,
      commission: Math.round(offer.premium * 0.15),
      toldTo: [policy.customerEmail, policy.agentEmail],
    })
    const insured = { ...cast.policyHolder, organizationId: policy.accountId }
    const theirs = await desk.asPolicy(insured)(contract.getErpPremium, {
      ...at(policy),
      query: { option: 'ONE_YEAR' },
    })
    expect(theirs).toMatchObject({ ok: true, value: { total: offer.total, commission: 0 } })
    expect(await issue(policy, { expectedTotal: offer.total + 1 })).toMatchObject({
      problem: { code: 'policy.endorsementPrice' },
    })
    const issued = answered(await issue(policy, { expectedTotal: offer.total }))
    expect(issued).toEqual({
      id: policy.id,
      endorsementId: `${policy.id}-2`,
      revision: 2,
      reportingUntil: offer.until,
      total: offer.total,
    })
    const after = await desk.read(policy.id)
    expect(after).toMatchObject({ status: 'EXPIRED', reportingUntil: offer.until })
    expect(after.transactions.at(-1)).toMatchObject({
      kind: 'EXTENDED_REPORTING',
      effectiveDate: policy.expirationDate,
      money: { premium: offer.premium, total: offer.total, commission: Math.round(offer.premium * 0.15) },
    })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: offer.total })
    const books = (await invoiceOfPolicy(policy.id))?.books
    expect(books?.earned).toEqual(books?.written)
    expect(trialBalance((await postings.list({ scopes: [`policy:${policy.id}`], size: 100 })).hits).difference).toBe(0)
    expect(await desk.events('policy.endorsed', policy.id)).toHaveLength(1)
    expect(answered(await desk.asPolicy(cast.producer)(listPolicyEndorsements, at(policy)))).toMatchObject([
      { id: issued.endorsementId, type: 'Extended reporting', premium: offer.total },
    ])
    expect((await termsOf(after, after.effectiveDate)).reportingUntil).toBe(offer.until)
    expect(await issue(after)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
  })

  it('is taken back within two weeks for all that it cost, with taxes and commission, and can be bought again', async () => {
    const policy = await anExpiredPolicy()
    const before = (await invoiceOfPolicy(policy.id))?.books
    const issued = answered(await issue(policy))
    const revert = (body: object) =>
      desk.asPolicy(cast.underwriter)(revertPolicyRevision, { ...at(policy), body: { revision: 2, ...body } })
    const preview = () => desk.asPolicy(cast.underwriter)(previewRevert, { ...at(policy), query: { revision: 2 } })
    const [, { money } = { money: noMoney }] = (await desk.read(policy.id)).transactions
    const shown = answered(await preview())
    expect(shown).toMatchObject({
      total: -issued.total,
      premium: -money.premium,
      commission: -money.commission,
      isNoteNeeded: true,
      changes: [{ field: 'reportingUntil', before: issued.reportingUntil }],
    })
    expect(await revert({})).toMatchObject({ problem: { code: 'account.invalidDetails' } })
    const note = 'The insured thought better of it'
    expect(await revert({ note, expectedTotal: 1 })).toMatchObject({ problem: { code: 'policy.returnMoved' } })
    answered(await revert({ note, expectedTotal: shown.total }))
    const back = await desk.read(policy.id)
    expect(back.reportingUntil).toBeUndefined()
    expect(back.transactions.at(-1)).toMatchObject({ kind: 'REVERSAL', reverses: 2, reason: note })
    expect(chargedBy(back.transactions).total).toBe(policy.totalPremium)
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, isPaid: true })
    const books = (await invoiceOfPolicy(policy.id))?.books
    expect(books?.written).toEqual(before?.written)
    expect(books?.earned).toEqual(books?.written)
    expect(trialBalance((await postings.list({ scopes: [`policy:${policy.id}`], size: 100 })).hits).difference).toBe(0)
    expect((await termsOf(back, back.effectiveDate)).reportingUntil).toBeUndefined()
    expect(await revert({ note })).toMatchObject({ problem: { code: 'policy.notAllowed' } })
    expect(await eligibility(back)).toMatchObject({ eligible: true })
    answered(await issue(back, { option: 'TWO_YEARS' }))
    expect(await preview()).toMatchObject({ problem: { code: 'policy.notRevertible' } })
  })

  it('is not taken back after these days, nor once a claim was notified in it', async () => {
    const policy = await aPaidPolicy(395, { accountId: await desk.quotes.anAccount() })
    answered(await issue(policy))
    const preview = () => desk.asPolicy(cast.underwriter)(previewRevert, { ...at(policy), query: { revision: 2 } })
    answered(await preview())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${addDays(today(), 15)}T20:00:00.000Z`) })
    expect(await preview()).toMatchObject({
      problem: { code: 'policy.notRevertible', detail: expect.stringContaining('could be taken back until') },
    })
    vi.useRealTimers()
    const { accountId } = policy
    const claim = {
      accountId,
      policyId: policy.id,
      reporter: { name: 'Ida Moreau', email: 'ida@moreau.example', workPhone: '5035550142' },
      lossDate: addDays(policy.expirationDate, -20),
      address: '1 Quay Street',
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      lossDescription: 'Mail was read by others.',
    }
    const draft = answered(await desk.asPolicy(cast.producer)(createClaim, { body: { ...claim, isFiled: false } }))
    expect(draft.status).toBe('UN_FILED')
    answered(await preview())
    // One that is filed while it is being taken back is seen all the same.
    const note = 'The insured thought better of it'
    const read = claims.byIds
    vi.spyOn(claims, 'byIds').mockImplementationOnce(async (ids) => {
      const known = await read(ids)
      answered(await desk.asPolicy(cast.producer)(createClaim, { body: { ...claim, isFiled: true } }))
      return known
    })
    for (const answer of [
      await desk.asPolicy(cast.underwriter)(revertPolicyRevision, { ...at(policy), body: { revision: 2, note } }),
      await preview(),
    ])
      expect(answer).toMatchObject({ problem: { detail: expect.stringContaining('a claim was notified') } })
    const shown = answered(await desk.asPolicy(cast.underwriter)(getPolicy, { ...at(policy), query: {} }))
    expect(shown.allowedActions).not.toContain('revertReporting')
    const { money } = (await desk.read(policy.id)).transactions.at(-1) ?? expect.fail()
    expect(shown.extendedReporting).toEqual({ premium: money.premium, total: money.total })
  })

  it('follows a cancellation too, which then is not undone', async () => {
    const policy = await aPaidPolicy(100)
    answered(await cancel(policy, 'Business closed or sold'))
    expect(await eligibility(policy)).toMatchObject({ eligible: true, endedOn: today() })
    const issued = answered(await issue(policy, { option: 'THREE_YEARS' }))
    expect(issued.reportingUntil).toBe(addDays(addMonths(today(), 36), -1))
    expect(await desk.asPolicy(cast.underwriter)(undoCancelledPolicy, at(policy))).toMatchObject({
      problem: { code: 'policy.notAllowed' },
    })
    const books = (await invoiceOfPolicy(policy.id))?.books
    expect(books?.earned).toEqual(books?.written)
  })

  it.each([
    ['runs', () => aPaidPolicy(10), /it runs/],
    [
      'was cancelled as of its first day',
      async () => {
        const policy = await aPaidPolicy(0)
        answered(await cancel(policy, 'Business closed or sold'))
        return desk.read(policy.id)
      },
      /never covered/,
    ],
    ['ended more than sixty days ago', () => aPaidPolicy(440), /could be extended until/],
    [
      'was cancelled for misrepresentation',
      async () => {
        const policy = await aPaidPolicy(100)
        await meetDeadlines({ now: new Date().toISOString() })
        const body = { reason: 'Misrepresentation', note: 'No backups', effectiveDate: addDays(today(), 40) }
        answered(await desk.asPolicy(cast.underwriter)(cancelPolicy, { ...at(policy), body }))
        await meetDeadlines({ now: `${addDays(today(), 41)}T12:00:00.000Z` })
        return desk.read(policy.id)
      },
      /misrepresentation/,
    ],
  ])('is not for a policy that %s', async (_, make, why) => {
    const policy = await make()
    const { eligible, reason } = await eligibility(policy)
    expect(eligible).toBe(false)
    expect(reason).toMatch(why)
    expect(await premium(policy)).toMatchObject({ problem: { code: 'policy.notExtendable' } })
  })

  it('waits until what is due of the premium is paid, and is issued by those who issue policies', async () => {
    const effectiveDate = addDays(today(), -395)
    const { id } = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
    await meetDeadlines({ now: new Date().toISOString() })
    const unpaid = await desk.read(id)
    expect(await eligibility(unpaid)).toMatchObject({
      eligible: false,
      reason: 'what is due of its premium is not paid',
    })
    expect(await issue(unpaid)).toMatchObject({ problem: { code: 'policy.notExtendable' } })
    await commit([policies.update(await policies.require(id), { ...unpaid, status: 'IN REINSTATEMENT PERIOD' })])
    expect((await eligibility(unpaid)).reason).toBe('it was cancelled because its premium was not paid')
    const paid = await anExpiredPolicy()
    expect(await issue(paid, {}, cast.producer)).toMatchObject({ problem: { code: 'permission.denied' } })
    expect(await desk.asPolicy(cast.otherProducer)(contract.getErpEligibility, at(paid))).toMatchObject({
      problem: { code: 'policy.notFound' },
    })
  })
})
