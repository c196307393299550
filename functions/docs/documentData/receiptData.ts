import type { ReceiptFacts } from '#functions/ledger/public.ts'
import { type PolicyRecord, revisionsOf } from '#functions/policy/public.ts'
import type { TransactionRecord } from '#shared/contracts/billing/transaction.ts'
import { invoiceNumberOf } from '#shared/domain/billing/invoice.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Party } from '../templates/documentData.ts'
import type { ReceiptData } from '../templates/receiptData.ts'
import { wordsOf } from '../templates/words.ts'
import { commonData } from './commonData.ts'
import { isInvoiced } from './isInvoiced.ts'
import type { Named } from './namedOn.ts'
import { policyCover } from './policyCover.ts'

/** The number of a receipt: of which policy, and which of its payments, from 1. */
export const receiptNumberOf = (policyNumber: string, sequence: number): string => `RCT-${policyNumber}-${sequence}`

const methodOf = (region: RegionCode, { paidWith, paymentMethod }: TransactionRecord): string => {
  const { check, wire } = wordsOf(region)
  const names = { 'Bank Account': 'Bank account', Check: check, 'Credit Card': 'Credit card', Wire: wire }
  const name = paymentMethod === 'Refund/Credit' ? paymentMethod : names[paymentMethod]
  if (paidWith === undefined) return name
  const { brand, holder, lastFourDigits } = paidWith
  return [name, `${brand} ending in ${lastFourDigits}`, ...(holder ? [holder] : [])].join(', ')
}

/**
 * What each charge is told as: the invoice of the revision that charged so much and was known by then, each once; else what
 * was charged for being late, or beside the invoices.
 */
const chargesTold = (policy: PolicyRecord, { lateFees, settlement }: ReceiptFacts) => {
  const invoiced = policy.transactions.filter(isInvoiced)
  const changes = revisionsOf(policy)
  const told = new Set<number>()
  return settlement.charges.map(({ at, ...amounts }) => {
    const revision = invoiced.find(
      (each) =>
        !told.has(each.revision) && each.money.total === amounts.charged && Date.parse(each.known) <= Date.parse(at),
    )?.revision
    if (revision === undefined)
      return { ...amounts, number: '–', cause: lateFees.includes(amounts.charged) ? 'Late fee' : 'Charged besides' }
    told.add(revision)
    const type = changes.find((each) => each.revision === revision)?.type ?? 'Endorsement'
    return {
      ...amounts,
      number: invoiceNumberOf(policy.policyNumber, revision),
      cause: revision === 1 ? 'Policy issued' : type,
    }
  })
}

interface Received {
  readonly facts: ReceiptFacts
  readonly named: Named
  readonly now: Instant
}

/** What the receipt of a payment on a policy says: to its agency where that is billed, to who financed it, else to the insured. */
export const receiptData = (region: RegionCode, policy: PolicyRecord, { facts, named, now }: Received): ReceiptData => {
  const { agencyBilled, byPlan, leftToFinancer, paidByFinancer, sequence, settlement, transaction } = facts
  const number = receiptNumberOf(policy.policyNumber, sequence)
  const today = dateAt(now, policy.timeZone)
  const { agency, currency, generatedOn, insured, issuer, locale, product } = commonData(
    region,
    policyCover(policy),
    named,
    number,
    today,
  )
  const payer: Party =
    paidByFinancer !== undefined ? { name: paidByFinancer, addressLines: [] } : agencyBilled ? agency : insured
  const { amountPaid, brokerFeeRetained = 0, commissionRetained, paymentDate, transactionId } = transaction
  return {
    region,
    locale,
    currency,
    documentNumber: number,
    generatedOn,
    issuer,
    policyNumber: policy.policyNumber,
    product,
    insured: insured.name,
    payer: { name: payer.name, addressLines: payer.addressLines },
    receivedBy: regionOf(region).provider.company,
    agency,
    period: { effective: policy.effectiveDate, expiry: policy.expirationDate },
    receivedOn: CalendarDate.parse(paymentDate),
    method: methodOf(region, transaction),
    reference: transactionId,
    received: amountPaid,
    ...(commissionRetained !== undefined && { retained: commissionRetained }),
    ...(brokerFeeRetained !== 0 && { brokerFee: brokerFeeRetained }),
    before: settlement.before,
    after: settlement.after,
    // What was settled before says nothing of this payment.
    settled: chargesTold(policy, facts).filter(({ left, settled }) => settled > 0 || left > 0),
    leftToFinancer,
    byPlan,
  }
}
