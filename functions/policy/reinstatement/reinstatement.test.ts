import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { documents } from '#functions/docs/store/documents.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { type PolicyRecord, standingOf } from '#functions/policy/public.ts'
import { cancelPolicy, flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import * as contract from '#shared/contracts/policy/reinstatement.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { asOf } from '#shared/domain/policy/policyStack.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { meetDeadlines } from '../jobs/meetDeadlines.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')
const as = (actor: (typeof cast)[keyof typeof cast] = cast.underwriter) => desk.asPolicy(actor)
const at = ({ id }: PolicyRecord) => ({ params: { policyId: id } })
const ledgerOf = async ({ id }: PolicyRecord) =>
  trialBalance((await postings.list({ scopes: [`policy:${id}`], size: 100 })).hits)

/** A policy that began half a year ago and was cancelled as of some days ago. */
const cancelled = async (daysAgo: number, reason = 'Insured elsewhere') => {
  const effectiveDate = addMonths(today(), -6)
  const bound = await desk.aPolicy({
    accountId: await desk.quotes.anAccount(),
    effectiveDate,
    endDate: addMonths(effectiveDate, 12),
    brokerFee: 10_000,
  })
  await meetDeadlines({ now: new Date().toISOString() })
  answered(await as()(cancelPolicy, { ...at(bound), body: { reason, effectiveDate: addDays(today(), -daysAgo) } }))
  return { before: bound, policy: await desk.read(bound.id) }
}

let letters = 0
const aLetter = async (policy: PolicyRecord) => {
  letters += 1
  const id = DocumentId.parse(`doc_01JH00000000000000000D0${letters.toString().padStart(3, '0')}`)
  const { accountId, agencyId, teamIds } = policy
  await commit([
    documents.create({
      id,
      docName: 'Statement of no loss.pdf',
      docType: 'Correspondence',
      accountId,
      agencyId,
      teamIds,
      policyId: policy.id,
      file: `documents/2026-11/${id}.pdf`,
      size: 1_000,
      created: new Date().toISOString(),
      createdBy: 'Una Writer',
    }),
  ])
  return { letterId: id, signedOn: today() }
}

const preview = async (policy: PolicyRecord, kind: 'WITH_LAPSE' | 'WITHOUT_LAPSE') =>
  answered(await as()(contract.previewReinstatement, { ...at(policy), query: { kind } }))

describe('reinstating a cancelled policy', () => {
  it('without a lapse has everything owed again, once the insured has signed that no loss is known', async () => {
    const { before, policy } = await cancelled(5)
    const shown = await preview(policy, 'WITHOUT_LAPSE')
    expect(shown).toMatchObject({ total: policy.cancellation?.returned, totalAfter: before.totalPremium })
    expect(shown).toMatchObject({ letterFrom: addDays(today(), -5), until: addDays(today(), 25) })
    expect(shown.gap).toBeUndefined()
    const reinstate = async (more: object) =>
      as()(contract.reinstatePolicy, { ...at(policy), body: { kind: 'WITHOUT_LAPSE', reason: 'A mistake', ...more } })
    expect(await reinstate({})).toMatchObject({ problem: { code: 'policy.letterNeeded' } })
    const letter = await aLetter(policy)
    const early = { ...letter, signedOn: addDays(today(), -6) }
    expect(await reinstate({ letter: early })).toMatchObject({ problem: { code: 'policy.letterNeeded' } })
    expect(await reinstate({ letter: await aLetter((await cancelled(1)).policy) })).toMatchObject({
      problem: { code: 'document.notFound' },
    })
    expect(await reinstate({ letter, expectedTotal: 1 })).toMatchObject({ problem: { code: 'policy.returnMoved' } })
    expect(await reinstate({ letter, expectedTotal: shown.total })).toMatchObject({ value: { status: 'IN FORCE' } })
    const back = await desk.read(policy.id)
    expect(back.transactions.at(-1)).toMatchObject({ kind: 'REINSTATEMENT', letterId: letter.letterId, endsOn: null })
    expect(back.cancellation).toBeUndefined()
    expect(standingOf(back)).toEqual({ standing: 'reinstated' })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: before.totalPremium })
    expect((await ledgerOf(policy)).difference).toBe(0)
  })

  it('with a lapse covers from today, charges nothing for the gap and says it', async () => {
    const { before, policy } = await cancelled(40)
    expect(
      await as()(contract.previewReinstatement, { ...at(policy), query: { kind: 'WITHOUT_LAPSE' } }),
    ).toMatchObject({
      problem: { code: 'policy.tooLateToReinstate' },
    })
    const shown = await preview(policy, 'WITH_LAPSE')
    const gap = { from: addDays(today(), -40), until: today() }
    expect(shown.gap).toEqual(gap)
    const days = daysBetween({ from: before.effectiveDate, until: before.expirationDate })
    expect(Math.abs(shown.premiumAfter - Math.round((before.rated.premium * (days - 40)) / days))).toBeLessThanOrEqual(
      2,
    )
    const body = {
      kind: 'WITH_LAPSE',
      reason: 'Back',
      letter: await aLetter(policy),
      expectedTotal: shown.total,
    } as const
    answered(await as()(contract.reinstatePolicy, { ...at(policy), body }))
    const back = await desk.read(policy.id)
    expect(back).toMatchObject({ status: 'IN FORCE', totalPremium: shown.totalAfter })
    expect(standingOf(back)).toEqual({ standing: 'reinstated', gap })
    const term = { effectiveDate: back.effectiveDate, endDate: back.expirationDate }
    const covered = (daysAgo: number) =>
      asOf(back.transactions, term, { effective: addDays(today(), -daysAgo) }).covered
    expect([covered(41), covered(40), covered(1), covered(0)]).toEqual([true, false, false, true])
    expect(answered(await as(cast.producer)(getPolicy, { ...at(policy), query: {} })).gaps).toEqual([gap])
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: shown.totalAfter })
    expect((await ledgerOf(policy)).difference).toBe(0)
    // Cancelled once more it returns what was charged for the days that are left, and no more.
    const again = await as()(cancelPolicy, {
      ...at(policy),
      body: { reason: 'Insured elsewhere', effectiveDate: today() },
    })
    expect(again).toMatchObject({ ok: true })
    expect((await ledgerOf(policy)).difference).toBe(0)
    expect(await desk.read(policy.id)).toMatchObject({ status: 'CANCELLED' })
  })

  it('is not without a day in between, nor for those who may not cancel', async () => {
    const { policy } = await cancelled(0)
    const asked = { ...at(policy), query: { kind: 'WITH_LAPSE' } } as const
    expect(await as()(contract.previewReinstatement, asked)).toMatchObject({ problem: { code: 'policy.noGap' } })
    expect(await as(cast.producer)(contract.previewReinstatement, asked)).toMatchObject({ status: 403 })
    expect((await preview(policy, 'WITHOUT_LAPSE')).letterFrom).toBeUndefined()
  })

  it('of cover that was cancelled as of its first day has it whole again, with the insured’s word, and no lapse', async () => {
    const effectiveDate = addDays(today(), -10)
    const bound = await desk.aPolicy({ accountId: await desk.quotes.anAccount(), effectiveDate, brokerFee: 10_000 })
    await meetDeadlines({ now: new Date().toISOString() })
    answered(await as()(flatCancelPolicy, { ...at(bound), body: { reason: 'Not taken up' } }))
    const policy = await desk.read(bound.id)
    expect(await as()(contract.previewReinstatement, { ...at(policy), query: { kind: 'WITH_LAPSE' } })).toMatchObject({
      problem: { code: 'policy.neverBegan' },
    })
    const shown = await preview(policy, 'WITHOUT_LAPSE')
    expect(shown).toMatchObject({ total: bound.totalPremium, until: addDays(effectiveDate, 30) })
    expect(shown.letterFrom).toBe(effectiveDate)
    const body = { kind: 'WITHOUT_LAPSE', reason: 'Taken up after all', expectedTotal: shown.total } as const
    expect(await as()(contract.reinstatePolicy, { ...at(policy), body })).toMatchObject({
      problem: { code: 'policy.letterNeeded' },
    })
    const letter = await aLetter(policy)
    answered(await as()(contract.reinstatePolicy, { ...at(policy), body: { ...body, letter } }))
    const back = await desk.read(policy.id)
    expect(back).toMatchObject({ status: 'IN FORCE', totalPremium: bound.totalPremium })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: bound.totalPremium })
    expect((await ledgerOf(policy)).difference).toBe(0)
    // Before its first day nothing is brought back that has not begun: the cancellation is taken back.
    const later = await desk.aPolicy({ accountId: await desk.quotes.anAccount(), effectiveDate: addDays(today(), 10) })
    answered(await as()(flatCancelPolicy, { ...at(later), body: { reason: 'Not taken up' } }))
    expect(await as()(contract.previewReinstatement, { ...at(later), query: { kind: 'WITHOUT_LAPSE' } })).toMatchObject(
      {
        problem: { code: 'policy.neverBegan' },
      },
    )
  })
})
