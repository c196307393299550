import { dialog } from '../../dialogs/dialog.ts'

export const agentIssueQuote = dialog('agentIssueQuote', () => import('./dialogs/AgentIssueQuoteDialog.tsx'))
export const applicationLink = dialog('applicationLink', () => import('./dialogs/ApplicationLinkDialog.tsx'))
export const bindQuote = dialog('bindQuote', () => import('./dialogs/BindQuoteDialog.tsx'))
export const createCustomPreset = dialog('createCustomPreset', () => import('./dialogs/CreateCustomPresetDialog.tsx'))
export const createQuoteShare = dialog('createQuoteShare', () => import('./dialogs/CreateQuoteShareDialog.tsx'))
export const markQuoteLost = dialog('markQuoteLost', () => import('./dialogs/MarkQuoteLostDialog.tsx'))
export const priceWaterfall = dialog('priceWaterfall', () => import('./dialogs/PriceWaterfallDialog.tsx'))
export const quoteProgress = dialog('quoteProgress', () => import('./dialogs/QuoteProgressDialog.tsx'))
export const quoteShareHistory = dialog('quoteShareHistory', () => import('./dialogs/QuoteShareHistoryDialog.tsx'))
export const receiveSubjectivity = dialog(
  'receiveSubjectivity',
  () => import('./dialogs/ReceiveSubjectivityDialog.tsx'),
)
export const recordDiligence = dialog('recordDiligence', () => import('./dialogs/RecordDiligenceDialog.tsx'))
export const redirectRequote = dialog('redirectRequote', () => import('./dialogs/RedirectRequoteDialog.tsx'))
export const removeCustomPreset = dialog('removeCustomPreset', () => import('./dialogs/RemoveCustomPresetDialog.tsx'))
export const removeExpiredQuotes = dialog(
  'removeExpiredQuotes',
  () => import('./dialogs/RemoveExpiredQuotesDialog.tsx'),
)
export const removeInvalidQuotes = dialog(
  'removeInvalidQuotes',
  () => import('./dialogs/RemoveInvalidQuotesDialog.tsx'),
)
export const removeQuote = dialog('removeQuote', () => import('./dialogs/RemoveQuoteDialog.tsx'))
export const removeQuotes = dialog('removeQuotes', () => import('./dialogs/RemoveQuotesDialog.tsx'))
export const reopenQuote = dialog('reopenQuote', () => import('./dialogs/ReopenQuoteDialog.tsx'))
export const requestCartQuotes = dialog('RequestQuote250Cart', () => import('./dialogs/RequestCartQuotesDialog.tsx'))
export const requestQuoteReview = dialog('requestQuoteReview', () => import('./dialogs/RequestQuoteReviewDialog.tsx'))
export const requestToBind = dialog('requestToBind', () => import('./dialogs/RequestToBindDialog.tsx'))
export const revokeQuoteShare = dialog('revokeQuoteShare', () => import('./dialogs/RevokeQuoteShareDialog.tsx'))
export const securityQuestionnaire = dialog(
  'securityQuestionnaire',
  () => import('./dialogs/SecurityQuestionnaireDialog.tsx'),
)
export const sendQuestionnaire = dialog('sendQuestionnaire', () => import('./dialogs/SendQuestionnaireDialog.tsx'))
export const sendQuoteToAgency = dialog('sendQuoteToAgency', () => import('./dialogs/SendQuoteToAgencyDialog.tsx'))
export const sendQuoteToPolicyHolder = dialog(
  'sendQuoteToPolicyHolder',
  () => import('./dialogs/SendQuoteToPolicyHolderDialog.tsx'),
)
export const sendSignRequest = dialog('sendSignRequest', () => import('./dialogs/SendSignRequestDialog.tsx'))
export const syncLeads = dialog('syncLeads', () => import('./dialogs/SyncLeadsDialog.tsx'))
export const updateCustomPreset = dialog('updateCustomPreset', () => import('./dialogs/UpdateCustomPresetDialog.tsx'))
export const updateQuoteAdditionalInsureds = dialog(
  'updateQuoteAdditionalInsureds',
  () => import('./dialogs/UpdateQuoteAdditionalInsuredsDialog.tsx'),
)
export const updateQuoteNeedBy = dialog('updateQuoteNeedBy', () => import('./dialogs/UpdateQuoteNeedByDialog.tsx'))
export const updateQuotePolicyContact = dialog(
  'updateQuotePolicyContact',
  () => import('./dialogs/UpdateQuotePolicyContactDialog.tsx'),
)
export const updateSecurityQuestions = dialog(
  'updateSecurityQuestions',
  () => import('./dialogs/UpdateSecurityQuestionsDialog.tsx'),
)
export const withdrawQuestionnaire = dialog(
  'withdrawQuestionnaire',
  () => import('./dialogs/WithdrawQuestionnaireDialog.tsx'),
)
