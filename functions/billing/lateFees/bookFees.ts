import type { Actor } from '#functions/_platform/auth/actor.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { type Booking, bookingOf, joined } from '#functions/ledger/postings/booking.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { LateFee } from '#shared/domain/billing/lateFee.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { postingsForLateFee, postingsForWaivedLateFee } from '#shared/domain/ledger/lateFeePostings.ts'

/** What the day of a payment means for the late fees of a plan. */
export interface FeesOfDay {
  /** What the day makes late that was in time without it. */
  readonly charged: readonly LateFee[]
  /** What it makes timely that has a fee. */
  readonly waived: readonly LateFee[]
  /** What it makes timely in part, with the fee that is left on the rest. */
  readonly lessened: readonly LateFee[]
}

/** The day of a payment that moves them, who said it, and how many postings of the same commit come before. */
interface Said {
  readonly day: CalendarDate
  readonly actor: Pick<Actor, 'name' | 'userId'>
  readonly now: Instant
  readonly after: number
}

/** Fees that the day of a payment earns or makes wrong, booked today: what is posted, and what the invoice keeps of them. */
export const bookFees = (
  invoice: InvoiceRecord,
  { charged, waived, lessened }: FeesOfDay,
  { day, actor, now, after }: Said,
): { readonly booking: Booking; readonly kept: Partial<Pick<InvoiceRecord, 'lateFees' | 'session'>> } => {
  const occasion = { of: invoice, now, effectiveAt: bookDate(now) }
  const had = invoice.lateFees ?? []
  const letGo = had.flatMap((fee) => {
    if (waived.some(({ number }) => number === fee.number)) return [fee]
    const left = lessened.find(({ number }) => number === fee.number)?.amount ?? fee.amount
    return left < fee.amount ? [{ ...fee, amount: fee.amount - left }] : []
  })
  const booking = joined([
    bookingOf(letGo.flatMap(postingsForWaivedLateFee), {
      ...occasion,
      cause: { kind: 'lateFeeWaived', id: invoice.policyId },
      after,
    }),
    bookingOf(charged.flatMap(postingsForLateFee), {
      ...occasion,
      cause: { kind: 'lateFee', id: invoice.policyId },
      after: after + letGo.length,
    }),
  ])
  const word = { by: actor.userId, name: actor.name, at: now, reason: `The payment came on ${day}` }
  const lateFees = [
    ...had.map((fee) => {
      if (waived.some(({ number }) => number === fee.number)) return { ...fee, waived: word }
      return { ...fee, amount: lessened.find(({ number }) => number === fee.number)?.amount ?? fee.amount }
    }),
    ...charged.map((fee) => ({ ...fee, chargedOn: occasion.effectiveAt })),
  ]
  return {
    booking,
    kept: { ...(lateFees.length > 0 && { lateFees }), ...(booking.movements.length > 0 && { session: undefined }) },
  }
}
