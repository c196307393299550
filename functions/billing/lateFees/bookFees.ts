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
  { charged, waived }: FeesOfDay,
  { day, actor, now, after }: Said,
): { readonly booking: Booking; readonly kept: Partial<Pick<InvoiceRecord, 'lateFees' | 'session'>> } => {
  const occasion = { of: invoice, now, effectiveAt: bookDate(now) }
  const booking = joined([
    bookingOf(waived.flatMap(postingsForWaivedLateFee), {
      ...occasion,
      cause: { kind: 'lateFeeWaived', id: invoice.policyId },
      after,
    }),
    bookingOf(charged.flatMap(postingsForLateFee), {
      ...occasion,
      cause: { kind: 'lateFee', id: invoice.policyId },
      after: after + waived.length,
    }),
  ])
  const letGo = { by: actor.userId, name: actor.name, at: now, reason: `The payment came on ${day}` }
  const lateFees = [
    ...(invoice.lateFees ?? []).map((fee) =>
      waived.some(({ number }) => number === fee.number) ? { ...fee, waived: letGo } : fee,
    ),
    ...charged.map((fee) => ({ ...fee, chargedOn: occasion.effectiveAt })),
  ]
  return {
    booking,
    kept: { ...(lateFees.length > 0 && { lateFees }), ...(booking.movements.length > 0 && { session: undefined }) },
  }
}
