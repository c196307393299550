import { owedByFinancer } from '#functions/ledger/invoices/askedOfInsured.ts'
import { commissionFacts } from '#functions/ledger/invoices/commissionFacts.ts'
import { lateFeesOn, planOf, unpaidSince } from '#functions/ledger/invoices/plan.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoiceOfPolicy } from '#functions/ledger/store/invoices.ts'
import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import { askedOf } from '#shared/domain/billing/instalmentSchedule.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { netDue } from '#shared/domain/ledger/agencyCommission.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import { contactsOf, type Reader, readersOfAgency } from '../contacts/readers.ts'
import { type Covered, dunnedOn, payableBy } from './dunned.ts'

/** What is to be reminded of on a policy, and who. */
export interface DueOnPolicy {
  readonly amount: MinorUnits
  readonly dueDate: CalendarDate
  /** By when it is to be paid: its own day, or a week after cover was brought back unpaid. */
  readonly payableBy: CalendarDate
  readonly agencyBilled: boolean
  /** A plan of instalments was signed for it. */
  readonly byPlan: boolean
  /** What was charged because parts of the plan were late, and not let go. */
  readonly lateFee: MinorUnits
  /** When the cancellation is noticed because of it, where it is. */
  readonly noticedOn?: CalendarDate | undefined
  readonly readers: readonly Reader[]
}

/** What a plan asks for, paid down or not yet; else what is due and no financer pays. */
const toBePaid = (invoice: InvoiceRecord, now: Instant): MinorUnits => {
  const plan = planOf(invoice, bookDate(now))
  return (plan && askedOf(plan)?.amount) ?? balanceDue(invoice) - owedByFinancer(invoice)
}

/** What is to be paid on a policy and who is reminded of it; undefined once nothing is. */
export const dueOnPolicy = async (
  policyId: string,
  now: Instant,
  policy?: Covered,
): Promise<DueOnPolicy | undefined> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice === undefined || balanceDue(invoice) <= 0) return undefined
  const { accountId, agencyId, customerEmail } = invoice
  const dueDate = unpaidSince(invoice)
  if (invoice.agencyBilled)
    return {
      amount: netDue(commissionFacts(invoice)),
      dueDate,
      payableBy: payableBy(invoice, policy),
      agencyBilled: true,
      byPlan: false,
      lateFee: 0,
      readers: await readersOfAgency(agencyId),
    }
  const amount = toBePaid(invoice, now)
  if (amount <= 0) return undefined
  const own = await contactsOf(policyId)
  const readers = own.length > 0 ? own : await contactsOf(accountId)
  const holder = customerEmail === '' ? [] : [{ email: customerEmail }]
  return {
    amount,
    dueDate,
    payableBy: payableBy(invoice, policy),
    agencyBilled: false,
    byPlan: invoice.agreement !== undefined,
    lateFee: lateFeesOn(invoice),
    noticedOn: dunnedOn(invoice, policy),
    readers: readers.length > 0 ? readers : holder,
  }
}

/** Who pays for a policy where that is its agency, and what it still owes of it; undefined where the insured pays. */
export const agencyPaying = async (
  policyId: string,
): Promise<(Pick<DueOnPolicy, 'dueDate' | 'readers'> & { readonly remaining: MinorUnits }) | undefined> => {
  const invoice = await invoiceOfPolicy(policyId)
  if (invoice?.agencyBilled === undefined) return undefined
  return {
    readers: await readersOfAgency(invoice.agencyId),
    remaining: Math.max(0, netDue(commissionFacts(invoice))),
    dueDate: invoice.dueDate,
  }
}
