import { implement } from '#functions/_platform/http/implement.ts'
import { planOf } from '#functions/ledger/invoices/plan.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { getInstalmentSchedule as contract } from '#shared/contracts/billing/finance.ts'
import { requireInvoice } from '../store/requireInvoice.ts'

/** What was paid on a part is read off the payments, oldest part first; the parts are what is charged. */
export const getInstalmentSchedule = implement(contract)(async ({ params, actor, now, fail }) => {
  const invoice = await requireInvoice(params.policyId, actor)
  const parts = planOf(invoice, bookDate(now)) ?? fail('billing.noPlan')
  const sumOf = (amount: (part: (typeof parts)[number]) => number) => parts.reduce((sum, part) => sum + amount(part), 0)
  return {
    parts,
    lateFees: (invoice.lateFees ?? []).map(({ waived, ...fee }) => ({
      ...fee,
      ...(waived && { waivedBecause: waived.reason }),
    })),
    total: sumOf(({ amount }) => amount),
    paid: sumOf(({ paid }) => paid),
    currency: invoice.currency,
  }
})
