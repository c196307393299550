import type { Task } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { issueInvoice } from '#functions/ledger/invoices/issueInvoice.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { invoiceOfPolicy, invoices } from '#functions/ledger/store/invoices.ts'
import { policyById } from '#functions/policy/public.ts'

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
