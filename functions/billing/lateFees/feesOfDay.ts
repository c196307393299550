import { config } from '#functions/_platform/config/config.ts'
import { partsOf } from '#functions/ledger/invoices/plan.ts'
import { chargedOf, isPursued } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { paymentsOfPolicy, type StoredTransaction } from '#functions/ledger/store/transactions.ts'
import { frozenBy, policyById } from '#functions/policy/public.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { type LateFee, lateFeeRuleOf, lateFeesByDays, type PaidOn } from '#shared/domain/billing/lateFee.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import type { FeesOfDay } from './bookFees.ts'

const nothing: FeesOfDay = { charged: [], waived: [], lessened: [] }

/** On which days what was paid came: a payment on its own day, or on the one that is said, what went back when it was posted. */
const paidByDay = async (invoice: InvoiceRecord, said: ReadonlyMap<string, CalendarDate>): Promise<PaidOn[]> => {
  const payments = await paymentsOfPolicy(invoice.policyId)
  const days = new Map<string, CalendarDate>([...payments.map((each) => [each.id, each.paymentDate] as const), ...said])
  const dayOf = ({ at, transactionId: id }: InvoiceRecord['movements'][number]): CalendarDate =>
    (id && days.get(id)) ?? bookDate(at)
  return invoice.movements
    .filter(({ kind }) => kind === 'payment' || kind === 'chargeback' || kind === 'refund')
    .map((movement) => ({ amount: 0 - movement.amount, day: dayOf(movement) }))
}

/** The fees of an invoice's plan by the days on which it was paid; undefined where it has no plan, or no fees are charged. */
const feesBy = async (invoice: InvoiceRecord, now: Instant) => {
  const policy = await policyById(invoice.policyId)
  const rule = policy && lateFeeRuleOf({ region: config.region, state: policy.firmographicData.state })
  if (invoice.agreement === undefined || policy === undefined || rule === undefined) return undefined
  const schedule = partsOf(invoice.agreement)
  const at = { charged: chargedOf(invoice), rule, today: bookDate(now) }
  return { policy, of: (payments: readonly PaidOn[]) => lateFeesByDays(schedule, { ...at, payments }) }
}

const isIn = (fees: readonly LateFee[], number: number): boolean => fees.some((fee) => fee.number === number)

/**
 * Of the fees that an invoice has, those that are wrong once it was paid by other days, and those that are too high, with
 * what is left of them; none is raised.
 */
const madeWrong = (
  { lateFees = [] }: InvoiceRecord,
  { before, after }: { readonly before: readonly LateFee[]; readonly after: readonly LateFee[] },
): Pick<FeesOfDay, 'lessened' | 'waived'> => {
  const standing = lateFees.filter(({ number, waived }) => waived === undefined && isIn(before, number))
  const left = (fee: LateFee) => after.find(({ number }) => number === fee.number)
  return {
    waived: standing.filter((fee) => left(fee) === undefined),
    lessened: standing.flatMap((fee) => {
      const { amount = fee.amount } = left(fee) ?? {}
      return amount < fee.amount ? [{ ...fee, amount }] : []
    }),
  }
}

/** What another day of a payment means for the late fees of a plan. */
export const feesOfDay = async (
  invoice: InvoiceRecord,
  known: StoredTransaction,
  { day, now }: { readonly day: CalendarDate; readonly now: Instant },
): Promise<FeesOfDay> => {
  const fees = await feesBy(invoice, now)
  if (fees === undefined) return nothing
  const before = fees.of(await paidByDay(invoice, new Map()))
  const after = fees.of(await paidByDay(invoice, new Map([[known.id, day]])))
  const isAsked =
    isPursued(invoice) && !isOver(fees.policy.status) && (await frozenBy(fees.policy, 'lateFee', now)) === undefined
  const had = invoice.lateFees ?? []
  return {
    ...madeWrong(invoice, { before, after }),
    charged: isAsked ? after.filter(({ number }) => !isIn(before, number) && !isIn(had, number)) : [],
  }
}

/** What a payment that is entered after its day means for them: it earns none, and what it paid in time had none to bear. */
export const feesOfLateEntry = async (
  invoice: InvoiceRecord,
  { day, amount, now }: PaidOn & { readonly now: Instant },
): Promise<FeesOfDay> => {
  if (day === bookDate(now) || invoice.lateFees === undefined) return nothing
  const fees = await feesBy(invoice, now)
  if (fees === undefined) return nothing
  const paid = await paidByDay(invoice, new Map())
  return {
    ...madeWrong(invoice, { before: fees.of(paid), after: fees.of([...paid, { day, amount }]) }),
    charged: [],
  }
}
