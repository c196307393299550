import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountAction, accountBound, accountById } from '#functions/account/public.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/policy/cancellation.ts'
import { listPolicyHistory } from '#shared/contracts/policy/history.ts'
import { getPolicy } from '#shared/contracts/policy/policies.ts'
import { previewRevert } from '#shared/contracts/policy/revisions.ts'
import { searchPolicies } from '#shared/contracts/policy/search.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { cast } from '#tests/cast/actors.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { meetDeadlines } from '../jobs/meetDeadlines.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

type Actor = (typeof cast)[keyof typeof cast]
const cancel = (policy: PolicyRecord, effectiveDate: string, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(contract.cancelPolicy, {
    params: { policyId: policy.id },
    body: { reason: 'Insured elsewhere', effectiveDate },
  })
const flat = (policy: PolicyRecord, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(contract.flatCancelPolicy, { params: { policyId: policy.id }, body: { reason: 'Not taken up' } })
const voided = (policy: PolicyRecord, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(contract.voidPolicy, { params: { policyId: policy.id }, body: { reason: 'Issued in error' } })
const undo = (policy: PolicyRecord, actor: Actor = cast.underwriter) =>
  desk.asPolicy(actor)(contract.undoCancelledPolicy, { params: { policyId: policy.id } })

const ledgerOf = async ({ id }: PolicyRecord) =>
  trialBalance((await postings.list({ scopes: [`policy:${id}`], size: 100 })).hits)
const owedBack = async (policy: PolicyRecord) =>
  0 - ((await ledgerOf(policy)).rows.find(({ account }) => account === 'refundsPayable')?.balance ?? 0)
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')

/** Tells the policy service that a payment came in, as its queue does. */
const tellOfPayment = (policy: PolicyRecord) => {
  const detail = { policyId: policy.id, transactionId: 'txn_1' }
  const body = JSON.stringify({ id: 'evt_1', 'detail-type': 'payment.received', time: '2026-11-20T00:00:00Z', detail })
  return worker({ Records: [{ messageId: 'm1', body }] } as unknown as Parameters<typeof worker>[0])
}

/** Terms of a company that has no other cover. */
const alone = async () => ({ accountId: await desk.quotes.anAccount() })

/** A policy that began half a year ago. */
const aRunningPolicy = async (more: Parameters<typeof desk.aPolicy>[0] = {}) => {
  const effectiveDate = addMonths(today(), -6)
  const policy = await desk.aPolicy({
    ...more,
    effectiveDate,
    endDate: addMonths(effectiveDate, 12),
    brokerFee: 10_000,
  })
  await meetDeadlines({ now: new Date().toISOString() })
  return desk.read(policy.id)
}

describe('cancelling a policy', () => {
  it('as of its first day returns all of it, fees and taxes too, as the preview says', async () => {
    const policy = await desk.aPolicy({ effectiveDate: addDays(today(), 10), brokerFee: 10_000 })
    const preview = answered(
      await desk.asPolicy(cast.underwriter)(contract.previewCancellation, {
        params: { policyId: policy.id },
        query: { effectiveDate: policy.effectiveDate, reason: 'Insured elsewhere' },
      }),
    )
    expect(preview).toMatchObject({ returned: policy.totalPremium, kept: 0 })
    expect(answered(await cancel(policy, policy.effectiveDate))).toMatchObject({ status: 'CANCEL PENDING' })
    await meetDeadlines({ now: `${addDays(policy.effectiveDate, 1)}T12:00:00.000Z` })
    expect(await desk.read(policy.id)).toMatchObject({
      status: 'CANCELLED',
      cancellation: { flat: true, returned: policy.totalPremium },
    })
  })

  it('is asked for by an agency for reasons of the insured alone, not for those of the insurer', async () => {
    const policy = await aRunningPolicy()
    for (const reason of ['Risk changed', 'MISREPRESENTATION'])
      expect(
        await desk.asPolicy(cast.producer)(contract.cancelPolicy, {
          params: { policyId: policy.id },
          body: { reason, effectiveDate: addDays(today(), 75) },
        }),
      ).toMatchObject({ status: 422, problem: { code: 'request.unfit', errors: [{ path: ['reason'] }] } })
    expect((await desk.read(policy.id)).status).toBe('IN FORCE')
  })

  it('returns premium by days at once where the insurer ends it, and keeps the fees', async () => {
    const policy = await aRunningPolicy()
    expect(policy.status).toBe('IN FORCE')
    const ended = await desk.asPolicy(cast.underwriter)(contract.cancelPolicy, {
      params: { policyId: policy.id },
      body: { reason: 'Risk changed', note: 'The plant was sold', effectiveDate: addDays(today(), 75) },
    })
    expect(ended).toMatchObject({ ok: true, value: { status: 'CANCEL PENDING' } })
    await meetDeadlines({ now: `${addDays(today(), 76)}T12:00:00.000Z` })
    const { cancellation, transactions } = await desk.read(policy.id)
    const [left, all] = [
      daysBetween({ from: addDays(today(), 75), until: policy.expirationDate }),
      daysBetween({ from: policy.effectiveDate, until: policy.expirationDate }),
    ]
    const last = transactions.at(-1)
    expect(last).toMatchObject({ kind: 'CANCELLATION', manner: 'PRO_RATA' })
    expect(0 - (last?.money.premium ?? 0)).toBe(Math.round((policy.rated.premium * left) / all))
    expect(cancellation?.lines?.some(({ key }) => key === 'brokerFee' || key === 'policyFee')).toBe(false)
  })

  it('returns less where the insured ends it and the state admits that, as shown with the reason, and keeps the fees', async () => {
    const policy = await aRunningPolicy()
    expect(policy.status).toBe('IN FORCE')
    const shown = answered(
      await desk.asPolicy(cast.underwriter)(contract.previewCancellation, {
        params: { policyId: policy.id },
        query: { effectiveDate: today(), reason: 'Insured elsewhere' },
      }),
    )
    expect(shown.because).toMatch(/^Short rate: the insured ends the policy, and \d+% of the premium is earned/)
    expect(await cancel(policy, today())).toMatchObject({ ok: true, value: { status: 'CANCELLED' } })
    const cancelled = await desk.read(policy.id)
    const returned = cancelled.cancellation?.returned ?? 0
    expect(returned).toBe(shown.returned)
    expect(returned).toBeGreaterThan(policy.totalPremium * 0.35)
    expect(returned).toBeLessThan((policy.totalPremium - 10_000) * 0.42)
    expect(cancelled.transactions.at(-1)).toMatchObject({
      revision: 2,
      kind: 'CANCELLATION',
      manner: 'SHORT_RATE',
      endsOn: cancelled.cancellation?.effectiveDate,
      money: { total: -returned },
    })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: policy.totalPremium - returned })
    expect((await ledgerOf(policy)).difference).toBe(0)
    expect(await desk.events('policy.ended', policy.id)).toHaveLength(1)
  })

  it('waits for its day, and takes effect on it', async () => {
    const policy = await aRunningPolicy()
    const day = addDays(today(), 10)
    expect(await cancel(policy, day)).toMatchObject({ value: { status: 'CANCEL PENDING' } })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: policy.totalPremium })
    // It is ended once: on another day it would be shown and refused; from its first day it can still be taken back.
    const preview = (effectiveDate: CalendarDate) =>
      desk.asPolicy(cast.underwriter)(contract.previewCancellation, {
        params: { policyId: policy.id },
        query: { effectiveDate, reason: 'Insured elsewhere' },
      })
    expect(await preview(addDays(day, 5))).toMatchObject({ status: 409, problem: { code: 'policy.notAllowed' } })
    expect(await preview(policy.effectiveDate)).toMatchObject({ ok: true })
    await meetDeadlines({ now: `${addDays(day, -1)}T12:00:00.000Z` })
    expect(await desk.read(policy.id)).toMatchObject({ status: 'CANCEL PENDING' })
    await meetDeadlines({ now: `${day}T12:00:00.000Z` })
    const cancelled = await desk.read(policy.id)
    expect(cancelled).toMatchObject({ status: 'CANCELLED' })
    expect(cancelled.cancellation?.returned).toBeGreaterThan(0)
    expect((await ledgerOf(policy)).difference).toBe(0)
  })

  it('is only asked for by those who may endorse', async () => {
    const policy = await aRunningPolicy()
    expect(await cancel(policy, today(), cast.producer)).toMatchObject({ value: { status: 'CANCEL REQUESTED' } })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: policy.totalPremium })
    expect(await cancel(policy, today(), cast.producer)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
    expect(await cancel(policy, today())).toMatchObject({ value: { status: 'CANCELLED' } })
  })

  it('refuses days outside the term, other states and other agencies', async () => {
    const policy = await aRunningPolicy()
    for (const day of [policy.expirationDate, addDays(policy.expirationDate, 1)])
      expect(await cancel(policy, day)).toMatchObject({
        status: 422,
        problem: {
          code: 'policy.cancelDate',
          data: { from: policy.effectiveDate, to: addDays(policy.expirationDate, -1) },
        },
      })
    expect(await cancel(policy, today(), cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await cancel(policy, today(), cast.policyHolder)).toMatchObject({ status: 403 })
    const binder = await desk.aBinder()
    expect(await cancel(binder, binder.effectiveDate)).toMatchObject({
      status: 409,
      problem: { code: 'policy.notAllowed', data: { status: 'BOUND' } },
    })
    for (const again of [flat, voided, undo]) {
      expect(await again(policy, cast.producer)).toMatchObject({ status: 403 })
      expect(await again(binder)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
    }
  })
})

describe('taking a policy back as of its first day', () => {
  it('returns everything, fees too, when it is cancelled flat', async () => {
    const policy = await aRunningPolicy()
    expect(await flat(policy)).toMatchObject({ value: { status: 'FLAT CANCELLED' } })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, isPaid: false, status: 'Unpaid' })
    expect((await ledgerOf(policy)).rows.every(({ balance }) => balance === 0)).toBe(true)
    expect(await flat(policy)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
    const asked = { params: { policyId: policy.id }, query: {} }
    expect(await desk.asPolicy(cast.underwriter)(contract.previewCancellation, asked)).toMatchObject({
      problem: { code: 'policy.notAllowed' },
    })
  })

  it('owes back what was paid, and nothing else when it is void', async () => {
    const policy = await desk.aPolicy()
    await desk.record(policy, await desk.pay(policy))
    expect(await voided(policy)).toMatchObject({ value: { status: 'VOID' } })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, status: 'Paid' })
    expect(await owedBack(policy)).toBe(policy.totalPremium)
    expect((await desk.read(policy.id)).transactions.at(-1)).toMatchObject({ kind: 'CANCELLATION', manner: 'VOID' })
    expect(await undo(policy)).toMatchObject({ problem: { code: 'policy.notAllowed' } })
  })
})

describe('undoing a cancellation', () => {
  it('has owed again what was returned, to the cent', async () => {
    const policy = await aRunningPolicy(await alone())
    await cancel(policy, today())
    expect(await undo(policy)).toMatchObject({ value: { status: 'IN FORCE' } })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: policy.totalPremium, status: 'Unpaid' })
    const restored = await desk.read(policy.id)
    expect(restored.cancellation).toBeUndefined()
    expect(restored.transactions.map(({ money }) => money.total).reduce((a, b) => a + b, 0)).toBe(policy.totalPremium)
    expect((await ledgerOf(policy)).difference).toBe(0)
  })

  it('shows in lists what the invoice says, cancelled and undone', async () => {
    const policy = await desk.aPolicy(await alone())
    const shown = async () => (await desk.read(policy.id)).paymentStatus
    const listed = async () => {
      const query = { accountId: policy.accountId, size: 20 }
      return answered(await desk.asPolicy(cast.underwriter)(searchPolicies, { query })).hits[0]
    }
    await flat(policy)
    // Nothing was ever paid, and nothing is charged any more.
    expect(await paymentOf(policy.id)).toMatchObject({ status: 'Unpaid', dueAmount: 0 })
    expect(await shown()).toBe('Unpaid')
    expect(await listed()).toMatchObject({
      totalPremium: policy.totalPremium,
      returned: { premium: policy.rated.premium, total: policy.totalPremium },
    })
    await undo(policy)
    expect(await listed()).not.toHaveProperty('returned')
    expect((await paymentOf(policy.id))?.status).toBe('Unpaid')
    expect(await shown()).toBe('Unpaid')
  })

  it('opens a paid invoice again', async () => {
    const policy = await desk.aPolicy(await alone())
    await desk.record(policy, await desk.pay(policy))
    await flat(policy)
    expect(await undo(policy)).toMatchObject({ value: { status: 'ISSUED' } })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, status: 'Paid' })
    const unpaid = await desk.aPolicy(await alone())
    await flat(unpaid)
    expect(await paymentOf(unpaid.id)).toMatchObject({ status: 'Unpaid', dueAmount: 0 })
    await undo(unpaid)
    expect(await paymentOf(unpaid.id)).toMatchObject({ status: 'Unpaid', dueAmount: unpaid.totalPremium })
  })

  it('leaves the account with an active policy, whenever the end of it is told', async () => {
    const policy = await desk.aPolicy(await alone())
    const account = async () => {
      const found = await accountById(policy.accountId)
      if (found === undefined) throw new Error('The policy has no account.')
      return found
    }
    const tellOfTheEnd = () => handOver(worker, 'policy.ended', { policyId: policy.id })
    await commit([accountAction(await account(), 'policyIssued')])
    await flat(policy)
    await tellOfTheEnd()
    expect(await account()).toMatchObject({ status: 'Expired' })
    await undo(policy)
    expect(await account()).toMatchObject({ status: 'Active Policy' })
    await flat(await desk.read(policy.id))
    await undo(policy)
    await tellOfTheEnd()
    expect(await account()).toMatchObject({ status: 'Active Policy' })
  })

  it('tells that the cover is back', async () => {
    const policy = await desk.aPolicy(await alone())
    await flat(policy)
    await undo(policy)
    expect(await desk.events('policy.ended', policy.id)).toHaveLength(1)
    expect(await desk.events('policy.cameBack', policy.id)).toHaveLength(1)
  })

  it('withdraws a request that cost nothing', async () => {
    const policy = await aRunningPolicy()
    await cancel(policy, today(), cast.producer)
    expect(await undo(policy)).toMatchObject({ value: { status: 'IN FORCE' } })
    expect((await desk.read(policy.id)).transactions).toHaveLength(1)
  })

  it('is refused where the company is covered meanwhile, under this account or another, until that cover has ended', async () => {
    const domainName = 'again.example'
    const accountId = await desk.quotes.anAccount({ domainName, address1: '1 Again Street' })
    const policy = await desk.aPolicy({ accountId })
    await flat(policy)
    const sameCompany = await desk.quotes.anAccount({ domainName, address1: '2 Again Street' })
    for (const covered of [accountId, sameCompany]) {
      const account = await accountById(covered)
      if (account === undefined) throw new Error('The account is gone.')
      await commit([accountBound(account, new Date().toISOString())])
      const other = await desk.aPolicy({ accountId: covered })
      const twice = {
        status: 409,
        problem: { code: 'policy.coveredTwice', data: { covers: expect.stringContaining(other.policyNumber) } },
      }
      const params = { policyId: policy.id }
      expect(await desk.asPolicy(cast.underwriter)(contract.previewUndoneCancellation, { params })).toMatchObject(twice)
      expect(await undo(policy)).toMatchObject(twice)
      await flat(other)
    }
    expect(await undo(policy)).toMatchObject({ value: { status: 'ISSUED' } })
  })
})

describe('undoing a cancellation that took effect', () => {
  const preview = (policy: PolicyRecord) =>
    desk.asPolicy(cast.underwriter)(contract.previewUndoneCancellation, { params: { policyId: policy.id } })
  /** What is answered some days from now. */
  const after = async <Answer>(days: number, ask: () => Promise<Answer>): Promise<Answer> => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${addDays(today(), days)}T20:00:00.000Z`) })
    try {
      return await ask()
    } finally {
      vi.useRealTimers()
    }
  }

  it('is for three days, which the preview says; later the refusal names reinstatement and its days', async () => {
    const policy = await aRunningPolicy(await alone())
    await cancel(policy, today())
    expect(answered(await preview(policy)).until).toBe(addDays(today(), 3))
    const shown = async () =>
      answered(await desk.asPolicy(cast.underwriter)(getPolicy, { params: { policyId: policy.id }, query: {} }))
    expect(await shown()).toMatchObject({ undoableUntil: addDays(today(), 3) })
    expect((await shown()).allowedActions).toContain('undoCancel')
    expect((await after(4, shown)).allowedActions).not.toContain('undoCancel')
    for (const ask of [preview, undo])
      expect(await after<unknown>(4, () => ask(policy))).toMatchObject({
        status: 409,
        problem: {
          code: 'policy.tooLateToUndo',
          detail: expect.stringMatching(
            /taken back as a mistake until .*Reinstate the policy instead: without a lapse/,
          ),
          data: { until: addDays(today(), 3) },
        },
      })
    expect(await desk.read(policy.id)).toMatchObject({ status: 'CANCELLED' })
    expect(await after(3, () => undo(policy))).toMatchObject({ value: { status: 'IN FORCE' } })
    expect((await ledgerOf(policy)).difference).toBe(0)
    const again = { params: { policyId: policy.id }, query: { revision: 3 } }
    expect(await desk.asPolicy(cast.underwriter)(previewRevert, again)).toMatchObject({
      problem: { code: 'policy.notRevertible', detail: expect.stringContaining('cancelled anew') },
    })
  })

  it('has no end before it takes effect, however long ago it was made', async () => {
    const policy = await aRunningPolicy(await alone())
    await cancel(policy, addDays(today(), 40))
    expect(await after(39, () => undo(policy))).toMatchObject({ value: { status: 'IN FORCE' } })
    const later = await desk.aPolicy({ ...(await alone()), effectiveDate: addDays(today(), 20) })
    await flat(later)
    expect(answered(await after(15, () => preview(later))).until).toBeUndefined()
    expect(await after(15, () => undo(later))).toMatchObject({ value: { status: 'ISSUED' } })
  })

  it('leaves cover that was cancelled as of its first day to be reinstated without a lapse', async () => {
    const policy = await desk.aPolicy({ ...(await alone()), effectiveDate: today() })
    await flat(policy)
    expect(await after(4, () => undo(policy))).toMatchObject({
      problem: { code: 'policy.tooLateToUndo', detail: expect.stringContaining('without a lapse instead') },
    })
  })
})

describe('a policy that is not paid', () => {
  const cancelUnpaid = async (policy: PolicyRecord, effectiveDate: string) =>
    desk.asPolicy(cast.underwriter)(contract.cancelPolicy, {
      params: { policyId: policy.id },
      body: { reason: 'Premium not paid', effectiveDate },
    })
  const preview = async (policy: PolicyRecord, query: object = {}) =>
    answered(
      await desk.asPolicy(cast.underwriter)(contract.previewCancellation, {
        params: { policyId: policy.id },
        query: { reason: 'Premium not paid', ...query },
      }),
    )
  /** Noticed, and its day has come. */
  const aLapsingPolicy = async () => {
    const policy = await aRunningPolicy()
    const { earliest } = await preview(policy)
    expect(await cancelUnpaid(policy, earliest)).toMatchObject({ value: { status: 'CANCEL PENDING' } })
    await meetDeadlines({ now: `${earliest}T12:00:00.000Z` })
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN REINSTATEMENT PERIOD' })
    return { policy, day: earliest }
  }

  it('is not cancelled without notice, before it was due or as of its first day', async () => {
    const policy = await aRunningPolicy()
    const { earliest, noticeDays } = await preview(policy)
    expect(noticeDays).toBe(10)
    expect(earliest >= addDays(today(), 10)).toBe(true)
    expect(earliest > ((await paymentOf(policy.id))?.dueDate ?? '')).toBe(true)
    for (const day of [policy.effectiveDate, today(), addDays(earliest, -1)])
      expect(await cancelUnpaid(policy, day)).toMatchObject({
        status: 422,
        problem: { code: 'policy.cancelNotice', data: { earliest, days: 10 } },
      })
    const flatly = { params: { policyId: policy.id }, body: { reason: 'Premium not paid' } }
    for (const takeBack of [contract.flatCancelPolicy, contract.voidPolicy])
      expect(await desk.asPolicy(cast.underwriter)(takeBack, flatly)).toMatchObject({
        status: 422,
        problem: { code: 'policy.flatNonPayment' },
      })
    expect(await desk.events('policy.cancellationNoticed', policy.id)).toHaveLength(0)
    await cancelUnpaid(policy, earliest)
    expect(await desk.events('policy.cancellationNoticed', policy.id)).toHaveLength(1)
  })

  it('stays in force when it is paid between the notice and its day', async () => {
    const policy = await aRunningPolicy()
    await cancelUnpaid(policy, (await preview(policy)).earliest)
    await desk.record(policy, await desk.pay(policy))
    await tellOfPayment(policy)
    const standing = await desk.read(policy.id)
    expect(standing).toMatchObject({ status: 'IN FORCE', paymentStatus: 'Paid' })
    expect(standing.cancellation).toBeUndefined()
    expect(await desk.events('policy.cancellationNoticed', policy.id)).toHaveLength(2)
  })

  it('is in force again when it is paid within 30 days of its cancellation', async () => {
    const { policy } = await aLapsingPolicy()
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: policy.totalPremium })
    await desk.record(policy, await desk.pay(policy))
    await tellOfPayment(policy)
    const reinstated = await desk.read(policy.id)
    expect(reinstated).toMatchObject({ status: 'IN FORCE', paymentStatus: 'Paid' })
    expect(reinstated.cancellation).toBeUndefined()
    expect(reinstated.transactions.at(-1)).toMatchObject({ kind: 'REINSTATEMENT', by: 'Operations' })
  })

  it('is cancelled as of its day when it is not', async () => {
    const { policy, day } = await aLapsingPolicy()
    await meetDeadlines({ now: `${addDays(day, 29)}T12:00:00.000Z` })
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN REINSTATEMENT PERIOD' })
    await meetDeadlines({ now: `${addDays(day, 30)}T12:00:00.000Z` })
    const lapsed = await desk.read(policy.id)
    expect(lapsed).toMatchObject({ status: 'CANCELLED', cancellation: { effectiveDate: day } })
    expect(await paymentOf(policy.id)).toMatchObject({
      dueAmount: policy.totalPremium - (lapsed.cancellation?.returned ?? 0),
    })
  })

  it('is not one that was paid', async () => {
    const policy = await aRunningPolicy()
    await desk.record(policy, await desk.pay(policy))
    const nothing = { status: 409, problem: { code: 'policy.nothingUnpaid' } }
    const shown = await desk.asPolicy(cast.underwriter)(contract.previewCancellation, {
      params: { policyId: policy.id },
      query: { reason: 'NON_PAYMENT', effectiveDate: addDays(today(), 60) },
    })
    expect(shown).toMatchObject(nothing)
    expect(await cancelUnpaid(policy, addDays(today(), 60))).toMatchObject(nothing)
  })
})

describe('what a cancellation returns', () => {
  it('is shown for the days as of which it can be cancelled, and no other', async () => {
    const policy = await aRunningPolicy()
    const preview = (query: object) =>
      desk.asPolicy(cast.underwriter)(contract.previewCancellation, { params: { policyId: policy.id }, query })
    const { latest } = answered(await preview({ reason: 'Insured elsewhere' }))
    expect(latest).toBe(addDays(policy.expirationDate, -1))
    for (const effectiveDate of [policy.expirationDate, addDays(policy.effectiveDate, -1)]) {
      const refused = { status: 422, problem: { code: 'policy.cancelDate' } }
      expect(await preview({ effectiveDate })).toMatchObject(refused)
      expect(await cancel(policy, effectiveDate)).toMatchObject(refused)
    }
    answered(await preview({ effectiveDate: latest }))
    answered(await cancel(policy, latest))
  })

  it('is to the cent what was previewed, what is posted and what the policy says', async () => {
    const policy = await aRunningPolicy()
    const params = { policyId: policy.id }
    const query = { reason: 'Insured elsewhere', effectiveDate: today() }
    const seen = answered(await desk.asPolicy(cast.producer)(contract.previewCancellation, { params, query }))
    expect(seen.returned + seen.kept).toBe(policy.totalPremium)
    expect(seen.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(seen.returned)
    await cancel(policy, today())
    const { cancellation } = await desk.read(policy.id)
    expect(cancellation).toMatchObject({ returned: seen.returned, lines: seen.lines })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: seen.kept })
    expect((await ledgerOf(policy)).rows.find(({ account }) => account === 'premiumReceivable')?.balance).toBe(
      seen.kept,
    )
  })
})

describe('the reason of an end', () => {
  it('is kept and told in words, also where it was said by its code', async () => {
    const [cancelled, flat] = [await desk.aPolicy(), await desk.aPolicy()]
    const ask = {
      params: { policyId: cancelled.id },
      body: { reason: 'RISK_CHANGED', note: 'The plant was sold', effectiveDate: addDays(today(), 75) },
    }
    answered(await desk.asPolicy(cast.underwriter)(contract.cancelPolicy, ask))
    expect((await desk.read(cancelled.id)).cancellation?.reason).toBe('Risk changed: The plant was sold')
    // What is noted beside a reason that says it already is told with it.
    const query = {
      reason: 'Risk changed: The plant was sold',
      note: 'Nobody watches it',
      effectiveDate: addDays(today(), 75),
    }
    const seen = answered(
      await desk.asPolicy(cast.underwriter)(contract.previewCancellation, { params: { policyId: flat.id }, query }),
    )
    expect(seen.reason).toBe('Risk changed: The plant was sold; Nobody watches it')
    const taken = { params: { policyId: flat.id }, body: { reason: 'DUPLICATE' } }
    answered(await desk.asPolicy(cast.underwriter)(contract.flatCancelPolicy, taken))
    expect((await desk.read(flat.id)).cancellation?.reason).toBe('Duplicate policy')
  })

  it('is said precisely where the insurer ends it, since the insured is told; before, as it will be told', async () => {
    const policy = await desk.aPolicy()
    const params = { params: { policyId: policy.id } }
    const effectiveDate = addDays(today(), 75)
    const asUnderwriter = desk.asPolicy(cast.underwriter)
    const tooLittle = { status: 422, problem: { code: 'request.unfit', errors: [{ path: ['note'] }] } }
    for (const reason of ['RISK_CHANGED', 'Risk changed', 'Misrepresentation'])
      expect(await asUnderwriter(contract.cancelPolicy, { ...params, body: { reason, effectiveDate } })).toMatchObject(
        tooLittle,
      )
    expect(
      await asUnderwriter(contract.voidPolicy, { ...params, body: { reason: 'MISREPRESENTATION' } }),
    ).toMatchObject(tooLittle)
    const note = 'Backups were said to be tested, and were not'
    const query = { reason: 'Misrepresentation', note, effectiveDate }
    const shown = answered(await asUnderwriter(contract.previewCancellation, { ...params, query }))
    expect(shown).toMatchObject({ reason: `Misrepresentation: ${note}`, noticeDays: 30 })
    answered(await asUnderwriter(contract.cancelPolicy, { ...params, body: query }))
    expect(await desk.read(policy.id)).toMatchObject({
      status: 'CANCEL PENDING',
      cancellation: { reason: `Misrepresentation: ${note}` },
    })
    const history = answered(await asUnderwriter(listPolicyHistory, params))
    expect(JSON.stringify(history)).toContain(note)
  })

  it('that somebody says in words of their own, or the insured has, takes no more than that, and a note beside it is refused', async () => {
    const policy = await desk.aPolicy()
    const params = { params: { policyId: policy.id } }
    const asUnderwriter = desk.asPolicy(cast.underwriter)
    const body = { reason: 'Insured elsewhere', effectiveDate: addDays(today(), 75) }
    const noted = { ...body, note: 'With another broker' }
    const detail = expect.stringContaining('say it in the reason')
    const refused = { status: 422, problem: { code: 'request.unfit', errors: [{ path: ['note'], detail }] } }
    expect(await asUnderwriter(contract.cancelPolicy, { ...params, body: noted })).toMatchObject(refused)
    expect(await asUnderwriter(contract.previewCancellation, { ...params, query: noted })).toMatchObject(refused)
    expect(
      await asUnderwriter(contract.voidPolicy, { ...params, body: { reason: 'DUPLICATE', note: 'Twice' } }),
    ).toMatchObject(refused)
    answered(await asUnderwriter(contract.cancelPolicy, { ...params, body }))
    expect((await desk.read(policy.id)).cancellation?.reason).toBe('Insured elsewhere')
  })
})

describe('what the insurer ends', () => {
  it('takes notice, whatever the end is called; a policy that rests on what was not so is void', async () => {
    const policy = await desk.aPolicy()
    const taking = (reason: string, note?: string) => ({ params: { policyId: policy.id }, body: { reason, note } })
    const asUnderwriter = desk.asPolicy(cast.underwriter)
    for (const reason of ['RISK_CHANGED', 'Risk changed', 'Misrepresentation'])
      expect(await asUnderwriter(contract.flatCancelPolicy, taking(reason))).toMatchObject({
        status: 422,
        problem: { code: 'policy.cancelNotice', data: { days: 30 } },
      })
    expect(await asUnderwriter(contract.voidPolicy, taking('Risk changed'))).toMatchObject({
      problem: { code: 'policy.cancelNotice' },
    })
    expect(
      await asUnderwriter(contract.voidPolicy, taking('Misrepresentation', 'Backups were never tested')),
    ).toMatchObject({
      value: { status: 'VOID' },
    })
  })
})
