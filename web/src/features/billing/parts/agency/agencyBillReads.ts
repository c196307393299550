import type { Operation } from '#shared/contract/operation.ts'
import { getAgencyBilledInvoiceStats, searchAgencyBilledInvoices } from '#shared/contracts/billing/agencyBill.ts'

/** What is read of invoices that agencies owe: stale once something was done to one. */
export const agencyBillReads: readonly Operation[] = [getAgencyBilledInvoiceStats, searchAgencyBilledInvoices]
