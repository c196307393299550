import { wrongsOfBooks } from '#functions/ledger/books/wrongsOfBooks.ts'
import { chargedOf, paidOf, receivedOn } from '#functions/ledger/invoices/standing.ts'
import type { PostingRecord } from '#functions/ledger/postings/postings.ts'
import type { LedgerBooks } from '#functions/ledger/store/ledgerBooks.ts'
import { recordOfStack } from '#functions/policy/public.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { RefundRecord } from '#shared/contracts/billing/refund.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import { accountKey } from '#shared/domain/ledger/trialBalance.ts'
import { earnedAt } from '#shared/domain/policy/policyStack.ts'
import { termFields } from '#shared/domain/policy/policyTerms.ts'
import { settledStatus } from '#shared/records/invoice/invoiceLife.ts'
import type { Delivery } from './delivery.ts'
import { wrongsOfEffects } from './judgeEffects.ts'
import { wrongsOfRows } from './judgeRows.ts'
import type { Knowledge } from './knowledge.ts'
import { statusesOfStack } from './statusesOfStack.ts'
import type { World } from './world.ts'

const sumOf = (lines: readonly PostingLine[]): number =>
  lines.reduce((sum, { debit, credit }) => sum + debit - credit, 0)

/** The ledger: every posting balances, and what is kept by year is what was posted. */
const wrongsOfLedger = (known: Knowledge): string[] => {
  const postings = known
    .ofKind('posting')
    .map(({ id, state }) => ({ id, lines: state.lines as readonly PostingLine[] }))
  const unbalanced = postings
    .filter(({ lines }) => sumOf(lines) !== 0)
    .map(({ id }) => `posting ${id} does not balance`)
  const posted = new Map<string, number>()
  for (const { lines } of postings)
    for (const line of lines)
      posted.set(accountKey(line), (posted.get(accountKey(line)) ?? 0) + line.debit - line.credit)
  const kept = new Map<string, number>()
  for (const { state } of known.ofKind('ledgerTotal'))
    if (/^\d{4}$/.test(String(state.period)) && state.party === undefined)
      for (const [account, { debit, credit }] of Object.entries(state.accounts as Record<string, PostingLine>))
        kept.set(account, (kept.get(account) ?? 0) + debit - credit)
  const differing = [...new Set([...posted.keys(), ...kept.keys()])]
    .filter((account) => (posted.get(account) ?? 0) !== (kept.get(account) ?? 0))
    .map(
      (account) => `the ledger keeps ${kept.get(account) ?? 0} of ${account}, posted were ${posted.get(account) ?? 0}`,
    )
  const balance = [...kept.values()].reduce((sum, each) => sum + each, 0)
  return [...unbalanced, ...differing, ...(balance === 0 ? [] : [`the trial balance is ${balance}`])]
}

/** A closed month is what was posted into it. */
const wrongsOfPeriods = (known: Knowledge): string[] => {
  const postings = known.ofKind('posting').map(({ state }) => state as unknown as PostingRecord)
  return known.ofKind('ledgerBooks').flatMap(({ state }) => {
    const { closings, closedThrough } = state as unknown as LedgerBooks
    return Object.entries(closings).flatMap(([month, ids = []]) => {
      if (closedThrough === undefined || month > closedThrough) return []
      const closing = known.records.get(ids.at(-1) ?? '')?.state
      const debit = postings
        .filter(({ currency, effectiveAt }) => currency === closing?.currency && effectiveAt.startsWith(month))
        .flatMap(({ lines }) => lines)
        .reduce((sum, line) => sum + line.debit, 0)
      return closing?.debit === debit
        ? []
        : [`${month} was closed with ${closing?.debit} debited, posted into it were ${debit}`]
    })
  })
}

/** Postings, invoices and open refunds of every policy say the same. */
const wrongsOfPolicyBooks = (known: Knowledge): string[] => {
  const postings = known.ofKind('posting').map(({ state }) => state as unknown as PostingRecord)
  return known.ofKind('invoice').flatMap(({ state }) => {
    const invoice = state as unknown as InvoiceRecord
    const refund = known.records.get(invoice.openRefundId ?? '')?.state as unknown as RefundRecord | undefined
    return wrongsOfBooks(
      invoice,
      postings.filter(({ policyId }) => policyId === invoice.policyId),
      refund,
    )
  })
}

type Standing = Parameters<typeof chargedOf>[0]

/** Invoices say what is paid of them, unless a payment is on its way or has failed. */
const wrongsOfInvoices = (known: Knowledge): string[] =>
  known.ofKind('invoice').flatMap(({ id, state }) => {
    const { movements, status } = state as unknown as Standing & { readonly status: string }
    const [charged, paid] = [chargedOf({ movements }), paidOf({ movements })]
    const isOpen = status === 'Processed' || status === 'Failed'
    return isOpen || status === settledStatus(receivedOn({ movements }))
      ? []
      : [`invoice ${id} is ${status} where ${paid} of ${charged} is paid`]
  })

/** What is written of a policy is earned or not yet, on any day; its terms and its end are those that its transactions make. */
const wrongsOfStacks = (known: Knowledge): string[] =>
  known.ofKind('policy').flatMap(({ id, state }) => {
    const policy = state as unknown as PolicyRecord
    const { transactions, effectiveDate, expirationDate, status } = policy
    if (transactions.length === 0) return []
    const term = { effectiveDate, endDate: expirationDate }
    const days = [effectiveDate, ...transactions.map((each) => each.effectiveDate), expirationDate]
    const uneven = days.filter((day) => {
      const { written, earned, unearned } = earnedAt(transactions, term, day)
      return earned + unearned !== written
    })
    const replayed = recordOfStack(policy)
    const differing = termFields.filter((field) => JSON.stringify(replayed[field]) !== JSON.stringify(policy[field]))
    const allowed = statusesOfStack(transactions)
    return [
      ...(allowed.includes(status)
        ? []
        : [`policy ${id} is ${status}; by its transactions it is one of ${allowed.join(', ')}`]),
      ...uneven.map(
        (day) => `policy ${id} has earned and not earned on ${day} what does not add up to what was written`,
      ),
      ...differing.map((field) => `policy ${id} keeps another ${field} than its transactions make`),
    ]
  })

/** The parts of a signed plan add up to what was signed for: what was due then. */
const wrongsOfPlans = (known: Knowledge): string[] =>
  known.ofKind('invoice').flatMap(({ id, state }) => {
    const { agreement } = state as unknown as InvoiceRecord
    if (agreement === undefined) return []
    const wrong = agreement.schedule.filter(({ amount }) => !Number.isSafeInteger(amount) || amount <= 0)
    const disordered = agreement.schedule.some(({ dueDate }, index, all) => dueDate < (all[index - 1]?.dueDate ?? ''))
    return [
      ...(wrong.length === 0 ? [] : [`the plan of invoice ${id} has a part of ${wrong[0]?.amount}`]),
      ...(disordered ? [`the parts of the plan of invoice ${id} are not in their order`] : []),
    ]
  })

/** Postings that came to be known since the last step and do not balance; with them the trial balance was not zero after it. */
export const wrongsOfStep = (known: Knowledge, judged: Set<string>): string[] =>
  known.ofKind('posting').flatMap(({ id, state }) => {
    if (judged.has(id)) return []
    judged.add(id)
    const balance = sumOf(state.lines as readonly PostingLine[])
    return balance === 0 ? [] : [`the trial balance moves by ${balance} with posting ${id}`]
  })

/** What is wrong with a world once everything was delivered, as sentences. */
export const wrongsOfWorld = (world: World, known: Knowledge, delivery: Delivery, inWeather: boolean): string[] => [
  ...wrongsOfLedger(known),
  ...wrongsOfPeriods(known),
  ...wrongsOfPolicyBooks(known),
  ...wrongsOfInvoices(known),
  ...wrongsOfStacks(known),
  ...wrongsOfPlans(known),
  ...wrongsOfRows(world),
  ...wrongsOfEffects(world, known, delivery, inWeather),
]
