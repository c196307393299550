import { YesNo } from '../coverage/securityAnswers.ts'
import { WholeUnits } from '../money/amounts.ts'

const Amount = WholeUnits.min(0).max(1_000_000_000_000).optional()

/** Answers to what the management lines ask, by their wire names; amounts are whole units. */
export const managementAnswers = {
  backgroundChecks: YesNo.optional(),
  separateReconciliation: YesNo.optional(),
  dualSignature: YesNo.optional(),
  vendorChangeCallback: YesNo.optional(),
  auditedFinancials: YesNo.optional(),
  inventoryCounts: YesNo.optional(),
  crimeLosses: YesNo.optional(),
  totalAssets: Amount,
  publiclyTraded: YesNo.optional(),
  positiveNetIncome: YesNo.optional(),
  independentDirectors: YesNo.optional(),
  debtCovenantBreach: YesNo.optional(),
  mergerOrOffering: YesNo.optional(),
  managementClaims: YesNo.optional(),
  managementCircumstances: YesNo.optional(),
  employeeHandbook: YesNo.optional(),
  harassmentTraining: YesNo.optional(),
  humanResourcesLead: YesNo.optional(),
  terminationReview: YesNo.optional(),
  highTurnover: YesNo.optional(),
  layoffsPlanned: YesNo.optional(),
  employmentClaims: YesNo.optional(),
  employmentCircumstances: YesNo.optional(),
  planAssets: Amount,
  planAudited: YesNo.optional(),
  thirdPartyAdministrator: YesNo.optional(),
  employerStockPlan: YesNo.optional(),
  underfundedPlan: YesNo.optional(),
  planChange: YesNo.optional(),
  fiduciaryClaims: YesNo.optional(),
  fiduciaryCircumstances: YesNo.optional(),
}
