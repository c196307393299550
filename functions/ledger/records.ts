import type { Definition } from '#functions/_platform/storage/definition.ts'
import { postings } from './postings/postings.ts'
import { bookEntries } from './store/bookEntries.ts'
import { carrierAccounts } from './store/carrierAccounts.ts'
import { carrierRemittances } from './store/carrierRemittances.ts'
import { commissionAgreements } from './store/commissionAgreements.ts'
import { invoices } from './store/invoices.ts'
import { ledgerBooks } from './store/ledgerBooks.ts'
import { periodClosings } from './store/periodClosings.ts'
import { refunds } from './store/refunds.ts'
import { taxReturns } from './store/taxReturns.ts'
import { transactions } from './store/transactions.ts'
import { writeOffs } from './store/writeOffs.ts'

/** The kinds of records of the ledger, for jobs that look at all of them. */
export const records: readonly Definition[] = [
  bookEntries.definition,
  carrierAccounts.definition,
  carrierRemittances.definition,
  commissionAgreements.definition,
  invoices.definition,
  ledgerBooks.definition,
  periodClosings.definition,
  postings.definition,
  refunds.definition,
  taxReturns.definition,
  transactions.definition,
  writeOffs.definition,
]
