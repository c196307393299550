import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { connectorTypes } from '#shared/domain/integration/connectors.ts'
import { toldStatuses } from '#shared/records/claim/claimStatus.ts'
import { CalendarDate } from '../domain/calendar/calendarDate.ts'

/**
 * The domain events. An event says in the past tense what has happened; it is written in the same transaction as the
 * state it tells of and carries ids, not state: a subscriber reads what it needs.
 */
export const events = {
  'account.answered': z.object({ accountId: z.string() }),
  /** `rated`: a detail that prices stand on has changed; `quoteId`: the quote in which it was edited. */
  'account.changed': z.object({
    accountId: z.string(),
    rated: z.boolean().optional(),
    quoteId: z.string().optional(),
  }),
  /** It was closed after business. */
  'account.closed': z.object({ accountId: z.string() }),
  /**
   * It was put into other teams; `agent`: it has another agent too; `linked`: of another agency, and its open quotes with it;
   * `mergedFromId`: of the agency that this one went into, and its cart with it too.
   */
  'account.handedOver': z.object({
    accountId: z.string(),
    agent: z.boolean(),
    linked: z.boolean().optional(),
    mergedFromId: z.string().optional(),
  }),
  /** It is gone, and what hangs on it goes too. */
  'account.removed': z.object({ accountId: z.string() }),
  /** It is closed: its last day is over, or it went into another. */
  'agency.closed': z.object({ agencyId: z.string() }),
  /** Its policies of a month are billed to it. */
  'agency.billed': z.object({ billId: z.string() }),
  /** It asks to do something, and waits for a person. */
  'assistant.asked': z.object({ assistantRequestId: z.string() }),
  /** Its statement of a month was made. */
  'ledger.statementRequested': z.object({ statementId: z.string() }),
  /** Its first diary is so late that it is the head of claims' too. */
  'claim.diaryEscalated': z.object({ claimId: z.string(), dueDate: z.string() }),
  /** Its first notice is here. */
  'claim.filed': z.object({ claimId: z.string() }),
  /** Its account is to know of it as it stands: it was filed, costs something else, was closed or opened again. */
  'claim.moved': z.object({ claimId: z.string() }),
  /** A payment of it was asked for, or approved by one of two, and waits for somebody else's approval. */
  'claim.paymentAsked': z.object({ claimId: z.string(), paymentId: z.string() }),
  /** Its file is to be printed as one document; `userId`: who asked for it. */
  'claim.fileRequested': z.object({ claimId: z.string(), at: Instant, userId: z.string() }),
  /** A position on its cover was taken, by which it has a letter. */
  'claim.positionTaken': z.object({ claimId: z.string(), at: Instant }),
  /** A vendor is asked to take up work. */
  'claim.vendorAsked': z.object({ claimId: z.string(), vendorId: z.string(), at: Instant }),
  /** A vendor that was asked does not take the work, which the note says why, or without one has not answered in time. */
  'claim.vendorMissing': z.object({
    claimId: z.string(),
    vendorId: z.string(),
    subcategory: z.string(),
    noteId: z.string().optional(),
  }),
  /** It is settled, closed or open again. */
  'claim.stepTaken': z.object({ claimId: z.string(), status: z.enum(toldStatuses) }),
  'commission.stated': z.object({ statementId: z.string() }),
  /** Somebody is to be reminded of what is due on it; `step` tells how long after the due day, none by hand. */
  'invoice.reminded': z.object({ policyId: z.string(), dueDate: z.string(), step: z.int().optional() }),
  /** It was read, and does not see in place any more what it saw before, while the insured is covered. */
  'connection.drifted': z.object({ connectorId: z.string(), connectionId: z.string(), since: Instant }),
  /** Its connection is gone; what opened it, sealed for that one, is to be handed back. */
  'connection.grantEnded': z.object({
    connectionId: z.string(),
    connectorType: z.enum(connectorTypes),
    credentials: z.templateLiteral(['sealed:1:', z.string()]),
  }),
  /** What a system of the insured tells is to be read. */
  'connection.readingDue': z.object({ connectionId: z.string() }),
  /** What it would look like is to be drawn. */
  'document.previewRequested': z.object({ documentId: z.string(), draftId: z.string() }),
  /** Its time was over and it is gone; its files follow. */
  'document.retired': z.object({ documentId: z.string(), files: z.array(z.string()) }),
  /** Somebody uploaded it, or a newer file for it. */
  'document.uploaded': z.object({ documentId: z.string(), revision: z.int() }),
  /** Its next chunk is to be done. */
  'job.due': z.object({ jobId: z.string(), kind: z.string(), turn: z.int() }),
  'ledger.posted': z.object({ postingId: z.string() }),
  /** It expires within so many days. */
  'license.expiring': z.object({
    licenseId: z.string(),
    kind: z.enum(['agency', 'agent', 'surplus']),
    days: z.int(),
  }),
  /** It is part of what is offered, or of the policy, from now on. */
  'manuscript.approved': z.object({ manuscriptId: z.string() }),
  /** It was given back to who wrote it, with what is to be changed. */
  'manuscript.returned': z.object({ manuscriptId: z.string() }),
  /** It waits for somebody else than who wrote it. */
  'manuscript.submitted': z.object({ manuscriptId: z.string() }),
  'mail.requested': z.object({ mailId: z.string() }),
  /** Its mail is to be read again. */
  'message.reprocessRequested': z.object({ messageId: z.string() }),
  'message.sent': z.object({ messageId: z.string() }),
  /** Those in a list – an agency’s, an insured’s, all – have other organizations above them: what is theirs follows. */
  'partners.changed': z.object({ scope: z.string() }),
  'payment.failed': z.object({ policyId: z.string(), transactionId: z.string() }),
  /** Its status has changed without money: the processor works on it, or a failed one was reset. */
  'payment.moved': z.object({ policyId: z.string() }),
  'payment.received': z.object({ policyId: z.string(), transactionId: z.string() }),
  /** Its receipt is made, and goes with the mail that thanks for it. */
  'payment.receipted': z.object({ policyId: z.string(), transactionId: z.string() }),
  /** Its receipt is to be made, since it came before receipts were documents, or anew, since its day or way was corrected. */
  'payment.receiptRequested': z.object({
    policyId: z.string(),
    transactionId: z.string(),
    corrected: z.literal(true).optional(),
  }),
  /** The bank returned what the processor had paid out. */
  'payout.returned': z.object({ payoutId: z.string() }),
  /** The insured has signed to pay in instalments. */
  'plan.signed': z.object({ policyId: z.string(), planNumber: z.string() }),
  /** It is to renew itself: its insured was told, it did, or its agent hears why not. */
  'policy.autoRenewal': z.object({ policyId: z.string(), standing: z.enum(['done', 'refused', 'told']) }),
  /** Another agency has it from now on. */
  'policy.brokerChanged': z.object({ policyId: z.string(), revision: z.int() }),
  /** A letter that names its broker has come, or the change it asked for was made. */
  'policy.brokerNoticed': z.object({ policyId: z.string(), noticeId: z.string() }),
  /** What had ended it was taken back. */
  'policy.cameBack': z.object({ policyId: z.string() }),
  /** A cancellation is pending, done or taken back. */
  'policy.cancellationNoticed': z.object({ policyId: z.string(), noticeId: z.string() }),
  /** Who may only endorse has asked for a cancellation: somebody decides. */
  'policy.cancellationRequested': z.object({ policyId: z.string(), noticeId: z.string() }),
  'policy.ended': z.object({ policyId: z.string() }),
  /** A certificate of it is to be made, and sent where it says so. */
  'policy.certificateRequested': z.object({ policyId: z.string(), certificateId: z.string() }),
  /** Its terms have changed by a revision, or one was taken back. */
  'policy.endorsed': z.object({ policyId: z.string(), revision: z.int() }),
  'policy.endorsementReferred': z.object({ policyId: z.string(), endorsementId: z.string() }),
  /** Its insured is to be told in writing that it ends, and whether a renewal may be talked about; of a refusal of the insurer's also as of which day. */
  'policy.expiryNoticed': z.object({ policyId: z.string(), mayRenew: z.boolean(), on: CalendarDate.optional() }),
  /** What would have ended it waits for a moratorium or a hold. */
  'policy.frozen': z.object({ policyId: z.string() }),
  /** What was invoiced on it is to be made documents, where it is not yet. */
  'policy.invoiceRequested': z.object({ policyId: z.string() }),
  'policy.issueRequested': z.object({ policyId: z.string(), quoteId: z.string().optional() }),
  'policy.issued': z.object({ policyId: z.string(), quoteId: z.string().optional() }),
  /** A loss run is to be made a document, and sent where it says so. */
  'policy.lossRunRequested': z.object({ lossRunId: z.string() }),
  /** It ends within so many days, and nothing renews it yet. */
  'policy.renewalDue': z.object({ policyId: z.string(), days: z.int() }),
  /** It says something else than the insured has signed. */
  'quote.applicationSuperseded': z.object({ quoteId: z.string() }),
  /** Its end waits no more, and comes with notice: on which day. */
  'policy.thawed': z.object({ policyId: z.string(), endsOn: CalendarDate.optional() }),
  /** The tower that it is a layer of is to be made a document, as it stands. */
  'policy.towerRequested': z.object({ policyId: z.string() }),
  /** A binder has ended without a policy: its time was over, or somebody took it back. */
  'quote.binderEnded': z.object({ quoteId: z.string(), how: z.enum(['expired', 'rescinded']) }),
  'quote.bound': z.object({ quoteId: z.string(), policyId: z.string() }),
  /** It was reopened or restored. */
  'quote.cameBack': z.object({ quoteId: z.string() }),
  'quote.declined': z.object({ quoteId: z.string(), notify: z.boolean() }),
  'quote.diligenceRecorded': z.object({ quoteId: z.string(), recordedAt: Instant }),
  'quote.draftRequested': z.object({ quoteId: z.string(), draftId: z.string() }),
  'quote.optionsRequested': z.object({ quoteIds: z.array(z.string()), documentId: z.string() }),
  /** Somebody wrote a note that others are to be told of. */
  'quote.noteWritten': z.object({ quoteId: z.string(), noteId: z.string() }),
  'quote.patchRequested': z.object({ quoteId: z.string(), patchId: z.string() }),
  'quote.proposalRequested': z.object({ quoteId: z.string(), documentId: z.string() }),
  /** The insured has said how the company is. */
  'quote.questionnaireHandedIn': z.object({ quoteId: z.string() }),
  'quote.ready': z.object({ quoteId: z.string() }),
  'quote.referred': z.object({ quoteId: z.string() }),
  /** It waited for an underwriter already, and waits for another: `by` is who of the staff handed it on. */
  'quote.referredOn': z.object({ quoteId: z.string(), by: z.string().optional() }),
  'quote.signed': z.object({ quoteId: z.string(), envelopeId: z.string() }),
  'quote.subjectivitiesOverdue': z.object({ quoteId: z.string(), subjectivityIds: z.array(z.string()) }),
  /** An underwriter accepted it or refused it. */
  'risk.disputeSettled': z.object({ disputeId: z.string() }),
  'risk.assessed': z.object({ accountId: z.string(), quoteId: z.string().optional() }),
  'risk.scanRequested': z.object({ accountId: z.string() }),
  /** Somebody asks that who failed at it tries again. */
  'deadLetter.retried': z.object({ deadLetterId: z.string(), service: z.string() }),
  /** What could not be done waits for somebody; each is a service's subscriber and how many. */
  'deadLetter.waiting': z.object({ letters: z.array(z.string()) }),
  /** What it is busy with is to be begun or carried on; a turn that is over means nothing more. */
  'sandbox.due': z.object({ turn: z.int() }),
  /** Somebody wants it run now. */
  'schedule.due': z.object({ service: z.string(), job: z.string() }),
  /** They failed or are late. */
  'schedule.missed': z.object({ schedules: z.array(z.string()) }),
  /** What was paid beyond what is charged went back, by the processor or past it. */
  'refund.paid': z.object({ policyId: z.string(), refundId: z.string() }),
  'submission.received': z.object({ submissionId: z.string() }),
  'tag.removed': z.object({ tagId: z.string(), name: z.string(), owner: z.string() }),
  /** It was sent, approved, rejected or paid, which the other side is to know. */
  'vendorInvoice.moved': z.object({
    vendorInvoiceId: z.string(),
    status: z.enum(['APPROVED', 'PAID', 'REJECTED', 'SUBMITTED']),
  }),
  /** Something is to be sent to a receiver. */
  'webhook.deliveryDue': z.object({ deliveryId: z.string() }),
  /** What waits for a receiver is to be tried again. */
  'webhook.roundDue': z.object({ webhookId: z.string() }),
} as const

export type EventName = keyof typeof events
export type EventDetail<Name extends EventName> = z.infer<(typeof events)[Name]>
export type DomainEvent = {
  [Name in EventName]: { readonly name: Name; readonly detail: EventDetail<Name> }
}[EventName]
