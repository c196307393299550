import type { QuoteId } from '#shared/domain/ids/ids.ts'
import type { Dialog } from '#web/dialogs/dialog.ts'
import * as quoteDialogs from '#web/features/quote/dialogs.ts'
import * as underwritingDialogs from '../../dialogs.ts'
import type { Decision } from '../decisions.ts'

/** The dialog that carries a decision out; taking a referral needs none. */
export const decisionDialogs: Readonly<Record<Exclude<Decision, 'take'>, Dialog<{ quoteId: QuoteId }>>> = {
  giveBack: underwritingDialogs.giveBackReferral,
  release: underwritingDialogs.releaseQuote,
  approve: underwritingDialogs.approveQuote,
  decline: underwritingDialogs.declineQuote,
  underwrite: underwritingDialogs.underwriteQuote,
  switchSurplus: underwritingDialogs.switchSurplus,
  irpm: underwritingDialogs.updateIrpm,
  exclusions: underwritingDialogs.updateEventExclusions,
  brokerFee: underwritingDialogs.updateBrokerFees,
  mgaFee: underwritingDialogs.updateMgaFee,
  commission: underwritingDialogs.updateQuoteCommission,
  refer: underwritingDialogs.referQuote,
  needBy: quoteDialogs.updateQuoteNeedBy,
  reassess: underwritingDialogs.reassessRisk,
  restore: underwritingDialogs.restoreQuote,
  reopen: quoteDialogs.reopenQuote,
  bind: quoteDialogs.bindQuote,
  issue: quoteDialogs.agentIssueQuote,
  markLost: quoteDialogs.markQuoteLost,
  rescind: underwritingDialogs.rescindBinder,
}
