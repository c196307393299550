import { serve } from '#functions/_platform/http/serve.ts'
import { getEpGraph } from '#functions/billing/ledger/getEpGraph.ts'
import { createClaim } from '#functions/claims/notices/createClaim.ts'
import { getLossRun } from '#functions/claims/reports/getLossRun.ts'
import { getLossRunAcord } from '#functions/claims/reports/getLossRunAcord.ts'
import { flatCancelPolicy } from '#functions/claims/revisions/flatCancelPolicy.ts'
import { getP250Policy } from '#functions/claims/revisions/getP250Policy.ts'
import { getPolicy } from '#functions/claims/revisions/getPolicy.ts'
import { getPrimeCloudPolicy } from '#functions/claims/revisions/getPrimeCloudPolicy.ts'
import { previewCancellation } from '#functions/claims/revisions/previewCancellation.ts'
import { previewRevert } from '#functions/claims/revisions/previewRevert.ts'
import { removePolicy } from '#functions/claims/revisions/removePolicy.ts'
import { rescindExcessPolicy } from '#functions/claims/revisions/rescindExcessPolicy.ts'
import { revertPolicyRevision } from '#functions/claims/revisions/revertPolicyRevision.ts'
import { voidPolicy } from '#functions/claims/revisions/voidPolicy.ts'
import { createCertificate } from '#functions/docs/certificates/createCertificate.ts'
import { downloadCertificate } from '#functions/docs/certificates/downloadCertificate.ts'
import { emailCertificate } from '#functions/docs/certificates/emailCertificate.ts'
import { listCertificateHistory } from '#functions/docs/certificates/listCertificateHistory.ts'
import { listPolicyCertificates } from '#functions/docs/certificates/listPolicyCertificates.ts'
import { verifyCertificate } from '#functions/docs/certificates/verifyCertificate.ts'
import { withdrawCertificate } from '#functions/docs/certificates/withdrawCertificate.ts'
import { generatePolicyFromBinder } from '#functions/docs/issue/generatePolicyFromBinder.ts'
import { previewPolicyOfBinder } from '#functions/docs/issue/previewPolicyOfBinder.ts'
import { cancelPolicy } from '#functions/docs/letters/cancelPolicy.ts'
import { changeBrokerOfRecord } from '#functions/docs/letters/changeBrokerOfRecord.ts'
import { reinstatePolicy } from '#functions/docs/letters/reinstatePolicy.ts'
import { createLossRun } from '#functions/docs/lossRuns/createLossRun.ts'
import { declineEndorsement } from '#functions/quote/endorsements/declineEndorsement.ts'
import { getEndorsableTerms } from '#functions/quote/endorsements/getEndorsableTerms.ts'
import { issueEndorsement } from '#functions/quote/endorsements/issueEndorsement.ts'
import { previewEndorsement } from '#functions/quote/endorsements/previewEndorsement.ts'
import { createAdhocExcess } from '#functions/quote/excess/createAdhocExcess.ts'
import { issueExcessPolicy } from '#functions/quote/excess/issueExcessPolicy.ts'
import * as contracts from '#shared/contracts/policy/index.ts'
import { previewBrokerChange } from './broker/previewBrokerChange.ts'
import { cancelForFinancer } from './cancellation/cancelForFinancer.ts'
import { previewUndoneCancellation } from './cancellation/previewUndoneCancellation.ts'
import { undoCancelledPolicy } from './cancellation/undoCancelledPolicy.ts'
import { getPolicyCommission } from './commission/getPolicyCommission.ts'
import { getExcessPremium } from './excess/getExcessPremium.ts'
import { getExcessTower } from './excess/getExcessTower.ts'
import { getErpEligibility } from './extendedReporting/getErpEligibility.ts'
import { getErpPremium } from './extendedReporting/getErpPremium.ts'
import { issueErp } from './extendedReporting/issueErp.ts'
import { listErpOptions } from './extendedReporting/listErpOptions.ts'
import { listPolicyHistory } from './history/listPolicyHistory.ts'
import { createHold } from './holds/createHold.ts'
import { getHold } from './holds/getHold.ts'
import { liftHold } from './holds/liftHold.ts'
import { listHoldHistory } from './holds/listHoldHistory.ts'
import { listHolds } from './holds/listHolds.ts'
import { createMoratorium } from './moratoriums/createMoratorium.ts'
import { endMoratorium } from './moratoriums/endMoratorium.ts'
import { getMoratorium } from './moratoriums/getMoratorium.ts'
import { listMoratoriumHistory } from './moratoriums/listMoratoriumHistory.ts'
import { listMoratoriumPolicies } from './moratoriums/listMoratoriumPolicies.ts'
import { listMoratoriums } from './moratoriums/listMoratoriums.ts'
import { updateNonPremium } from './nonPremium/updateNonPremium.ts'
import { updateNonPremiumDate } from './nonPremium/updateNonPremiumDate.ts'
import { listPaperNotices } from './paperNotices/listPaperNotices.ts'
import { postPaperNotice } from './paperNotices/postPaperNotice.ts'
import { previewNoticesByPost } from './paperNotices/previewNoticesByPost.ts'
import { setNoticesByPost } from './paperNotices/setNoticesByPost.ts'
import { waivePaperNotice } from './paperNotices/waivePaperNotice.ts'
import { getPolicyAcord } from './policies/getPolicyAcord.ts'
import { listAdditionalInsureds } from './policies/listAdditionalInsureds.ts'
import { listPolicyEndorsements } from './policies/listPolicyEndorsements.ts'
import { listPolicyRevisions } from './policies/listPolicyRevisions.ts'
import { markCheckInMail } from './policies/markCheckInMail.ts'
import { notePolicyPresence } from './policies/notePolicyPresence.ts'
import { previewReinstatement } from './reinstatement/previewReinstatement.ts'
import { createRenewalOptOut } from './renewals/createRenewalOptOut.ts'
import { muteRenewalReminders } from './renewals/muteRenewalReminders.ts'
import { optOutRenewals } from './renewals/optOutRenewals.ts'
import { setAutoRenewal } from './renewals/setAutoRenewal.ts'
import { updateRenewalOptOut } from './renewals/updateRenewalOptOut.ts'
import { getPolicyLimitTotals } from './reports/getPolicyLimitTotals.ts'
import { getPolicyPremiumTotals } from './reports/getPolicyPremiumTotals.ts'
import { listPolicyReasons } from './reports/listPolicyReasons.ts'
import { listPolicyStatuses } from './reports/listPolicyStatuses.ts'
import { listPremiumByMonth } from './reports/listPremiumByMonth.ts'
import { proposeRescission } from './rescission/proposeRescission.ts'
import { rescindPolicy } from './rescission/rescindPolicy.ts'
import { withdrawRescission } from './rescission/withdrawRescission.ts'
import { getPolicyAsOf } from './revisions/getPolicyAsOf.ts'
import { getPolicyRevisionDiff } from './revisions/getPolicyRevisionDiff.ts'
import { listBorPolicies } from './search/listBorPolicies.ts'
import { listMidtermPolicies } from './search/listMidtermPolicies.ts'
import { searchBinders } from './search/searchBinders.ts'
import { searchPolicies } from './search/searchPolicies.ts'
import { listUnfiledPolicies } from './surplus/listUnfiledPolicies.ts'
import { recordSurplusFiling } from './surplus/recordSurplusFiling.ts'

export const handler = serve(contracts, {
  cancelForFinancer,
  cancelPolicy,
  changeBrokerOfRecord,
  createAdhocExcess,
  createCertificate,
  createClaim,
  createHold,
  createLossRun,
  createMoratorium,
  createRenewalOptOut,
  declineEndorsement,
  downloadCertificate,
  emailCertificate,
  endMoratorium,
  flatCancelPolicy,
  generatePolicyFromBinder,
  getEndorsableTerms,
  getEpGraph,
  getErpEligibility,
  getErpPremium,
  getExcessPremium,
  getExcessTower,
  getHold,
  getLossRun,
  getLossRunAcord,
  getMoratorium,
  getP250Policy,
  getPolicy,
  getPolicyAcord,
  getPolicyAsOf,
  getPolicyCommission,
  getPolicyLimitTotals,
  getPolicyPremiumTotals,
  getPolicyRevisionDiff,
  getPrimeCloudPolicy,
  issueEndorsement,
  issueErp,
  issueExcessPolicy,
  liftHold,
  listAdditionalInsureds,
  listBorPolicies,
  listCertificateHistory,
  listErpOptions,
  listHoldHistory,
  listHolds,
  listMidtermPolicies,
  listMoratoriumHistory,
  listMoratoriumPolicies,
  listMoratoriums,
  listPaperNotices,
  listPolicyCertificates,
  listPolicyEndorsements,
  listPolicyHistory,
  listPolicyReasons,
  listPolicyRevisions,
  listPolicyStatuses,
  listPremiumByMonth,
  listUnfiledPolicies,
  markCheckInMail,
  muteRenewalReminders,
  optOutRenewals,
  notePolicyPresence,
  postPaperNotice,
  previewBrokerChange,
  previewCancellation,
  previewEndorsement,
  previewNoticesByPost,
  previewReinstatement,
  previewRevert,
  previewPolicyOfBinder,
  previewUndoneCancellation,
  proposeRescission,
  reinstatePolicy,
  recordSurplusFiling,
  removePolicy,
  rescindExcessPolicy,
  rescindPolicy,
  revertPolicyRevision,
  searchBinders,
  searchPolicies,
  setAutoRenewal,
  setNoticesByPost,
  undoCancelledPolicy,
  updateNonPremium,
  updateNonPremiumDate,
  updateRenewalOptOut,
  verifyCertificate,
  voidPolicy,
  waivePaperNotice,
  withdrawCertificate,
  withdrawRescission,
})
