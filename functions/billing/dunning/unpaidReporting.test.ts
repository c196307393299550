import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { postings } from '#functions/ledger/postings/postings.ts'
import { paymentOf } from '#functions/ledger/public.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { getErpEligibility, issueErp } from '#shared/contracts/policy/extendedReporting.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { cast } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { dunToday } from '../jobs/dunInvoices.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')

/** A policy that expired a month ago, paid, whose reporting is extended and not paid. */
const extended = async (): Promise<PolicyRecord> => {
  const effectiveDate = addDays(today(), -395)
  const accountId = await desk.quotes.anAccount()
  const policy = await desk.aPolicy({ accountId, effectiveDate, endDate: addMonths(effectiveDate, 12) })
  answered(await desk.record(policy, await desk.pay(policy)))
  await desk.deliver()
  await meetDeadlines({ now: new Date().toISOString() })
  answered(
    await desk.asPolicy(cast.underwriter)(issueErp, {
      params: { policyId: policy.id },
      body: { option: 'ONE_YEAR' as const },
    }),
  )
  return desk.read(policy.id)
}

/** What the job of a day does. */
const onDay = async (day: CalendarDate) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${day}T20:00:00.000Z`) })
  await dunToday({ now: new Date().toISOString(), once: 'test' } as never)
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  vi.useRealTimers()
}

describe('extended reporting that is not paid', () => {
  it('ends three weeks after it was due, as if it had never been issued, and can be bought again', async () => {
    const policy = await extended()
    const due = (await paymentOf(policy.id))?.dueDate ?? expect.fail()
    await onDay(addDays(due, 20))
    expect((await desk.read(policy.id)).reportingUntil).toBe(policy.reportingUntil)
    await onDay(addDays(due, 21))
    const ended = await desk.read(policy.id)
    expect(ended.reportingUntil).toBeUndefined()
    expect(ended.transactions.at(-1)).toMatchObject({
      kind: 'REVERSAL',
      reverses: 2,
      by: 'Operations',
      reason: 'Extended reporting was not paid',
    })
    expect(await paymentOf(policy.id)).toMatchObject({ dueAmount: 0, isPaid: true })
    const books = (await invoiceOfPolicy(policy.id))?.books
    expect(books?.earned).toEqual(books?.written)
    expect(trialBalance(await postings.every({ scopes: [`policy:${policy.id}`] })).difference).toBe(0)
    expect(await desk.events('policy.endorsed', policy.id)).toHaveLength(2)
    await onDay(addDays(due, 22))
    expect((await desk.read(policy.id)).transactions).toHaveLength(ended.transactions.length)
    const params = { policyId: policy.id }
    expect(answered(await desk.asPolicy(cast.producer)(getErpEligibility, { params })).eligible).toBe(true)
  })

  it('stays where it was paid, or a claim was notified in it, which is owed', async () => {
    const [paid, claimed] = [await extended(), await extended()]
    const amount = (await paymentOf(paid.id))?.dueAmount ?? 0
    // Whichever zone the insured is in, the policy was bound by then.
    const paymentDate = dateAt(new Date().toISOString(), 'America/New_York')
    const check = { paymentMethod: 'Check' as const, paymentDate, reference: 'C-1' }
    answered(
      await desk.asBilling(cast.superAdmin)(applyExternalPayment, { body: { policyId: paid.id, amount, ...check } }),
    )
    const notice = {
      accountId: claimed.accountId,
      policyId: claimed.id,
      reporter: { name: 'Ida Moreau', email: 'ida@moreau.example', workPhone: '5035550142' },
      lossDate: addDays(claimed.expirationDate, -20),
      address: '1 Quay Street',
      city: 'Portland',
      state: 'OR',
      zipCode: '97201',
      lossDescription: 'Mail was read by others.',
      isFiled: true,
    }
    answered(await desk.asPolicy(cast.producer)(createClaim, { body: notice }))
    const due = (await paymentOf(claimed.id))?.dueDate ?? expect.fail()
    await onDay(addDays(due, 30))
    for (const { id, reportingUntil } of [paid, claimed])
      expect((await desk.read(id)).reportingUntil).toBe(reportingUntil)
    expect((await paymentOf(claimed.id))?.dueAmount).toBeGreaterThan(0)
  })
})
