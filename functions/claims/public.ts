/** What other contexts may know of claims. */
export { isDesk, requireForDesk } from './desk/desk.ts'
export { openClaimOf } from './desk/openClaimOf.ts'
export { askedLossRun } from './reports/askedLossRun.ts'
export { filePagesOf } from './reports/filePagesOf.ts'
export { keptFile } from './reports/keptFile.ts'
export { lossesOf } from './reports/lossesOf.ts'
export { type PackedBody, type ZipEntry, type ZipEntry, zipOf, zipOf } from './reports/zip.ts'
export {
  claimById,
  claimById,
  claimByNumber,
  isClaimTheirs,
  isClaimTheirs,
  requireClaim,
  requireClaim,
  walkClosedClaims,
  walkClosedClaims,
} from './store/claims.ts'
export { payeesOf } from './store/payeesOf.ts'
export { isOnPanel } from './vendors/isOnPanel.ts'
