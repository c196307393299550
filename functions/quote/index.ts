import { serve } from '#functions/_platform/http/serve.ts'
import { rescindBinder } from '#functions/claims/revisions/rescindBinder.ts'
import { listRenewalForms } from '#functions/docs/forms/listRenewalForms.ts'
import { agentIssueQuote } from '#functions/docs/issue/agentIssueQuote.ts'
import { issueQuote } from '#functions/docs/issue/issueQuote.ts'
import { previewBinding } from '#functions/docs/issue/previewBinding.ts'
import { getDraftPreview } from '#functions/docs/quotes/getDraftPreview.ts'
import { getQuoteDocumentsLink } from '#functions/docs/quotes/getQuoteDocumentsLink.ts'
import { receiveSubjectivity } from '#functions/docs/quotes/receiveSubjectivity.ts'
import * as contracts from '#shared/contracts/quote/index.ts'
import { attestQuote } from './attesting/attestQuote.ts'
import { attestSurplusNotice } from './attesting/attestSurplusNotice.ts'
import { recordDiligence } from './attesting/recordDiligence.ts'
import { bindQuote } from './binding/bindQuote.ts'
import { addP250CartQuote } from './cart/addP250CartQuote.ts'
import { getAccountCart } from './cart/getAccountCart.ts'
import { getSubmissionCart } from './cart/getSubmissionCart.ts'
import { removeCartQuote } from './cart/removeCartQuote.ts'
import { requestCartQuotes } from './cart/requestCartQuotes.ts'
import { createConversationNote } from './conversation/createConversationNote.ts'
import { getConversation } from './conversation/getConversation.ts'
import { markConversationRead } from './conversation/markConversationRead.ts'
import { searchConversationPeople } from './conversation/searchConversationPeople.ts'
import { createOptionsProposal } from './documents/createOptionsProposal.ts'
import { createQuoteProposal } from './documents/createQuoteProposal.ts'
import { getQuoteWaterfall } from './documents/getQuoteWaterfall.ts'
import { createEndorsementQuote } from './endorsements/createEndorsementQuote.ts'
import { updateBrokerFees } from './fees/updateBrokerFees.ts'
import { updateMgaFee } from './fees/updateMgaFee.ts'
import { updateQuoteCommission } from './fees/updateQuoteCommission.ts'
import { listQuoteHistory } from './history/listQuoteHistory.ts'
import { getAccountLicensing } from './licensing/getAccountLicensing.ts'
import { getQuoteLicensing } from './licensing/getQuoteLicensing.ts'
import { overrideQuoteLicensing } from './licensing/overrideQuoteLicensing.ts'
import { approveManuscript } from './manuscripts/approveManuscript.ts'
import { createManuscript } from './manuscripts/createManuscript.ts'
import { getManuscript } from './manuscripts/getManuscript.ts'
import { listManuscriptHistory } from './manuscripts/listManuscriptHistory.ts'
import { listManuscripts } from './manuscripts/listManuscripts.ts'
import { returnManuscript } from './manuscripts/returnManuscript.ts'
import { submitManuscript } from './manuscripts/submitManuscript.ts'
import { updateManuscript } from './manuscripts/updateManuscript.ts'
import { withdrawManuscript } from './manuscripts/withdrawManuscript.ts'
import { createQuoteNote } from './notes/createQuoteNote.ts'
import { listNoteTypes } from './notes/listNoteTypes.ts'
import { listQuoteNotes } from './notes/listQuoteNotes.ts'
import { removeQuoteNote } from './notes/removeQuoteNote.ts'
import { updateQuoteNote } from './notes/updateQuoteNote.ts'
import { bindP250Quote } from './p250/bindP250Quote.ts'
import { createP250Quote } from './p250/createP250Quote.ts'
import { createP250Quotes } from './p250/createP250Quotes.ts'
import { declineP250Quote } from './p250/declineP250Quote.ts'
import { getP250Quote } from './p250/getP250Quote.ts'
import { listP250Quotes } from './p250/listP250Quotes.ts'
import { releaseP250Quote } from './p250/releaseP250Quote.ts'
import { updateP250Quote } from './p250/updateP250Quote.ts'
import { updateP250Subjectivities } from './p250/updateP250Subjectivities.ts'
import { exploreQuote } from './pricing/exploreQuote.ts'
import { listConnectedEffects } from './pricing/listConnectedEffects.ts'
import { listImprovements } from './pricing/listImprovements.ts'
import { getQuestionnaire } from './questionnaires/getQuestionnaire.ts'
import { handInQuestionnaire } from './questionnaires/handInQuestionnaire.ts'
import { saveQuestionnaire } from './questionnaires/saveQuestionnaire.ts'
import { sendQuestionnaire } from './questionnaires/sendQuestionnaire.ts'
import { withdrawQuestionnaire } from './questionnaires/withdrawQuestionnaire.ts'
import { createQuote } from './quotes/createQuote.ts'
import { getQuote } from './quotes/getQuote.ts'
import { markQuoteLost } from './quotes/markQuoteLost.ts'
import { markQuoteRead } from './quotes/markQuoteRead.ts'
import { noteQuotePresence } from './quotes/noteQuotePresence.ts'
import { pollQuote } from './quotes/pollQuote.ts'
import { recalculateQuote } from './quotes/recalculateQuote.ts'
import { removeExpiredQuotes } from './quotes/removeExpiredQuotes.ts'
import { removeInvalidQuotes } from './quotes/removeInvalidQuotes.ts'
import { removeQuote } from './quotes/removeQuote.ts'
import { removeQuotes } from './quotes/removeQuotes.ts'
import { reopenQuote } from './quotes/reopenQuote.ts'
import { requestQuoteReview } from './quotes/requestQuoteReview.ts'
import { restoreQuote } from './quotes/restoreQuote.ts'
import { retryQuoteRequest } from './quotes/retryQuoteRequest.ts'
import { syncLeads } from './quotes/syncLeads.ts'
import { updateQuote } from './quotes/updateQuote.ts'
import { updateQuoteAdditionalInsureds } from './quotes/updateQuoteAdditionalInsureds.ts'
import { updateQuoteAnswers } from './quotes/updateQuoteAnswers.ts'
import { updateQuoteNeedBy } from './quotes/updateQuoteNeedBy.ts'
import { updateQuotePolicyContact } from './quotes/updateQuotePolicyContact.ts'
import { createRenewalQuote } from './renewals/createRenewalQuote.ts'
import { getRenewalComparison } from './renewals/getRenewalComparison.ts'
import { createPortfolioScenario } from './scenarios/createPortfolioScenario.ts'
import { getPortfolioScenario } from './scenarios/getPortfolioScenario.ts'
import { listPortfolioScenarios } from './scenarios/listPortfolioScenarios.ts'
import { removePortfolioScenario } from './scenarios/removePortfolioScenario.ts'
import { getQuoteAggregate } from './search/getQuoteAggregate.ts'
import { getQuotePremiumTotals } from './search/getQuotePremiumTotals.ts'
import { getUniqueAccountCount } from './search/getUniqueAccountCount.ts'
import { listQuoteStatuses } from './search/listQuoteStatuses.ts'
import { searchActionQuotes } from './search/searchActionQuotes.ts'
import { searchDashboardQuotes } from './search/searchDashboardQuotes.ts'
import { searchQuotes } from './search/searchQuotes.ts'
import { searchSubjectivities } from './search/searchSubjectivities.ts'
import { searchUnderwriterInbox } from './search/searchUnderwriterInbox.ts'
import { getApplicationLink } from './sending/getApplicationLink.ts'
import { sendQuote } from './sending/sendQuote.ts'
import { sendQuoteToAgency } from './sending/sendQuoteToAgency.ts'
import { sendQuoteToPolicyHolder } from './sending/sendQuoteToPolicyHolder.ts'
import { createQuoteShare } from './shares/createQuoteShare.ts'
import { listQuoteShareHistory } from './shares/listQuoteShareHistory.ts'
import { listQuoteShares } from './shares/listQuoteShares.ts'
import { openQuoteShare } from './shares/openQuoteShare.ts'
import { revokeQuoteShare } from './shares/revokeQuoteShare.ts'
import { confirmApplicationSigned } from './signing/confirmApplicationSigned.ts'
import { getSigning } from './signing/getSigning.ts'
import { markQuoteSigned } from './signing/markQuoteSigned.ts'
import { sendSignRequest } from './signing/sendSignRequest.ts'
import { signApplication } from './signing/signApplication.ts'
import { approveQuote } from './underwriting/approveQuote.ts'
import { declineQuote } from './underwriting/declineQuote.ts'
import { priceTerms } from './underwriting/priceTerms.ts'
import { referQuote } from './underwriting/referQuote.ts'
import { releaseQuote } from './underwriting/releaseQuote.ts'
import { settleSubjectivity } from './underwriting/settleSubjectivity.ts'
import { takeReferral } from './underwriting/takeReferral.ts'
import { underwriteQuote } from './underwriting/underwriteQuote.ts'
import { updateEventExclusions } from './underwriting/updateEventExclusions.ts'
import { updateIrpm } from './underwriting/updateIrpm.ts'
import { updateSubjectivities } from './underwriting/updateSubjectivities.ts'

export const handler = serve(contracts, {
  addP250CartQuote,
  agentIssueQuote,
  approveManuscript,
  approveQuote,
  attestQuote,
  attestSurplusNotice,
  bindP250Quote,
  bindQuote,
  confirmApplicationSigned,
  createConversationNote,
  createEndorsementQuote,
  createManuscript,
  createOptionsProposal,
  createP250Quote,
  createP250Quotes,
  createPortfolioScenario,
  createQuote,
  createQuoteNote,
  createQuoteProposal,
  createQuoteShare,
  createRenewalQuote,
  declineP250Quote,
  declineQuote,
  exploreQuote,
  getAccountCart,
  getAccountLicensing,
  getApplicationLink,
  getConversation,
  getDraftPreview,
  getManuscript,
  getP250Quote,
  getPortfolioScenario,
  getQuestionnaire,
  getQuote,
  getQuoteAggregate,
  getQuoteDocumentsLink,
  getQuoteLicensing,
  getQuotePremiumTotals,
  getQuoteWaterfall,
  getRenewalComparison,
  getSigning,
  getSubmissionCart,
  getUniqueAccountCount,
  handInQuestionnaire,
  issueQuote,
  listConnectedEffects,
  listImprovements,
  listManuscriptHistory,
  listManuscripts,
  listNoteTypes,
  listP250Quotes,
  listPortfolioScenarios,
  listQuoteHistory,
  listQuoteNotes,
  listQuoteShareHistory,
  listQuoteShares,
  listQuoteStatuses,
  listRenewalForms,
  markConversationRead,
  markQuoteLost,
  markQuoteRead,
  markQuoteSigned,
  noteQuotePresence,
  openQuoteShare,
  overrideQuoteLicensing,
  pollQuote,
  previewBinding,
  priceTerms,
  recalculateQuote,
  receiveSubjectivity,
  recordDiligence,
  referQuote,
  releaseP250Quote,
  releaseQuote,
  removeCartQuote,
  removeExpiredQuotes,
  removeInvalidQuotes,
  removePortfolioScenario,
  removeQuote,
  removeQuoteNote,
  removeQuotes,
  reopenQuote,
  requestCartQuotes,
  requestQuoteReview,
  rescindBinder,
  restoreQuote,
  retryQuoteRequest,
  returnManuscript,
  revokeQuoteShare,
  saveQuestionnaire,
  searchActionQuotes,
  searchConversationPeople,
  searchDashboardQuotes,
  searchQuotes,
  searchSubjectivities,
  searchUnderwriterInbox,
  sendQuestionnaire,
  sendQuote,
  sendQuoteToAgency,
  sendQuoteToPolicyHolder,
  sendSignRequest,
  settleSubjectivity,
  signApplication,
  submitManuscript,
  syncLeads,
  takeReferral,
  underwriteQuote,
  updateBrokerFees,
  updateEventExclusions,
  updateIrpm,
  updateManuscript,
  updateMgaFee,
  updateP250Quote,
  updateP250Subjectivities,
  updateQuote,
  updateQuoteAdditionalInsureds,
  updateQuoteAnswers,
  updateQuoteCommission,
  updateQuoteNeedBy,
  updateQuoteNote,
  updateQuotePolicyContact,
  updateSubjectivities,
  withdrawManuscript,
  withdrawQuestionnaire,
})
