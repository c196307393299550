import { accessReviewDue } from './mails/accessReviewDue.ts'
import { accessReviewLeft } from './mails/accessReviewLeft.ts'
import { accountAccessRequested } from './mails/accountAccessRequested.ts'
import { agencyBill } from './mails/agencyBill.ts'
import { agencyBillReminder } from './mails/agencyBillReminder.ts'
import { agencyReviewed } from './mails/agencyReviewed.ts'
import { agentChanged } from './mails/agentChanged.ts'
import { apiKeyExpiring } from './mails/apiKeyExpiring.ts'
import { apiKeyLeaked } from './mails/apiKeyLeaked.ts'
import { assistantAsked } from './mails/assistantAsked.ts'
import { binderEnded } from './mails/binderEnded.ts'
import { binderIssued } from './mails/binderIssued.ts'
import { bindRequested } from './mails/bindRequested.ts'
import { blacklistAppealed } from './mails/blacklistAppealed.ts'
import { blacklistAppealSettled } from './mails/blacklistAppealSettled.ts'
import { brokerOfRecord } from './mails/brokerOfRecord.ts'
import { cancellationRequested } from './mails/cancellationRequested.ts'
import { certificateSent } from './mails/certificateSent.ts'
import { claimFiled } from './mails/claimFiled.ts'
import { claimMoved } from './mails/claimMoved.ts'
import { claimPaymentWaits } from './mails/claimPaymentWaits.ts'
import { claimReceived } from './mails/claimReceived.ts'
import { clientsTakenOver } from './mails/clientsTakenOver.ts'
import { commissionReturned } from './mails/commissionReturned.ts'
import { commissionStatement } from './mails/commissionStatement.ts'
import { connectionFailed } from './mails/connectionFailed.ts'
import { coveragePosition } from './mails/coveragePosition.ts'
import { deadLettersWaiting } from './mails/deadLettersWaiting.ts'
import { diaryEscalated } from './mails/diaryEscalated.ts'
import { disputeSettled } from './mails/disputeSettled.ts'
import { driftSeen } from './mails/driftSeen.ts'
import { emailChange } from './mails/emailChange.ts'
import { endorsementReferred } from './mails/endorsementReferred.ts'
import { enquiryReceived } from './mails/enquiryReceived.ts'
import { feedbackReceived } from './mails/feedbackReceived.ts'
import { financedCancellation } from './mails/financedCancellation.ts'
import { financedRefund } from './mails/financedRefund.ts'
import { invoiceSent } from './mails/invoiceSent.ts'
import { licenseExpiring } from './mails/licenseExpiring.ts'
import { lossRunSent } from './mails/lossRunSent.ts'
import { manuscriptDecided } from './mails/manuscriptDecided.ts'
import { manuscriptWaits } from './mails/manuscriptWaits.ts'
import { mfaReset } from './mails/mfaReset.ts'
import { noteWritten } from './mails/noteWritten.ts'
import { noticeOfExpiry } from './mails/noticeOfExpiry.ts'
import { noticeOfNonRenewal } from './mails/noticeOfNonRenewal.ts'
import { oneTimeCode } from './mails/oneTimeCode.ts'
import { organizationHeld } from './mails/organizationHeld.ts'
import { passwordReset } from './mails/passwordReset.ts'
import { payeeChanged } from './mails/payeeChanged.ts'
import { paymentFailed } from './mails/paymentFailed.ts'
import { paymentLink } from './mails/paymentLink.ts'
import { paymentReceived } from './mails/paymentReceived.ts'
import { paymentReminder } from './mails/paymentReminder.ts'
import { planSigned } from './mails/planSigned.ts'
import { policyAutoRenewal } from './mails/policyAutoRenewal.ts'
import { policyCancellation } from './mails/policyCancellation.ts'
import { policyEndorsed } from './mails/policyEndorsed.ts'
import { policyFrozen } from './mails/policyFrozen.ts'
import { policyIssuedAgent } from './mails/policyIssuedAgent.ts'
import { policyIssuedInsured } from './mails/policyIssuedInsured.ts'
import { privacyRequest } from './mails/privacyRequest.ts'
import { privacyRequestDue } from './mails/privacyRequestDue.ts'
import { questionnaireHandedIn } from './mails/questionnaireHandedIn.ts'
import { questionnaireRequest } from './mails/questionnaireRequest.ts'
import { quoteDeclined } from './mails/quoteDeclined.ts'
import { quoteReady } from './mails/quoteReady.ts'
import { quoteReferred } from './mails/quoteReferred.ts'
import { quoteToAgency } from './mails/quoteToAgency.ts'
import { quoteToPolicyHolder } from './mails/quoteToPolicyHolder.ts'
import { referralReceived } from './mails/referralReceived.ts'
import { refundPaid } from './mails/refundPaid.ts'
import { renewalReminderAgent } from './mails/renewalReminderAgent.ts'
import { renewalReminderInsured } from './mails/renewalReminderInsured.ts'
import { roleAsked } from './mails/roleAsked.ts'
import { schedulesMissed } from './mails/schedulesMissed.ts'
import { securityNotice } from './mails/securityNotice.ts'
import { signAgain } from './mails/signAgain.ts'
import { signRequest } from './mails/signRequest.ts'
import { subjectivityOverdue } from './mails/subjectivityOverdue.ts'
import { surplusNotice } from './mails/surplusNotice.ts'
import { userInvitation } from './mails/userInvitation.ts'
import { validationEmail } from './mails/validationEmail.ts'
import { vendorAsked } from './mails/vendorAsked.ts'
import { vendorInvoiceMoved } from './mails/vendorInvoiceMoved.ts'
import { vendorInvoiceWaits } from './mails/vendorInvoiceWaits.ts'
import { vendorMissing } from './mails/vendorMissing.ts'
import { webhookReplayFailed } from './mails/webhookReplayFailed.ts'
import { webhookSuspended } from './mails/webhookSuspended.ts'
import { welcome } from './mails/welcome.ts'

/** Every e-mail the platform sends, by name. */
export const mails = {
  accessReviewDue,
  accessReviewLeft,
  accountAccessRequested,
  agencyBill,
  agencyBillReminder,
  agencyReviewed,
  agentChanged,
  apiKeyExpiring,
  apiKeyLeaked,
  assistantAsked,
  bindRequested,
  binderEnded,
  binderIssued,
  brokerOfRecord,
  certificateSent,
  claimFiled,
  claimMoved,
  claimPaymentWaits,
  claimReceived,
  clientsTakenOver,
  commissionReturned,
  commissionStatement,
  connectionFailed,
  coveragePosition,
  blacklistAppealed,
  blacklistAppealSettled,
  diaryEscalated,
  disputeSettled,
  driftSeen,
  manuscriptDecided,
  manuscriptWaits,
  vendorAsked,
  vendorInvoiceMoved,
  vendorInvoiceWaits,
  vendorMissing,
  emailChange,
  cancellationRequested,
  endorsementReferred,
  enquiryReceived,
  feedbackReceived,
  financedCancellation,
  financedRefund,
  invoiceSent,
  licenseExpiring,
  lossRunSent,
  mfaReset,
  noteWritten,
  noticeOfExpiry,
  noticeOfNonRenewal,
  oneTimeCode,
  organizationHeld,
  passwordReset,
  payeeChanged,
  paymentFailed,
  paymentLink,
  paymentReceived,
  paymentReminder,
  planSigned,
  policyAutoRenewal,
  policyCancellation,
  policyFrozen,
  policyEndorsed,
  policyIssuedAgent,
  policyIssuedInsured,
  quoteDeclined,
  quoteReady,
  privacyRequest,
  privacyRequestDue,
  questionnaireHandedIn,
  questionnaireRequest,
  quoteReferred,
  quoteToAgency,
  quoteToPolicyHolder,
  referralReceived,
  refundPaid,
  renewalReminderAgent,
  renewalReminderInsured,
  roleAsked,
  deadLettersWaiting,
  schedulesMissed,
  securityNotice,
  signAgain,
  signRequest,
  subjectivityOverdue,
  surplusNotice,
  userInvitation,
  validationEmail,
  webhookReplayFailed,
  webhookSuspended,
  welcome,
}
