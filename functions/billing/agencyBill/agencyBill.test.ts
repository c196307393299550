import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { postings } from '#functions/ledger/postings/postings.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/billing/agencyBill.ts'
import { getPayment } from '#shared/contracts/billing/payments.ts'
import { applyExternalPayment, searchTransactions, updateTransaction } from '#shared/contracts/billing/transactions.ts'
import { flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { moneyText } from '../invoices/moneyText.ts'
import { billAgencies } from '../jobs/billAgencies.ts'
import { remindOfInvoices } from '../jobs/remindOfInvoices.ts'
import { agencyBills } from '../store/agencyBills.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const now = () => new Date().toISOString()
const invoiceOf = async ({ id }: PolicyRecord) => {
  const invoice = await invoiceOfPolicy(id)
  if (invoice === undefined) throw new Error('no invoice')
  return invoice
}
const rowOf = async (policy: PolicyRecord, actor = cast.superAdmin) => {
  await desk.deliver()
  aWhilePasses()
  const page = answered(await desk.asBilling(actor)(contract.searchAgencyBilledInvoices, { query: { size: 3000 } }))
  return page.content.find(({ policyId }) => policyId === policy.id)
}
const pays = (policy: PolicyRecord, amount: number, reference: string, netOfCommission = true) =>
  desk.asBilling(cast.superAdmin)(applyExternalPayment, {
    body: {
      policyId: policy.id,
      amount,
      paymentMethod: 'Wire',
      paymentDate: bookDate(now()),
      reference,
      netOfCommission,
    },
  })
const booksAreRight = async (policy: PolicyRecord) => {
  const invoice = await invoiceOf(policy)
  const entries = await postings.every({ scopes: [`policy:${policy.id}`] })
  expect(wrongsOfBooks(invoice, entries, undefined)).toEqual([])
  expect(trialBalance(entries).difference).toBe(0)
  return entries
}

describe('a policy that its agency is billed for', () => {
  it('is owed by the agency net of its commission, 30 days after the end of the month of issue', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    const { books, dueDate } = await invoiceOf(policy)
    const commission = books?.written.agencyCommission ?? 0
    expect(commission).toBeGreaterThan(0)
    expect(dueDate.slice(8)).not.toBe('')
    expect(await rowOf(policy, cast.producer)).toMatchObject({
      gross: policy.totalPremium,
      commission,
      amount: policy.totalPremium - commission,
      status: 'Unpaid',
      overdue: false,
      remindersMuted: false,
    })
    expect(await rowOf(policy, cast.otherProducer)).toBeUndefined()
  })

  it('is paid in full by the net amount, and nothing of the commission is owed then', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    const { amount = 0, commission } = (await rowOf(policy)) ?? {}
    answered(await pays(policy, amount, 'NET-1'))
    expect(await invoiceOf(policy)).toMatchObject({ status: 'Paid' })
    const entries = await booksAreRight(policy)
    expect(balanceOf(entries, 'commissionPayable')).toBe(0)
    expect(balanceOf(entries, 'cashClearing')).toBe(amount)
    expect(await rowOf(policy)).toMatchObject({ amount: 0, gross: 0, commission: 0, status: 'Paid' })
    const [payment] = answered(
      await desk.asBilling(cast.superAdmin)(searchTransactions, { query: { policyId: policy.id } }),
    ).hits
    expect(payment).toMatchObject({ amountPaid: amount, commissionRetained: commission })
    // What the agency paid, and kept, is not its client’s.
    const insured = { ...cast.policyHolder, organizationId: policy.accountId }
    const seen = await desk.asBilling(insured)(searchTransactions, { query: { policyId: policy.id } })
    expect(answered(seen)).toMatchObject({ hits: [], totalHits: 0 })
  })

  it('tells what the agency owes net of its commission to those who enter payments, and nobody else', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    const params = { policyId: policy.id }
    const paymentFor = async (actor: Parameters<PolicyDesk['asBilling']>[0]) =>
      answered(await desk.asBilling(actor)(getPayment, { params }))
    expect((await paymentFor(cast.superAdmin)).netDue).toBe((await rowOf(policy))?.amount)
    expect((await paymentFor(cast.producer)).netDue).toBeUndefined()
    expect((await paymentFor(guestOf('E_PAY', policy.id))).netDue).toBeUndefined()
    const { id } = await desk.aPolicy()
    const own = answered(await desk.asBilling(cast.superAdmin)(getPayment, { params: { policyId: id } }))
    expect(own.netDue).toBeUndefined()
  })

  it('says in its row what is charged, so that one without charge is not called paid', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    expect(await rowOf(policy)).toMatchObject({ charged: policy.totalPremium })
    const body = { reason: 'Not taken up' }
    answered(await desk.asPolicy(cast.underwriter)(flatCancelPolicy, { params: { policyId: policy.id }, body }))
    expect(await rowOf(policy)).toMatchObject({ gross: 0, status: 'Unpaid', charged: 0 })
  })

  it('keeps of a part of the net the same part of the commission; a wire that bounced gives both back', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    const { amount = 0, commission = 0 } = (await rowOf(policy)) ?? {}
    answered(await pays(policy, 50_000, 'PART-1'))
    const half = await rowOf(policy)
    expect(half).toMatchObject({ amount: amount - 50_000, status: 'Partially Paid' })
    expect(half?.commission).toBeLessThan(commission)
    const [payment] = answered(
      await desk.asBilling(cast.superAdmin)(searchTransactions, { query: { policyId: policy.id } }),
    ).hits
    if (payment === undefined) return expect.fail()
    const { id, transactionId, invoiceNumber, paymentDate, paymentMethod, processorName, amountPaid } = payment
    answered(
      await desk.asBilling(cast.superAdmin)(updateTransaction, {
        body: {
          id,
          transactionId,
          invoiceNumber,
          status: 'Failed',
          paymentDate,
          paymentMethod,
          processorName,
          amountPaid,
          paymentDesc: 'The wire was recalled',
        },
      }),
    )
    await booksAreRight(policy)
    expect(await rowOf(policy)).toMatchObject({ amount, commission })
  })

  it('takes no net payment where the insured is billed, and none above the net without a reason', async () => {
    const direct = await desk.aPolicy()
    expect(await pays(direct, 100, 'NO-1')).toMatchObject({ problem: { code: 'billing.notAgencyBilled' } })
    const policy = await desk.aPolicy({ agencyBilled: true })
    const { amount = 0 } = (await rowOf(policy)) ?? {}
    expect(await pays(policy, amount + 1, 'OVER-1')).toMatchObject({
      problem: {
        code: 'billing.overpaid',
        data: { due: moneyText(amount, 'USD'), offered: moneyText(amount + 1, 'USD'), over: '$0.01' },
      },
    })
  })

  it('is counted in the stats as long as something is due', async () => {
    const stats = async () =>
      answered(await desk.asBilling(cast.superAdmin)(contract.getAgencyBilledInvoiceStats, { query: {} }))
    await desk.deliver()
    aWhilePasses()
    const before = await stats()
    const policy = await desk.aPolicy({ agencyBilled: true })
    const row = await rowOf(policy)
    expect(await stats()).toMatchObject({ open: before.open + 1, amountDue: before.amountDue + (row?.amount ?? 0) })
  })
})

describe('the bill of a month', () => {
  it('names every policy that the agency owes once, and is found by month and year', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    const month = monthOf(bookDate(now()))
    const params = { month: String(Number(month.slice(5))), year: month.slice(0, 4) }
    const bill = () => desk.asBilling(cast.producer)(contract.getAgencyBillInvoice, { params, query: {} })
    expect(await bill()).toMatchObject({ status: 404, problem: { code: 'billing.noAgencyBill' } })
    for (let turn = 0; turn < 2; turn += 1) {
      const { effects = [] } = await billAgencies.chunk({ month }, { cursor: undefined, now: now() })
      expect(effects.length).toBe(turn === 0 ? 1 : 0)
      for (const { writes, events } of effects) await commit(writes, { events: events ?? [] })
    }
    const { docId } = answered(await bill())
    const kept = (await eventsOf(desk.quotes.table)).find(({ name }) => name === 'agency.billed')
    if (kept?.name !== 'agency.billed') return expect.fail()
    const made = await agencyBills.require(kept.detail.billId)
    expect(made).toMatchObject({ docId, agencyId: policy.agencyId })
    expect(made.lines.filter(({ policyId }) => policyId === policy.id)).toHaveLength(1)
    expect(made.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(made.amount)
    expect(made.gross - made.commission).toBe(made.amount)
    const others = await desk.asBilling(cast.otherProducer)(contract.getAgencyBillInvoice, {
      params,
      query: { agencyId: AgencyId.parse(castIds.agency(1)) },
    })
    expect(others).toMatchObject({ status: 404 })
  })
})

describe('reminders', () => {
  const remind = (policy: PolicyRecord, actor = cast.producer) =>
    desk.asBilling(actor)(contract.sendInvoiceReminder, { params: { policyId: policy.id } })

  it('are sent by hand once a day, by two at once once', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    const statuses = (await Promise.all([remind(policy), remind(policy, cast.superAdmin)])).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([204, 409])
    expect(await desk.events('invoice.reminded', policy.id)).toHaveLength(1)
    expect(await remind(policy)).toMatchObject({ problem: { code: 'billing.remindedToday' } })
    expect(await remind(policy, cast.otherProducer)).toMatchObject({ status: 404 })
  })

  it('are sent by schedule once for each of their days, and not while they are muted', async () => {
    const policy = await desk.aPolicy({ agencyBilled: true })
    const { dueDate } = await invoiceOf(policy)
    const run = async (today: typeof dueDate) => {
      let at: string | undefined
      do {
        const { effects = [], cursor } = await remindOfInvoices.chunk({ today }, { cursor: at, now: now() })
        for (const { writes, events } of effects) await commit(writes, { events: events ?? [] })
        at = cursor
      } while (at !== undefined)
      return (await desk.events('invoice.reminded', policy.id)).length
    }
    const toggle = () =>
      desk.asBilling(cast.producer)(contract.toggleInvoiceReminder, { query: { policyId: policy.id } })
    expect(await run(addDays(dueDate, -8))).toBe(0)
    expect(await run(addDays(dueDate, -7))).toBe(1)
    expect(await run(addDays(dueDate, -7))).toBe(1)
    expect(answered(await toggle())).toEqual({ remindersMuted: true })
    expect(await run(dueDate)).toBe(1)
    expect(answered(await toggle())).toEqual({ remindersMuted: false })
    expect(await run(addDays(dueDate, 1))).toBe(2)
    expect((await invoices.require((await invoiceOf(policy)).id)).reminders?.sent).toHaveLength(2)
  })
})
