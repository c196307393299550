import type { Operation } from '#shared/contract/operation.ts'
import { listInvoiceHistory } from '#shared/contracts/billing/history.ts'
import { listLedgerEntries } from '#shared/contracts/billing/ledger.ts'
import { getAmountPaid, getPayment } from '#shared/contracts/billing/payments.ts'
import { searchTransactions } from '#shared/contracts/billing/transactions.ts'
import { agencyBillReads } from './agency/agencyBillReads.ts'
import { refundReads } from './refundReads.ts'
import { writeOffReads } from './writeOffReads.ts'

/** What is read of a policy's payments: stale once money moved, or one was corrected or closed. */
export const paymentReads: readonly Operation[] = [
  ...agencyBillReads,
  ...refundReads,
  ...writeOffReads,
  getAmountPaid,
  getPayment,
  listInvoiceHistory,
  listLedgerEntries,
  searchTransactions,
]
