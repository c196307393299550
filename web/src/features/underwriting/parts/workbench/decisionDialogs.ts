import type { Decision } from '../decisions.ts'

/** The dialog that carries a decision out, by its key; taking a referral needs none. */
export const decisionDialogs: Readonly<Record<Exclude<Decision, 'take'>, string>> = {
  giveBack: 'UWCancelConfirmation',
  release: 'UWReleaseQuoteConfirmation',
  approve: 'UWApproveQuote',
  decline: 'UWDeclineQuote',
  underwrite: 'UWUpdateTerms',
  switchSurplus: 'UWSwitchSurplus',
  irpm: 'UWIrpm',
  exclusions: 'UWEventExclusion',
  brokerFee: 'EditBrokerFee',
  mgaFee: 'EditMgaFee',
  refer: 'UWReferQuote',
  needBy: 'updateQuoteNeedBy',
  reassess: 'UWUpdateRiskConfirmation',
  restore: 'UWRestoreQuote',
  reopen: 'reopenQuote',
  bind: 'bindQuote',
  issue: 'agentIssueQuote',
  markLost: 'markQuoteLost',
  rescind: 'RescindBinder',
}
