import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Emulator, startDynamoDb } from '#cdk/local/emulators/dynamodb.ts'
import { sandboxes } from '#cdk/local/runtime/environment.ts'
import { importRows } from '#cdk/local/storage/importRows.ts'
import { mergeTable } from '#cdk/local/storage/mergeTable.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { rowsOfBook } from '#functions/_platform/storage/rowsOfBook.ts'
import { tableDefinition } from '#functions/_platform/storage/table.ts'
import { verifyRows } from '#functions/_platform/storage/verify/verifyRows.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { linesUpTo } from '#functions/billing/ledger/ledgerTotals.ts'
import type { AgencyBillRecord } from '#functions/billing/store/agencyBills.ts'
import type { CommissionStatementRecord } from '#functions/commissions/public.ts'
import type { CommissionPaymentRecord } from '#functions/commissions/store/commissionPayments.ts'
import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import type { AgencyAgreements } from '#functions/ledger/store/commissionAgreements.ts'
import type { LedgerBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { kinds } from '#functions/platform/verify/kinds.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import type { CarrierRemittance } from '#shared/contracts/billing/carrierRemittance.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { PeriodClosingRecord } from '#shared/contracts/billing/period.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import type { TaxReturnRecord } from '#shared/contracts/billing/taxReturn.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import type { Remittance, RemittanceException } from '#shared/contracts/commissions/remittance.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { balanceOf, trialBalance } from '#shared/domain/ledger/trialBalance.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { scratchFolder } from '../../testing/scratch.ts'
import { storyOf } from './storyOf.ts'
import { companiesOfRegion } from './writeStory.ts'

const seller = {
  id: 'usr_00000000000000000000000001',
  firstName: 'Marcus',
  lastName: 'Reed',
  email: 'marcus.reed@harborpine.example',
  phone: '15125550112',
  agencyId: 'agy_00000000000000000000000001',
  agencyName: 'Harbor & Pine Insurance',
  agencyType: 'Retail' as const,
  agencyBilled: false,
  teams: [{ id: 'tea_00000000000000000000000001', name: 'Main Office' }],
  weight: 1,
  payee: { token: 'pye_1', bankName: 'First Harbor Bank', accountType: 'Checking', last4: '4821' },
}
const request = {
  seed: 'a test',
  now: '2026-11-20T18:00:00.000Z' as const,
  companies: 10,
  sellers: [seller],
  staff: {
    administrator: { id: 'usr_00000000000000000000000003', name: 'Nora Bennett' },
    bookkeeper: { id: 'usr_00000000000000000000000004', name: 'Judith Hale' },
    underwriter: { id: 'usr_00000000000000000000000002', name: 'Walter Diaz' },
  },
}

const tableName = 'story'
const folder = scratchFolder()
let emulator: Emulator
beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  emulator = await startDynamoDb({ file: join(folder, 'table.sqlite') })
  Object.assign(process.env, {
    ...sandboxes,
    PALISADE_REGION: 'us',
    TABLE_NAME: tableName,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    AWS_ENDPOINT_URL_DYNAMODB: emulator.url,
  })
  letGo()
  await new DynamoDBClient({ endpoint: emulator.url }).send(new CreateTableCommand(tableDefinition(tableName)))
})
afterAll(() => emulator.stop())

const lastOf = async (companies: number) => {
  const { steps } = await storyOf({ ...request, companies })
  return new Map(steps.map(({ definition, state }) => [state.id, { kind: definition.kind, state }]))
}

test('a story that was loaded is as commits and the stream would have left it', async () => {
  const story = await storyOf(request)
  const imported = join(folder, 'story.sqlite')
  await importRows(imported, tableDefinition(tableName), await rowsOfBook(story.steps, story.series))
  expect(mergeTable({ file: join(folder, 'table.sqlite'), imported, tableName })).toBe(true)
  expect(mergeTable({ file: join(folder, 'table.sqlite'), imported, tableName })).toBe(false)
  const { differences, kinds: looked } = await verifyRows(kinds)
  expect(differences).toEqual([])
  expect(looked.find(({ kind }) => kind === 'account')?.states).toBe(request.companies)
  const { hits } = await accounts.list({ scopes: [`agency:${seller.agencyId}`], size: 10 })
  const [name = ''] = hits.map((each) => each.name)
  const found = await accounts.search({ scopes: ['all'], text: name, size: 5 })
  expect(found.hits[0]).toMatchObject({ name })
  expect(await quotes.count('all', 'listed')).toMatchObject({ count: expect.any(Number) })
  const books = trialBalance([{ lines: await linesUpTo('USD', CalendarDate.parse(request.now.slice(0, 10))) }])
  expect(books).toMatchObject({ difference: 0 })
  expect(books.debit).toBeGreaterThan(0)
  expect((await policies.count(`team:${seller.teams[0]?.id}`, 'policies')).count).toBeGreaterThan(2)
})

test('months are closed up to the one before last, as their postings say', async () => {
  const records = [...(await lastOf(40)).values()]
  const of = <State>(kind: string) => records.flatMap((each) => (each.kind === kind ? [each.state as State] : []))
  const closings = of<PeriodClosingRecord>('periodClosing').toSorted((a, b) => a.month.localeCompare(b.month))
  expect(closings.at(-1)?.month).toBe('2026-09')
  expect(of<LedgerBooks>('ledgerBooks')).toMatchObject([{ closedThrough: '2026-09', keptThrough: '2026-10-31' }])
  for (const { month, debit, accounts } of closings) {
    const entries = of<PostingRecord>('posting').filter(({ effectiveAt }) => effectiveAt.startsWith(month))
    expect(trialBalance(entries).debit).toBe(debit)
    expect(accounts.reduce((sum, { balance }) => sum + balance, 0)).toBe(0)
  }
})

test('tax returns are filed and paid in time by two people, each payment booked on its day before the month of it was closed', async () => {
  process.env.PALISADE_REGION = 'uk'
  const records = [...(await lastOf(110)).values()]
  process.env.PALISADE_REGION = 'us'
  const of = <State>(kind: string) => records.flatMap((each) => (each.kind === kind ? [each.state as State] : []))
  const returns = of<TaxReturnRecord>('taxReturn')
  expect(returns.some(({ status }) => status === 'PAID')).toBe(true)
  const closedOn = new Map(of<PeriodClosingRecord>('periodClosing').map(({ month, closed }) => [month, closed.at]))
  const payments = of<PostingRecord>('posting').filter(({ cause }) => cause.kind === 'taxPayment')
  for (const { amount, csv, dueOn, filed, id, paid, payable, rows, status, to } of returns) {
    expect(csv.trim().split('\n').length).toBeGreaterThan(rows)
    expect(filed.at > (closedOn.get(to) ?? '9')).toBe(true)
    expect(filed.on <= dueOn).toBe(true)
    if (status !== 'PAID') continue
    expect(amount).not.toBe(0)
    expect(paid).toMatchObject({ on: paid?.bookedOn, by: request.staff.administrator.id })
    const [posting, ...more] = payments.filter(({ cause }) => cause.id === id)
    expect(more).toEqual([])
    expect(posting).toMatchObject({ effectiveAt: paid?.on })
    expect(posting?.happenedOn).toBeUndefined()
    expect(posting?.lines.find(({ account }) => account === 'trustCash')?.credit).toBe(payable)
  }
  expect(of<LedgerBooks>('ledgerBooks')[0]?.taxFiledThrough).toBe(
    returns
      .map(({ to }) => to)
      .toSorted()
      .at(-1),
  )
})

test('the same seed on the same day tells the same story, another seed another one', async () => {
  const tell = async (seed: string) => JSON.stringify((await storyOf({ ...request, companies: 6, seed })).steps)
  expect(await tell('one')).toBe(await tell('one'))
  expect(await tell('two')).not.toBe(await tell('one'))
})

test('a story is told whenever somebody asks for it', async () => {
  // Hours at which somebody had done something to a bill that is to be written off.
  for (const now of ['2026-11-01T20:07:00.000Z', '2026-12-01T22:07:00.000Z'] as const) {
    const { steps } = await storyOf({ ...request, seed: 'the demo book', companies: 60, now })
    expect(steps.length).toBeGreaterThan(1000)
  }
})

test('every bill, refund and book has what its postings say, and the trial balance is zero', async () => {
  const records = [...(await lastOf(110)).values()]
  const of = <State>(kind: string) => records.flatMap((each) => (each.kind === kind ? [each.state as State] : []))
  const entries = of<PostingRecord>('posting')
  const owed = new Map(of<RefundRecord>('refund').map((refund) => [refund.id, refund]))
  const bills = of<InvoiceRecord>('invoice')
  expect(bills.length).toBeGreaterThan(40)
  for (const bill of bills) {
    const own = entries.filter(({ policyId }) => policyId === bill.policyId)
    const refund = bill.openRefundId === undefined ? undefined : owed.get(bill.openRefundId)
    expect(wrongsOfBooks(bill, own, refund)).toEqual([])
  }
  expect(trialBalance(entries).difference).toBe(0)
  expect(balanceOf(entries, 'commissionIncome')).toBeLessThan(0)
  expect(new Set([...owed.values()].map(({ status }) => status)).size).toBeGreaterThan(1)
})

test('an agency that is billed has open bills of its own, and books without wrongs', async () => {
  const { steps } = await storyOf({ ...request, companies: 40, sellers: [{ ...seller, agencyBilled: true }] })
  const last = new Map(steps.map(({ definition, state }) => [state.id, { kind: definition.kind, state }]))
  const of = <State>(kind: string) =>
    [...last.values()].flatMap((each) => (each.kind === kind ? [each.state as State] : []))
  const [bills, entries] = [of<InvoiceRecord>('invoice'), of<PostingRecord>('posting')]
  const owed = new Map(of<RefundRecord>('refund').map((refund) => [refund.id, refund]))
  expect(bills.length).toBeGreaterThan(10)
  for (const bill of bills) {
    expect(bill).toMatchObject({ agencyBilled: true, dueDate: expect.any(String) })
    const refund = bill.openRefundId === undefined ? undefined : owed.get(bill.openRefundId)
    const own = entries.filter(({ policyId }) => policyId === bill.policyId)
    expect(wrongsOfBooks(bill, own, refund)).toEqual([])
  }
  expect(bills.some(({ status }) => status !== 'Paid')).toBe(true)
})

test('an agency that is billed pays its bill of the month by wire, net of its commission', async () => {
  const { steps } = await storyOf({ ...request, companies: 60, sellers: [{ ...seller, agencyBilled: true }] })
  const last = new Map(steps.map(({ definition, state }) => [state.id, { kind: definition.kind, state }]))
  const of = <State>(kind: string) =>
    [...last.values()].flatMap((each) => (each.kind === kind ? [each.state as State] : []))
  const bills = of<AgencyBillRecord>('agencyBill').toSorted((a, b) => (a.month < b.month ? -1 : 1))
  expect(bills.at(-1)?.month).toBe('2026-10')
  for (const bill of bills) {
    expect(bill.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.amount)
    expect(bill.gross - bill.commission).toBe(bill.amount)
  }
  const wires = of<TransactionRecord>('transaction')
  expect(new Set(wires.map(({ paymentMethod }) => paymentMethod))).toEqual(new Set(['Wire']))
  for (const { policyId, amountPaid, paymentDate } of wires) {
    const lines = bills.filter(({ created }) => created < paymentDate).flatMap(({ lines }) => lines)
    expect(lines.find((line) => line.policyId === policyId)?.amount).toBe(amountPaid)
  }
})

test('commission is paid as it was stated, above what one may alone by two people, but for the last of the busiest agency', async () => {
  const other = { ...seller, id: 'usr_00000000000000000000000009', agencyId: 'agy_00000000000000000000000002' }
  const sellers = [
    { ...seller, weight: 3 },
    { ...other, weight: 1 },
  ]
  const { steps } = await storyOf({ ...request, companies: 110, sellers })
  const last = new Map(steps.map(({ definition, state }) => [state.id, { kind: definition.kind, state }]))
  const of = <State>(kind: string) =>
    [...last.values()].flatMap((each) => (each.kind === kind ? [each.state as State] : []))
  const payments = of<CommissionPaymentRecord>('commissionPayment')
  const statements = of<CommissionStatementRecord>('commissionStatement')
  expect(payments.length).toBeGreaterThan(12)
  for (const { agencyId, amount, created, requested, approved, status } of payments) {
    expect(status).toBe('PAID')
    expect(approved?.by === undefined).toBe(amount <= 250_000)
    expect(approved?.by).not.toBe(requested.by)
    const [stated] = statements
      .filter((each) => each.agencyId === agencyId && each.created < created)
      .toSorted((a, b) => (a.created < b.created ? 1 : -1))
    expect(stated?.amount).toBe(amount)
  }
  const owed = (id: string) => {
    const entries = of<PostingRecord>('posting').filter((each) => each.agencyId === id)
    return 0 - balanceOf(entries, 'commissionDue')
  }
  const [mine] = statements
    .filter(({ agencyId }) => agencyId === seller.agencyId)
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
  expect(owed(seller.agencyId)).toBe(mine?.amount)
  expect(owed(other.agencyId)).toBeLessThanOrEqual(0)
  for (const { opening, earned, clawedBack, paid, amount } of statements)
    expect(opening + earned + clawedBack - paid).toBe(amount)
})

test('nobody waits for what cover was subject to that is over', async () => {
  const records = [...(await lastOf(110)).values()]
  const of = <State>(kind: string) => records.flatMap((each) => (each.kind === kind ? [each.state as State] : []))
  const over = of<PolicyRecord>('policy').filter(({ status }) => isOver(status))
  const ended = of<QuoteRecord>('quote').filter(({ coverEnded }) => coverEnded === true)
  expect(ended.map(({ id }) => id).sort()).toEqual(over.map(({ quoteId }) => quoteId).sort())
  expect(over.length).toBeGreaterThan(5)
})

test('the demo book has 400 accounts and 250 policies in three regions, of a year and a half', async () => {
  const records = [...(await lastOf(companiesOfRegion)).values()]
  const of = (kind: string) => records.filter((each) => each.kind === kind)
  expect(3 * of('account').length).toBeGreaterThan(400)
  expect(3 * of('policy').length).toBeGreaterThan(250)
  const begins = of('policy').map(({ state }) => (state as PolicyRecord).effectiveDate)
  const first = begins.reduce((earliest, day) => (day < earliest ? day : earliest))
  // The first were asked for weeks before their first day.
  expect(daysBetween({ from: first, until: '2026-11-20' })).toBeGreaterThan(500)
})

test('every chart, filter and queue of a region has something to show', async () => {
  const records = [...(await lastOf(140)).values()]
  const of = (kind: string) => records.filter((each) => each.kind === kind).map(({ state }) => state)
  const statusesOf = (kind: string) => new Set(of(kind).map((state) => (state as { status?: string }).status))
  expect([...statusesOf('account')].sort()).toEqual(['Active Policy', 'Expired', 'Open', 'Quoted'])
  for (const status of [
    'READY',
    'REFERRED',
    'IN_REVIEW',
    'DECLINED',
    'INDICATION',
    'LOST',
    'EXPIRED',
    'BOUND',
    'ISSUED',
  ])
    expect(statusesOf('quote')).toContain(status)
  for (const status of ['BOUND', 'ISSUED', 'IN FORCE', 'EXPIRED', 'RENEWED', 'CANCELLED'])
    expect(statusesOf('policy')).toContain(status)
  for (const status of ['Paid', 'Unpaid', 'Failed']) expect(statusesOf('invoice')).toContain(status)
  expect(
    of('policy').filter((each) => 'openForRenewal' in each && each.openForRenewal === true).length,
  ).toBeGreaterThan(0)
  const told = of('quote') as QuoteRecord[]
  expect(
    new Set(told.flatMap(({ referralReasons }) => referralReasons.map(({ ruleId }) => ruleId))).size,
  ).toBeGreaterThan(6)
  expect(
    new Set(told.flatMap(({ subjectivities }) => subjectivities.map(({ status }) => status))).size,
  ).toBeGreaterThan(2)
})

test('agencies have agreements, statements of every month, and what carriers remitted waits for two people’s word', async () => {
  const records = [...(await lastOf(140)).values()]
  const of = <State>(kind: string) => records.flatMap((each) => (each.kind === kind ? [each.state as State] : []))
  expect(of<AgencyAgreements>('commissionAgreements')[0]?.agreements).toHaveLength(2)
  const statements = of<CommissionStatementRecord>('commissionStatement')
  expect(statements.length).toBeGreaterThan(12)
  const entries = of<PostingRecord>('posting')
  const owed = statements.toSorted((a, b) => (a.id < b.id ? -1 : 1)).at(-1)?.amount
  expect(owed).toBe(0 - balanceOf(entries, 'commissionDue'))
  const exceptions = of<RemittanceException>('remittanceException')
  expect(new Set(exceptions.map(({ kind }) => kind))).toEqual(new Set(['OVER', 'SHORT', 'UNMATCHED']))
  const sum = (isShort: boolean) =>
    exceptions
      .filter(({ kind }) => (kind === 'SHORT') === isShort)
      .reduce((total, { difference }) => total + difference, 0)
  expect(balanceOf(entries, 'carrierCommissionReceivable')).toBe(0 - sum(true))
  expect(balanceOf(entries, 'remittanceSuspense')).toBe(0 - sum(false))
  expect(of<Remittance>('remittance').map(({ status }) => status)).toEqual(['BOOKED', 'CHECKED'])
  expect(of('writeOff').length).toBeGreaterThan(0)
  const remitted = of<CarrierRemittance>('carrierRemittance').toSorted((a, b) => a.month.localeCompare(b.month))
  expect(remitted.at(-1)?.status).toBe('DRAFT')
  expect(remitted.filter(({ status }) => status === 'PAID').length).toBeGreaterThan(3)
  expect(0 - balanceOf(entries, 'carrierDue')).toBe(remitted.at(-1)?.amount)
})
