import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { owedByFinancer } from '#functions/ledger/invoices/askedOfInsured.ts'
import { unpaidSince } from '#functions/ledger/invoices/plan.ts'
import { balanceDue } from '#functions/ledger/invoices/standing.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { sendInvoiceReminder as contract } from '#shared/contracts/billing/agencyBill.ts'
import { requireInvoice } from '../store/requireInvoice.ts'
import { remindedOf } from './remindedOf.ts'

/** By hand, muted or not; once a day, so that two who press at once send one. */
export const sendInvoiceReminder = implement(contract)(async ({ params, actor, now, fail }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  if (balanceDue(invoice) <= owedByFinancer(invoice)) return fail('billing.alreadyPaid')
  const on = bookDate(now)
  if (invoice.reminders?.sent.some((each) => each.on === on)) return fail('billing.remindedToday')
  const { write, event } = remindedOf(invoice, { on, dueDate: unpaidSince(invoice) }, now)
  await commit([write], { events: [event] })
})
