import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import {
  type CarrierPremium,
  postingsForPremiumDue,
  premiumBecomingDue,
  type RemittanceBasis,
} from '#shared/domain/ledger/carrierPremium.ts'
import type { LedgerAccount } from '#shared/domain/ledger/chartOfAccounts.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import type { OpenBooks } from '../periods/openBooks.ts'
import { bookingOf } from '../postings/booking.ts'
import { type PostingRecord, postings } from '../postings/postings.ts'
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

/**
 * What makes premium due to the carrier on what was collected of a policy by the end of a day, or takes back what was
 * returned since; undefined when nothing changed. It is committed over the invoice, so that two at once are one; the caller
 * holds the books.
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
  // Of a later day it is due already.
  if (entries.some(({ cause, effectiveAt }) => cause.kind === 'premiumDue' && effectiveAt > through)) return undefined
  const amount = premiumBecomingDue(carrierPremium(entries, through), basis)
  if (amount === 0) return undefined
  const { writes, events } = bookingOf(postingsForPremiumDue(amount), {
    of: invoice,
    cause: { kind: 'premiumDue', id: invoice.id },
    ...books.on(through),
    now,
  })
  return { writes: [invoices.update(invoice, { ...invoice, lastUpdated: now }), ...writes], events }
}
