export { getLossRunAcord, getPolicyAcord } from './acord.ts'
export * from './brokerOfRecord.ts'
export * from './cancellation.ts'
export {
  createCertificate,
  downloadCertificate,
  emailCertificate,
  listCertificateHistory,
  listPolicyCertificates,
  verifyCertificate,
  withdrawCertificate,
} from './certificates.ts'
export { createClaim, createLossRun, getLossRun } from './claims.ts'
export * from './commission.ts'
export * from './endorsements.ts'
export {
  createAdhocExcess,
  getExcessPremium,
  getExcessTower,
  issueExcessPolicy,
  rescindExcessPolicy,
} from './excess.ts'
export * from './extendedReporting.ts'
export * from './history.ts'
export * from './holds.ts'
export { previewPolicyOfBinder } from './issuePreview.ts'
export * from './moratoriums.ts'
export * from './nonPremium.ts'
export * from './paperNotices.ts'
export * from './policies.ts'
export * from './presence.ts'
export * from './reinstatement.ts'
export * from './removal.ts'
export * from './renewals.ts'
export * from './reports.ts'
export * from './rescission.ts'
export * from './revisions.ts'
export * from './search.ts'
export * from './surplusFiling.ts'
