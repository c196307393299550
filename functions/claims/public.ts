import type { NamingRecords } from '#functions/_platform/storage/record.ts'
import { claims } from './store/claims.ts'
import { vendors } from './store/vendors.ts'

/** What other contexts may know of claims. */
export { adjustedCountOf } from './desk/adjustedCountOf.ts'
export { isDesk, requireForDesk } from './desk/desk.ts'
export { openClaimOf } from './desk/openClaimOf.ts'
export { approvedInvoice } from './invoices/approvedInvoice.ts'
export { isOwnInvoice, requireInvoiceForDesk } from './invoices/invoiceReach.ts'
export { submittedInvoice } from './invoices/submittedInvoice.ts'
export { diariesOf } from './notes/diaries.ts'
export { askedLossRun } from './reports/askedLossRun.ts'
export { filePagesOf, filePartsOf } from './reports/filePagesOf.ts'
export type { FilePart } from './reports/filePart.ts'
export { keptFile } from './reports/keptFile.ts'
export { type Loss, lossesOf, lossPage } from './reports/lossesOf.ts'
export { mustNotHaveClaimed } from './revisions/mustBeWithoutClaims.ts'
export { mustNotHaveAnswered } from './revisions/mustNotHaveAnswered.ts'
export { isNotifiedUnder } from './revisions/notifiedUnder.ts'
export { claimById, claimByNumber, isClaimTheirs, requireClaim, walkClosedClaims } from './store/claims.ts'
export { payeesOf } from './store/payeesOf.ts'
export { vendorInvoiceById } from './store/vendorInvoices.ts'
export { vendorById } from './store/vendors.ts'
export { isOnPanel } from './vendors/isOnPanel.ts'
export { workName } from './vendors/workName.ts'

/** Records that name people who need be no users. */
export const claimsNaming: readonly NamingRecords[] = [claims, vendors]
