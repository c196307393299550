import { serve } from '#functions/_platform/http/serve.ts'
import { createClaim } from '#functions/claims/notices/createClaim.ts'
import { getLossRun } from '#functions/claims/reports/getLossRun.ts'
import { generatePolicyFromBinder } from '#functions/quote/binding/generatePolicyFromBinder.ts'
import * as contracts from '#shared/contracts/policy/index.ts'
import { cancelPolicy } from './cancellation/cancelPolicy.ts'
import { flatCancelPolicy } from './cancellation/flatCancelPolicy.ts'
import { previewCancellation } from './cancellation/previewCancellation.ts'
import { undoCancelledPolicy } from './cancellation/undoCancelledPolicy.ts'
import { voidPolicy } from './cancellation/voidPolicy.ts'
import { listPolicyHistory } from './history/listPolicyHistory.ts'
import { getP250Policy } from './policies/getP250Policy.ts'
import { getPolicy } from './policies/getPolicy.ts'
import { listAdditionalInsureds } from './policies/listAdditionalInsureds.ts'
import { listPolicyEndorsements } from './policies/listPolicyEndorsements.ts'
import { listPolicyRevisions } from './policies/listPolicyRevisions.ts'
import { markCheckInMail } from './policies/markCheckInMail.ts'
import { createRenewalOptOut } from './renewals/createRenewalOptOut.ts'
import { muteRenewalReminders } from './renewals/muteRenewalReminders.ts'
import { updateRenewalOptOut } from './renewals/updateRenewalOptOut.ts'
import { getPolicyLimitTotals } from './reports/getPolicyLimitTotals.ts'
import { getPolicyPremiumTotals } from './reports/getPolicyPremiumTotals.ts'
import { listPolicyReasons } from './reports/listPolicyReasons.ts'
import { listPolicyStatuses } from './reports/listPolicyStatuses.ts'
import { listPremiumByMonth } from './reports/listPremiumByMonth.ts'
import { searchBinders } from './search/searchBinders.ts'
import { searchPolicies } from './search/searchPolicies.ts'

export const handler = serve(contracts, {
  cancelPolicy,
  createClaim,
  createRenewalOptOut,
  flatCancelPolicy,
  generatePolicyFromBinder,
  getLossRun,
  getP250Policy,
  getPolicy,
  getPolicyLimitTotals,
  getPolicyPremiumTotals,
  listAdditionalInsureds,
  listPolicyEndorsements,
  listPolicyHistory,
  listPolicyReasons,
  listPolicyRevisions,
  listPolicyStatuses,
  listPremiumByMonth,
  markCheckInMail,
  muteRenewalReminders,
  previewCancellation,
  searchBinders,
  searchPolicies,
  undoCancelledPolicy,
  updateRenewalOptOut,
  voidPolicy,
})
