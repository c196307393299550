import { config } from '#functions/_platform/config/config.ts'
import { chargedOf, isPursued } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import type { StoredInvoice } from '#functions/ledger/store/invoices.ts'
import { paymentsOfPolicy, type StoredTransaction } from '#functions/ledger/store/transactions.ts'
import { frozenBy, policyById } from '#functions/policy/public.ts'
import { type LateFee, lateFeeRuleOf, lateFeesByDays, type PaidOn } from '#shared/domain/billing/lateFee.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'

interface OfDay {
  /** What the day makes late that was in time by the day before. */
  readonly charged: readonly LateFee[]
  /** What it makes timely that has a fee. */
  readonly waived: readonly LateFee[]
}

const nothing: OfDay = { charged: [], waived: [] }

/** On which days what was paid came: a payment on its own day, what went back when it was posted. */
const paidByDay = async (invoice: StoredInvoice, known: StoredTransaction, day: CalendarDate): Promise<PaidOn[]> => {
  const payments = await paymentsOfPolicy(invoice.policyId)
  const days = new Map(payments.map(({ id, paymentDate }) => [id, paymentDate]))
  const dayOf = ({ at, transactionId: id }: StoredInvoice['movements'][number]): CalendarDate =>
    id === known.id ? day : ((id && days.get(id)) ?? bookDate(at))
  return invoice.movements
    .filter(({ kind }) => kind === 'payment' || kind === 'chargeback' || kind === 'refund')
    .map((movement) => ({ amount: 0 - movement.amount, day: dayOf(movement) }))
}

/** What another day of a payment means for the late fees of a plan. */
export const feesOfDay = async (
  invoice: StoredInvoice,
  known: StoredTransaction,
  { day, now }: { readonly day: CalendarDate; readonly now: Instant },
): Promise<OfDay> => {
  const policy = await policyById(invoice.policyId)
  const rule = policy && lateFeeRuleOf({ region: config.region, state: policy.firmographicData.state })
  if (invoice.agreement === undefined || policy === undefined || rule === undefined) return nothing
  const { schedule } = invoice.agreement
  const by = async (each: CalendarDate) =>
    lateFeesByDays(schedule, {
      charged: chargedOf(invoice),
      payments: await paidByDay(invoice, known, each),
      rule,
      today: bookDate(now),
    })
  const [before, after] = [await by(known.paymentDate), await by(day)]
  const isIn = (fees: readonly LateFee[], number: number) => fees.some((fee) => fee.number === number)
  const had = invoice.lateFees ?? []
  const waived = had.filter((fee) => fee.waived === undefined && isIn(before, fee.number) && !isIn(after, fee.number))
  const isAsked = isPursued(invoice) && !isOver(policy.status) && (await frozenBy(policy, 'lateFee', now)) === undefined
  const charged = isAsked ? after.filter(({ number }) => !isIn(before, number) && !isIn(had, number)) : []
  return { charged, waived }
}
