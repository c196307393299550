import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import {
  type CarrierPremium,
  postingsForPremiumDue,
  premiumBecomingDue,
  type RemittanceBasis,
} from '#shared/domain/ledger/carrierPremium.ts'
import type { LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import { postingsForDeposit } from '#shared/domain/ledger/paymentPostings.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { OpenBooks } from '../periods/openBooks.ts'
import { bookingOf, joined } from '../postings/booking.ts'
import { type Cause, type PostingRecord, postings } from '../postings/postings.ts'
import { invoices, type StoredInvoice } from '../store/invoices.ts'
import { isCharge, isPayment, isRefund } from './commissionStanding.ts'
import type { KeptBooks } from './keptBooks.ts'

/** Where what was written for the carrier stands, earned and not, and the commission that it remits itself. */
const carriers: readonly LedgerAccount[] = ['carrierPayableEarned', 'carrierPayableRemitted', 'carrierPayableUnearned']

/** What settles what was charged: money that came and stayed, and what the provider bears instead of the insured. */
const isSettled = (entry: PostingRecord): boolean =>
  isPayment(entry) || isRefund(entry) || entry.cause.kind === 'writeOff'

/** The carrier's premium on a policy as its postings up to the end of a day tell it. */
export const carrierPremium = (entries: readonly PostingRecord[], through: CalendarDate): CarrierPremium => {
  const until = entries.filter(({ effectiveAt }) => effectiveAt <= through)
  return {
    written: carriers.reduce((sum, account) => sum - balanceOf(until, account), 0),
    charged: balanceOf(until.filter(isCharge), 'premiumReceivable'),
    paid: 0 - balanceOf(until.filter(isSettled), 'premiumReceivable'),
    madeDue: balanceOf(entries, 'carrierPayableMadeDue'),
  }
}

/** What of a policy's checks and wires does not lie in trust by the end of a day; below zero what lies there and did not stay. */
export const restingInClearing = (entries: readonly PostingRecord[], through: CalendarDate): MinorUnits =>
  balanceOf(
    entries.filter(({ effectiveAt }) => effectiveAt <= through),
    'cashClearing',
  )

/** What a day does by itself with what was collected. */
const daily: readonly Cause[] = ['deposit', 'premiumDue']

/**
 * What makes premium due to the carrier on what was collected of a policy by the end of a day, or takes back what was
 * returned since, and takes to the trust account what came past the processor, out of which it is remitted; undefined when
 * nothing changed. It is committed over the invoice, so that two at once are one; the caller holds the books.
 */
export const duePremium = async (
  invoice: StoredInvoice,
  {
    through,
    basis,
    books,
  }: { readonly through: CalendarDate; readonly basis: RemittanceBasis; readonly books: Pick<OpenBooks, 'on'> },
  now: Instant,
): Promise<KeptBooks | undefined> => {
  const entries = await postings.every({ scopes: [`policy:${invoice.policyId}`] })
  // Of a later day it is done already.
  if (entries.some(({ cause, effectiveAt }) => daily.includes(cause.kind) && effectiveAt > through)) return undefined
  const becoming = postingsForPremiumDue(premiumBecomingDue(carrierPremium(entries, through), basis))
  const deposit = postingsForDeposit(restingInClearing(entries, through))
  if (becoming.length + deposit.length === 0) return undefined
  const occasion = { of: invoice, ...books.on(through), now }
  const { writes, events } = joined([
    bookingOf(deposit, { ...occasion, cause: { kind: 'deposit', id: invoice.id } }),
    bookingOf(becoming, { ...occasion, cause: { kind: 'premiumDue', id: invoice.id }, after: deposit.length }),
  ])
  return { writes: [invoices.update(invoice, { ...invoice, lastUpdated: now }), ...writes], events }
}
