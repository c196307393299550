import type { Mapping } from './acordFile.ts'

/** A loss run, by its names in the API: each policy with its losses, valued as of a day. */
export const lossRunMapping: Mapping = {
  message: 'PolicyLossHistoryInqRs',
  rows: [
    ['InsuredOrPrincipal/GeneralPartyInfo/NameInfo/CommlName/CommercialName', 'companyName'],
    ['ValuationDt', 'asOf'],
    ['LossSummary/NumLosses', 'totals.claims'],
    ['LossSummary/PaidLossAmt/Amt', 'totals.paidIndemnity', 'amount'],
    ['LossSummary/PaidExpenseAmt/Amt', 'totals.paidExpense', 'amount'],
    ['LossSummary/ReservedAmt/Amt', 'totals.outstanding', 'amount'],
    ['LossSummary/RecoveredAmt/Amt', 'totals.recovered', 'amount'],
    ['LossSummary/TotalIncurredAmt/Amt', 'totals.incurred', 'amount'],
  ],
  many: [
    {
      element: 'CommlPolicy',
      of: 'policies',
      rows: [
        ['PolicyNumber', 'policyNumber'],
        ['MiscParty/GeneralPartyInfo/NameInfo/CommlName/CommercialName', 'insurer'],
        ['ContractTerm/EffectiveDt', 'effectiveDate'],
        ['ContractTerm/ExpirationDt', 'expirationDate'],
        ['WrittenAmt/Amt', 'premium', 'amount'],
      ],
      many: [
        {
          element: 'Loss',
          of: 'claims',
          rows: [
            ['ItemIdInfo/InsurerId', 'claimNumber'],
            ['ClaimStatusCd', 'status'],
            ['LossDt', 'lossDate'],
            ['ReportedDt', 'reportedOn'],
            ['ClosedDt', 'closedOn'],
            ['LossDesc', 'description'],
            ['PaidLossAmt/Amt', 'paidIndemnity', 'amount'],
            ['PaidExpenseAmt/Amt', 'paidExpense', 'amount'],
            ['ReservedAmt/Amt', 'outstanding', 'amount'],
            ['RecoveredAmt/Amt', 'recovered', 'amount'],
            ['TotalIncurredAmt/Amt', 'incurred', 'amount'],
          ],
        },
      ],
    },
  ],
  leftOut: ['csv', 'currency', 'madeAt'],
}
