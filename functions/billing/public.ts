import type { NamingRecords } from '#functions/_platform/storage/record.ts'
import { type AgencyBillRecord, agencyBills } from './store/agencyBills.ts'
import { billingContacts } from './store/billingContacts.ts'

export { agencyInvoicesPage } from './agencyBill/agencyInvoicesPage.ts'
export { type Reader, readersOfAgency } from './contacts/readers.ts'
export { agencyPaying, type DueOnPolicy, dueOnPolicy } from './dunning/dueOnPolicy.ts'
export { moneyText } from './invoices/moneyText.ts'
export { linesUpTo } from './ledger/ledgerTotals.ts'
export { openPayeePage, payeeOf } from './processor/payee.ts'
export { payOut, payoutById } from './processor/payout.ts'
export { programmeName, requireParty } from './statements/partyOf.ts'
export { monthsAsked, statementOf } from './statements/statementOf.ts'
export type { AgencyBillRecord } from './store/agencyBills.ts'

/** A bill of an agency by its id. */
export const agencyBillById = (id: string): Promise<AgencyBillRecord | undefined> => agencyBills.byId(id)

/** Records that name people who need be no users. */
export const billingNaming: readonly NamingRecords[] = [billingContacts]
