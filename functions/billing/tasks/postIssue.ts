import type { Task } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { policyById } from '#functions/policy/public.ts'
import { issueInvoice } from '../invoices/issueInvoice.ts'
import { bookDate } from '../ledger/bookDate.ts'
import { invoiceOfPolicy, invoices } from '../store/invoices.ts'

/** Posts the issue of a policy and makes its invoice, in one commit and once: a policy has one invoice. */
export const postIssue: Task = async (input: { readonly policyId: string }, { now }) =>
  retryStale(async () => {
    const made = await invoiceOfPolicy(input.policyId)
    if (made !== undefined) return { invoiceNumber: made.invoiceNumber }
    const policy = await policyById(input.policyId)
    if (policy === undefined) throw new Error(`There is no policy ${input.policyId} to invoice.`)
    const { invoice, booking } = issueInvoice(policy, { now, today: bookDate(now) })
    await commit([invoices.create(invoice), ...booking.writes], { events: booking.events })
    return { invoiceNumber: invoice.invoiceNumber }
  })
