import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { earnedShare } from '#functions/ledger/books/keptBooks.ts'
import { issueInvoice } from '#functions/ledger/invoices/issueInvoice.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { bookingOf } from '#functions/ledger/postings/booking.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { getTrialBalance } from '#shared/contracts/billing/ledger.ts'
import { cancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { isClosed, ledgerAccounts } from '#shared/domain/ledger/chartOfAccounts.ts'
import { credit, debit, makePosting } from '#shared/domain/ledger/posting.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import { portion } from '#shared/domain/money/money.ts'
import { cast } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler as worker } from '../worker.ts'
import { lastMonthEnd } from './closeMonth.ts'

let desk: PolicyDesk
let now: Instant
beforeAll(async () => {
  desk = await openPolicyDesk()
  now = new Date().toISOString()
})
afterAll(() => desk.close())

const entriesOf = ({ id }: PolicyRecord) => postings.every({ scopes: [`policy:${id}`] })
const job = async (input: object) => {
  const { jobId } = (await worker({ task: 'keepLedger', input, executionName: 'test' } as never)) as { jobId: string }
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  return jobs.require(jobId)
}
const verified = async () => (await job({ verify: true })).notes
const balance = async () => answered(await desk.asBilling(cast.superAdmin)(getTrialBalance, { query: {} }))

/** A policy that was posted to the chart of accounts of before: premium as income, cash, taxes of no authority. */
const aPolicyOfBefore = async (paid: number): Promise<PolicyRecord> => {
  const effectiveDate = addMonths(bookDate(now), -3)
  const binder = await desk.aBinder({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
  const billing = async () => {
    const policy = await desk.read(binder.id)
    const { invoice } = issueInvoice(policy, { now, today: bookDate(now) })
    const { books: _, ...before } = invoice
    const { premium } = policy.rated
    const taxes = invoice.total - premium
    const { movements, writes, events } = bookingOf(
      [
        makePosting('Premium written', [
          debit('premiumReceivable', invoice.total),
          credit('carrierPremiumWritten', premium),
          credit('surplusTaxPayable', taxes),
        ]),
        makePosting('Commission earned', [debit('commissionExpense', 900), credit('commissionPayable', 900)]),
        makePosting('Payment settled', [debit('cash', paid), credit('premiumReceivable', paid)]),
      ],
      { of: invoice, cause: { kind: 'issue', id: invoice.id }, effectiveAt: bookDate(now), now },
    )
    await commit([invoices.create({ ...before, movements }), ...writes], { events })
    return { invoiceNumber: invoice.invoiceNumber }
  }
  await desk.issue(binder, { billing: billing as never })
  return desk.read(binder.id)
}

describe('books of the former chart of accounts', () => {
  it('are carried over by postings, once, and the trial balance stays zero', async () => {
    const policy = await aPolicyOfBefore(700)
    const cancelled = await aPolicyOfBefore(300)
    answered(
      await desk.asPolicy(cast.underwriter)(cancelPolicy, {
        params: { policyId: cancelled.id },
        body: { reason: 'Insured elsewhere', effectiveDate: bookDate(now) },
      }),
    )
    await desk.deliver()
    const before = await balance()
    expect(before.total).toBe(0)
    expect(before.accounts.find(({ code }) => code === '4010')?.balance).toBeLessThan(0)
    const { status, counts } = await job({})
    expect({ status, counts }).toEqual({ status: 'DONE', counts: { booked: 2 } })
    await desk.deliver()
    const after = await balance()
    expect(after.total).toBe(0)
    for (const code of ['1010', '4010', '4020'])
      expect(after.accounts.find((each) => each.code === code)?.balance ?? 0).toBe(0)
    const entries = await entriesOf(policy)
    for (const account of ledgerAccounts.filter(isClosed)) expect(balanceOf(entries, account)).toBe(0)
    expect(balanceOf(entries, 'trustCash')).toBe(700)
    const invoice = await invoiceOfPolicy(policy.id)
    expect(balanceOf(entries, 'premiumReceivable')).toBe((invoice?.total ?? 0) - 700)
    expect(balanceOf(entries, 'commissionIncome')).toBeLessThan(0)
    expect(await verified()).toEqual([])
    await job({})
    expect(await entriesOf(policy)).toHaveLength(entries.length)
  })
})

describe('the close of a month', () => {
  it('earns premium and commissions by days, and says what differs', async () => {
    const effectiveDate = addMonths(bookDate(now), -6)
    const policy = await desk.aPolicy({ effectiveDate, endDate: addMonths(effectiveDate, 12) })
    const invoice = await invoiceOfPolicy(policy.id)
    if (invoice?.books === undefined) throw new Error('no books')
    const through = lastMonthEnd(now)
    const issued = { ...invoice.books, through: addDays(through, -1) }
    await commit([invoices.update(invoice, { ...invoice, books: issued })])
    expect((await job({})).counts).toEqual({ booked: 1 })
    const earned = balanceOf(await entriesOf(policy), 'carrierPayableEarned')
    expect(earned).toBeLessThan(0)
    expect(earned).toBeGreaterThan(-policy.rated.premium / 2)
    // The last day of the month is over when it is closed, and so is its cover.
    const days = (until: CalendarDate) => daysBetween({ from: effectiveDate, until })
    const share = days(addDays(through, 1)) / days(policy.expirationDate)
    expect(earned).toBe(0 - portion(invoice.books.written.carrier, { rate: share }))
    expect(await verified()).toEqual([])
    const wrong = await invoiceOfPolicy(policy.id)
    if (wrong?.books === undefined) throw new Error('no books')
    await commit([invoices.update(wrong, { ...wrong, books: { ...wrong.books, earned: wrong.books.written } })])
    expect((await verified()).every((note) => note.startsWith(policy.policyNumber))).toBe(true)
    expect((await verified()).length).toBeGreaterThan(2)
  })

  it('earns no day that is not covered while a cancellation waits for its payment', () => {
    const transactions = [
      { revision: 1, kind: 'NEW_BUSINESS', prices: [{ from: '2026-01-01', coverages: [{ premium: 36_500 }] }] },
      { revision: 2, kind: 'CANCELLATION', prices: [], endsOn: '2026-04-11' },
    ]
    const term = { effectiveDate: '2026-01-01', expirationDate: '2027-01-01' }
    const on = (day: CalendarDate) =>
      earnedShare({ ...term, status: 'IN REINSTATEMENT PERIOD', transactions } as never, day)
    expect([on('2026-04-01'), on('2026-04-11'), on('2026-05-01')]).toEqual([90 / 365, 100 / 365, 100 / 365])
  })

  it('closes the month before', () => {
    expect(lastMonthEnd('2026-03-01T18:00:00.000Z')).toBe('2026-02-28')
  })
})
