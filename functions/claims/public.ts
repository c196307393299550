/** What other contexts may know of claims. */
export { isDesk, requireForDesk } from './desk/desk.ts'
export { openClaimOf } from './desk/openClaimOf.ts'
export { askedLossRun } from './reports/askedLossRun.ts'
export { filePagesOf } from './reports/filePagesOf.ts'
export { keptFile } from './reports/keptFile.ts'
export { type ZipEntry, zipOf } from './reports/zip.ts'
export { claimById, isClaimTheirs, requireClaim } from './store/claims.ts'
export { isOnPanel } from './vendors/isOnPanel.ts'
