import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { bookDate } from '#functions/ledger/postings/bookDate.ts'
import { agencyGroups, invoices } from '#functions/ledger/store/invoices.ts'
import { getAgencyBilledInvoiceStats as contract } from '#shared/contracts/billing/agencyBill.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { agencyBilledScopes } from './agencyBilledScopes.ts'
import { overdueInvoices } from './overdueInvoices.ts'

/** Open ones and their sum are read off the list's counter, overdue ones row by row as far as they go. */
export const getAgencyBilledInvoiceStats = implement(contract)(async ({ query, actor, now }) => {
  const scopes = agencyBilledScopes(actor, query.agencyId)
  const { currency } = regionOf(config.region)
  if (scopes.length === 0) return { open: 0, overdue: 0, amountDue: 0, currency }
  const [open, overdue] = await Promise.all([
    invoices.count(scopes, agencyGroups.OPEN),
    overdueInvoices(scopes, bookDate(now)),
  ])
  return { open: open.count, overdue: overdue.length, amountDue: open.measure, currency }
})
