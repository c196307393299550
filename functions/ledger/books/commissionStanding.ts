import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { CommissionHolding, CommissionStanding } from '#shared/domain/ledger/commissionParts.ts'
import { balanceOf } from '#shared/domain/ledger/trialBalance.ts'
import { movementKinds } from '../postings/booking.ts'
import type { PostingRecord } from '../postings/postings.ts'

/** A late fee is no premium. */
const noPremium: readonly PostingRecord['cause']['kind'][] = ['commission', 'lateFee', 'lateFeeWaived']
/** Which postings have to do with what is charged for a policy, and which with what was paid. */
export const isCharge = ({ cause: { kind } }: PostingRecord): boolean =>
  !noPremium.includes(kind) && (movementKinds[kind] === 'charge' || movementKinds[kind] === 'return')
export const isPayment = ({ cause: { kind } }: PostingRecord): boolean =>
  movementKinds[kind] === 'payment' || movementKinds[kind] === 'chargeback'
export const isRefund = ({ cause: { kind } }: PostingRecord): boolean => movementKinds[kind] === 'refund'

/** Where what an agency has of a policy is owed to it before it is due. */
type Account = 'brokerFeePayable' | 'commissionPayable'

/** From whom a policy went to whom by a posting, and with how much of the commission. */
const brokerChangeOf = ({ cause, lines }: PostingRecord) => {
  if (cause.kind !== 'brokerChange') return undefined
  const [from, to] = lines.filter(({ account }) => account === 'commissionPayable')
  return from?.authority === undefined || to?.authority === undefined
    ? undefined
    : { from: from.authority, to: to.authority, moved: from.debit - from.credit }
}

/** What a return takes beyond what the present broker had written is the one's before, latest first: nobody gives back more than they had. */
const takenBack = (holdings: readonly CommissionHolding[]): CommissionHolding[] => {
  let beyond = 0
  return holdings
    .toReversed()
    .map((each, index) => {
      const written = each.written - beyond
      beyond = index < holdings.length - 1 ? Math.max(0, 0 - written) : 0
      return { ...each, written: written + beyond }
    })
    .toReversed()
}

/** Whose the policy was first: a change of broker that came after the days that are asked about tells it too. */
const firstHolder = (entries: readonly PostingRecord[], agencyId: string): string =>
  entries.map(brokerChangeOf).find((change) => change !== undefined)?.from ?? agencyId

/** Whose the commission was, one agency after the other: what is booked is whose the policy was at the time. */
const holdingsOf = (
  entries: readonly PostingRecord[],
  { account, first }: { readonly account: Account; readonly first: string },
): CommissionHolding[] => {
  let at = { agencyId: first, written: 0, retained: 0 }
  const over: CommissionHolding[] = []
  for (const entry of entries) {
    const change = brokerChangeOf(entry)
    if (change !== undefined) {
      const moved = account === 'commissionPayable' ? change.moved : 0
      over.push({ ...at, written: at.written - moved })
      at = { agencyId: change.to, written: moved, retained: 0 }
    } else if (isCharge(entry)) at = { ...at, written: at.written - balanceOf([entry], account) }
    else if (isPayment(entry)) at = { ...at, retained: at.retained + balanceOf([entry], account) }
  }
  return takenBack([...over, at])
}

/** What was made due of commission or of fees: both are in one account, and each comes out of its own. */
const madeDueOf = (
  entries: readonly PostingRecord[],
  { account, agencyId }: { readonly account: Account; readonly agencyId: string },
): ReadonlyMap<string, number> => {
  const due = new Map<string, number>()
  for (const entry of entries) {
    const fee = entry.cause.kind === 'commission' ? balanceOf([entry], 'brokerFeePayable') : 0
    const amount = account === 'brokerFeePayable' ? fee : 0 - balanceOf([entry], 'commissionDue') - fee
    const whose = entry.agencyId ?? agencyId
    if (amount !== 0) due.set(whose, (due.get(whose) ?? 0) + amount)
  }
  return due
}

/** Where a posting stands in the order in which they were made. */
export const placeOf = ({ postedAt, order }: PostingRecord): string => `${postedAt}.${String(order).padStart(4, '0')}`

interface Asked {
  readonly through: CalendarDate
  readonly invoice: Pick<InvoiceRecord, 'agencyBilled' | 'agencyId' | 'commission'>
}

const standingIn = (
  account: Account,
  entries: readonly PostingRecord[],
  { through, invoice: { agencyBilled, agencyId } }: Asked,
): CommissionStanding => {
  const inOrder = entries.toSorted((a, b) => placeOf(a).localeCompare(placeOf(b)))
  const until = inOrder.filter(({ effectiveAt }) => effectiveAt <= through)
  const charges = until.filter(isCharge)
  const payments = until.filter(isPayment)
  return {
    written: 0 - balanceOf(charges, account),
    charged: balanceOf(charges, 'premiumReceivable'),
    paid: 0 - balanceOf([...payments, ...until.filter(isRefund)], 'premiumReceivable'),
    retained: balanceOf(payments, account),
    holdings: holdingsOf(until, { account, first: firstHolder(inOrder, agencyId) }),
    madeDue: madeDueOf(entries, { account, agencyId }),
    agencyBilled: agencyBilled === true,
  }
}

/** The commission on a policy as its postings up to the end of a day tell it. */
export const commissionStanding = (entries: readonly PostingRecord[], asked: Asked): CommissionStanding => ({
  ...standingIn('commissionPayable', entries, asked),
  ...(asked.invoice.commission && { shared: asked.invoice.commission }),
})

/**
 * The broker's fee on a policy likewise (decision: broker-fee-with-commission): as it is collected it becomes due to whoever
 * had the policy as it was charged, who shares it with nobody and keeps it when the policy goes to another broker.
 */
export const brokerFeeStanding = (entries: readonly PostingRecord[], asked: Asked): CommissionStanding =>
  standingIn('brokerFeePayable', entries, asked)
