import { isDeepStrictEqual } from 'node:util'
import { answersOf } from '#functions/account/public.ts'
import { knownOf } from '#functions/claims/desk/knownOf.ts'
import { firmographicsOf } from '#functions/quote/pricing/accountFacts.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import type { ClaimRecord } from '#shared/contracts/claims/claimRecord.ts'
import { ratedDetails } from '#shared/domain/account/quoteEffects.ts'
import type { SubmittedCompany } from '#shared/domain/account/submissionFacts.ts'
import { activeStatuses, isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import { materialChanges } from '#shared/domain/quoting/materialChange.ts'
import type { EventDetail, EventName } from '#shared/events/events.ts'
import { isOpenJob } from '#shared/records/job/jobLife.ts'
import type { JobStatus } from '#shared/records/job/jobStatus.ts'
import type { CoverStatus } from '#shared/records/policy/policyStatus.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import type { QuoteStatus } from '#shared/records/quote/quoteStatus.ts'
import { isOpenSubmission, type SubmissionStatus } from '#shared/records/submission/submissionStatus.ts'
import type { Knowledge, KnownRecord } from './knowledge.ts'

/** What is known when everything was delivered, and what one subscriber or workflow has made for one event. */
interface Afterwards {
  /** Its name. */
  readonly event: string
  /** When the event happened, an ISO instant. */
  readonly at: string
  readonly known: Knowledge
  readonly made: readonly KnownRecord[]
  /** An effect of the event was committed under its own key. */
  readonly tookEffect: boolean
}

/** What is wrong after an event, as the ends of sentences that begin with the subscriber and the event. */
type Aftermath<Name extends EventName> = (detail: EventDetail<Name>, afterwards: Afterwards) => readonly string[]

const unless = (isRight: boolean, wrong: string): readonly string[] => (isRight ? [] : [wrong])

const stateOf = (known: Knowledge, id: string) => known.records.get(id)?.state

/** Of those that were made there is one for each name at most. */
const onceEach = (made: readonly KnownRecord[], kind: string, nameOf: (state: KnownRecord['state']) => string) => {
  const names = made.filter((each) => each.kind === kind).map(({ state }) => nameOf(state))
  return unless(new Set(names).size === names.length, `made ${kind}s twice: ${names.join(', ')}`)
}
const mailsOnce = (made: readonly KnownRecord[]) => onceEach(made, 'mail', ({ template, to }) => `${template} to ${to}`)
const toldOnce = (made: readonly KnownRecord[]) => onceEach(made, 'notification', ({ userId }) => String(userId))

/** Somebody who has said what they want to be told of may have said no. */
const hasChosen = (known: Knowledge, email: unknown): boolean => {
  const user = known.ofKind('user').find(({ state }) => state.email === email)
  return user !== undefined && known.ofKind('notificationChoices').some(({ id }) => id.endsWith(user.id))
}

const mailTo = (template: string, email: unknown, { known, made }: Afterwards): readonly string[] =>
  unless(
    email === undefined || hasChosen(known, email) || made.some(({ state }) => state.template === template),
    `asked for no e-mail ${template}`,
  )

/** The agent of a quote gets this e-mail, once. */
const agentOfQuote =
  (template: string) =>
  ({ quoteId }: { readonly quoteId: string }, afterwards: Afterwards) => [
    ...mailsOnce(afterwards.made),
    ...mailTo(template, stateOf(afterwards.known, quoteId)?.agentEmail, afterwards),
  ]

/** The holder of a license that is still there gets this e-mail, once. */
const mailedOnceOfLicense = ({ licenseId }: EventDetail<'license.expiring'>, { known, made }: Afterwards) => [
  ...mailsOnce(made),
  ...unless(
    !known.records.has(licenseId) || made.some(({ state }) => state.template === 'licenseExpiring'),
    `asked for no e-mail about ${licenseId}`,
  ),
]

/** Whoever pays a policy gets this e-mail, once. */
const payerOfPolicy =
  (template: string) =>
  ({ policyId }: { readonly policyId: string }, afterwards: Afterwards) => [
    ...mailsOnce(afterwards.made),
    ...mailTo(template, stateOf(afterwards.known, policyId)?.customerEmail, afterwards),
  ]

/** The same of a payment, which an agency that is billed makes itself: then those are told who read its bills. */
const payerUnlessBilled = (template: string) => (detail: { readonly policyId: string }, afterwards: Afterwards) =>
  stateOf(afterwards.known, detail.policyId)?.agencyBilled === true
    ? mailsOnce(afterwards.made)
    : payerOfPolicy(template)(detail, afterwards)

const notified = (_: unknown, { made }: Afterwards) => toldOnce(made)

const effectOf =
  (idOf: (detail: never) => string) =>
  (detail: never, { known, tookEffect }: Afterwards) =>
    unless(tookEffect || !known.records.has(idOf(detail)), 'had no effect')

const hasDocument = (known: Knowledge, madeFrom: string): readonly string[] => {
  const found = known.ofKind('document').filter(({ state }) => state.madeFrom === madeFrom).length
  return unless(found === 1, `made ${found} documents of ${madeFrom}`)
}

const hasPosting = (known: Knowledge, cause: string, id: string): readonly string[] => {
  const found = known.ofKind('posting').some(({ state }) => {
    const of = state.cause as { readonly kind: string; readonly id: string }
    return of.kind === cause && of.id === id
  })
  return unless(found, `was not posted (${cause} ${id})`)
}

const showsPayment = ({ policyId }: { readonly policyId: string }, { known }: Afterwards) => {
  const policy = stateOf(known, policyId)
  const invoice = known.ofKind('invoice').find(({ state }) => state.policyId === policyId)?.state
  return unless(
    policy === undefined || invoice === undefined || policy.paymentStatus === invoice.status,
    `left ${policyId} showing ${String(policy?.paymentStatus)} where the invoice says ${String(invoice?.status)}`,
  )
}

/** What the agency of an account has of it and was there when it was handed over, in a list of teams that are not its own. */
const withOtherTeams = (
  known: Knowledge,
  { kind, accountId, at, changed }: { kind: 'claim' | 'policy'; accountId: string; at: string; changed: string },
): readonly string[] => {
  const account = stateOf(known, accountId)
  const teams = ((account?.teams ?? []) as readonly { readonly id: string }[]).slice(0, 3).map(({ id }) => id)
  return known
    .ofKind(kind)
    .filter(({ state }) => state.accountId === accountId && state.agencyId === account?.agencyId)
    .filter(({ state }) => teams.length > 0 && String(state[changed]) < at)
    .filter(({ state }) => !isDeepStrictEqual(state.teamIds, teams))
    .map(({ id }) => `left ${id} to other teams than its account's`)
}

/** Claims are theirs who serve the policy that answers them. */
const servedByTheirPolicy = (
  known: Knowledge,
  told: EventDetail<'claim.filed'> | EventDetail<'policy.brokerChanged'>,
): readonly string[] =>
  known
    .ofKind('claim')
    .filter(({ id, state }) => ('claimId' in told ? id === told.claimId : state.policyId === told.policyId))
    .filter(({ state }) => {
      const policy = stateOf(known, String(state.policyId))
      return policy !== undefined && policy.agencyId !== state.agencyId
    })
    .map(({ id }) => `left ${id} with another agency than its policy's`)

const isClosed = (known: Knowledge, agencyId: string): boolean => stateOf(known, agencyId)?.status === 'CLOSED'

/** Nothing that strangers or machines use is open of an agency that is closed. */
const openOfClosed = (
  known: Knowledge,
  { kind, agencyId }: { kind: 'apiKey' | 'webhook'; agencyId: string },
): readonly string[] =>
  known
    .ofKind(kind)
    .filter(({ state }) => isClosed(known, agencyId) && state.organizationId === agencyId)
    .map(({ id }) => `left ${id} open, whose agency is closed`)

/** An account has an active policy or says otherwise. */
const saysIfActive = ({ policyId }: { readonly policyId: string }, { known }: Afterwards) => {
  const accountId = String(stateOf(known, policyId)?.accountId)
  const status = stateOf(known, accountId)?.status
  const isActive = known
    .ofKind('policy')
    .some(({ state }) => state.accountId === accountId && activeStatuses.includes(String(state.status)))
  return unless(
    status === undefined || isActive === (status === 'Active Policy'),
    `left the account ${accountId} ${String(status)} with ${isActive ? 'an' : 'no'} active policy`,
  )
}

const knowsItsCover = ({ policyId }: { readonly policyId: string }, { known }: Afterwards) => {
  const policy = stateOf(known, policyId)
  const quote = stateOf(known, String(policy?.quoteId))
  return unless(
    quote === undefined || isOver(policy?.status as CoverStatus) === (quote.coverEnded === true),
    `left ${String(quote?.id)} with another end than its policy ${String(policy?.status)}`,
  )
}

/** The quotes of an account that stand or fall with what it says, and on which of its details they stand no more. */
const quotesOf = (known: Knowledge, accountId: string) => {
  const account = stateOf(known, accountId)
  if (account === undefined) return []
  // A state as it is kept is what the service reads.
  const now: Readonly<Record<string, unknown>> = firmographicsOf(account as never)
  return known
    .ofKind('quote')
    .filter(({ state }) => state.accountId === accountId)
    .map(({ id, state }) => {
      const then = state.firmographicData as Readonly<Record<string, unknown>>
      return { id, state, account, differs: ratedDetails.filter((detail) => then[detail] !== now[detail]) }
    })
}
const openQuotesOf = (known: Knowledge, accountId: string) =>
  quotesOf(known, accountId).filter(({ state }) => canQuote(state.status as QuoteStatus, 'invalidate'))

type State = KnownRecord['state']

/** What a quote is to be priced with: the account's answers, and what was answered for the quote alone. */
const answersNow = (quote: State, account: State) => ({
  ...answersOf(account as never),
  ...(quote.answerChanges as object),
})

const answersDiffer = (quote: State, account: State): boolean => {
  const alike = { details: quote.firmographicData as never, riskScore: quote.riskScore as number }
  return (
    materialChanges(
      { ...alike, answers: quote.securityQuestions as never },
      { ...alike, answers: answersNow(quote, account) as never },
    ).length > 0
  )
}

/** What of a kind an account that is gone has left behind. */
const leftOf = (known: Knowledge, kind: string, accountId: string) =>
  known
    .ofKind(kind)
    .filter(({ state }) => state.accountId === accountId)
    .map(({ id }) => `left ${id} of an account that is gone`)

/** Claims whose vendors are shown with another organization than the panel has for them. */
const behindTheirVendors = (known: Knowledge): readonly string[] =>
  known
    .ofKind('claim')
    .filter(({ state }) =>
      (state.vendors as readonly { readonly vendorId: string; readonly organizationId?: string }[]).some(
        ({ vendorId, organizationId }) => {
          const vendor = stateOf(known, vendorId)
          return vendor !== undefined && vendor.organizationId !== organizationId
        },
      ),
    )
    .map(({ id }) => `left ${id} with another organization of a vendor`)

/** A job is through, or said with what it failed; somebody may have stopped it. */
const jobEnded = ({ jobId }: { readonly jobId: string }, { known }: Pick<Afterwards, 'known'>) =>
  unless(!isOpenJob(stateOf(known, jobId)?.status as JobStatus), `left the job ${jobId} under way`)

/** A submission names the quote that was made for it. */
const namedBySubmission = ({ quoteId }: { readonly quoteId: string }, { known }: Afterwards) => {
  const submission = stateOf(known, String(stateOf(known, quoteId)?.submissionId))
  return unless(
    submission === undefined || (submission.quoteIds as readonly string[]).includes(quoteId),
    `left ${String(submission?.id)} without its quote ${quoteId}`,
  )
}
/**
 * What must be true of the world after each event, by the subscriber or the workflow that sees to it, each with the event
 * it reacts to. Whoever subscribes to an event says here what can be seen of it; a subscriber that is missing fails.
 */
/** A schedule that is run by hand may find nothing to do, or its work is a job that is judged by itself; so is what is tried again. */
const ranOrNot = (): readonly string[] => []

/** Of what is removed with its account nothing is to be seen. */
const nothingKept = (): readonly string[] => []

export const aftermaths: Readonly<Record<string, Aftermath<never>>> = {
  'agency.doAsAsked': ranOrNot,
  'user.doAsAsked': ranOrNot,
  'messages.doAsAsked': ranOrNot,
  'inbox.doAsAsked': ranOrNot,
  'claims.doAsAsked': ranOrNot,
  'bulk.doAsAsked': ranOrNot,
  'account.doAsAsked': ranOrNot,
  'auth.doAsAsked': ranOrNot,
  'billing.doAsAsked': ranOrNot,
  'commissions.doAsAsked': ranOrNot,
  'connector.doAsAsked': ranOrNot,
  'platform.doAsAsked': ranOrNot,
  'policy.doAsAsked': ranOrNot,
  'quote.doAsAsked': ranOrNot,
  'webhook.endOfAgency': ({ agencyId }: EventDetail<'agency.closed'>, { known }) =>
    openOfClosed(known, { kind: 'webhook', agencyId }),
  'webhook.doAsAsked': ranOrNot,
  'risk.removeDisputes': nothingKept,
  'risk.removeScreening': nothingKept,
  'risk.runJobs': jobEnded,
  'risk.doAsAsked': ranOrNot,
  'sandbox.carryOn': ranOrNot,
  'sandbox.doAsAsked': ranOrNot,
  'policy.activateAccount': saysIfActive,
  'account.dropTag': ({ name, owner }: EventDetail<'tag.removed'>, { known }) =>
    unless(
      known.ofKind('tag').some(({ state }) => state.name === name) ||
        !known
          .ofKind('account')
          .some(({ id, state }) => known.scopesOf(id).has(owner) && (state.tags as readonly string[]).includes(name)),
      `left the tag ${name} on accounts`,
    ),
  'account.runJobs': jobEnded,
  'agency.runJobs': jobEnded,
  'billing.countPosting': ({ postingId }: EventDetail<'ledger.posted'>, { known }) =>
    unless(known.records.has(postingId), `knows no posting ${postingId}`),
  'billing.runJobs': ({ jobId, kind }: EventDetail<'job.due'>, { known }) => [
    ...jobEnded({ jobId }, { known }),
    ...(kind === 'verifyLedger'
      ? ((stateOf(known, jobId)?.notes as readonly string[] | undefined) ?? []).map((note) => `found ${note}`)
      : []),
  ],
  'billing.returnRefund': ({ payoutId }: EventDetail<'payout.returned'>, { known }) =>
    unless(
      !known
        .ofKind('refund')
        .some(
          ({ state }) =>
            state.status === 'PAID' &&
            (state.payout as { readonly reference?: string } | undefined)?.reference === payoutId,
        ),
      `left a refund paid by ${payoutId}, which came back`,
    ),
  'auth.endOfAgency': ({ agencyId }: EventDetail<'agency.closed'>, { known }) => [
    ...openOfClosed(known, { kind: 'apiKey', agencyId }),
    ...known
      .ofKind('user')
      .filter(({ state }) => isClosed(known, agencyId) && state.isPlace === true && state.organizationId === agencyId)
      .map(({ id }) => `left ${id} invited to ${agencyId}, which is closed`),
  ],
  'bulk.runJobs': jobEnded,
  'claims.runJobs': ({ jobId, kind }: EventDetail<'job.due'>, { known }) => [
    ...jobEnded({ jobId }, { known }),
    ...(kind === 'followVendor' ? behindTheirVendors(known) : []),
  ],
  'claims.followBroker': (
    told: EventDetail<'claim.filed'> | EventDetail<'policy.brokerChanged'>,
    { known }: Afterwards,
  ) => servedByTheirPolicy(known, told),
  // What the job does is told of the job.
  'claims.followPartners': () => [],
  'claims.followTeams': ({ accountId }: EventDetail<'account.handedOver'>, { at, known }) =>
    withOtherTeams(known, { kind: 'claim', accountId, at, changed: 'updated' }),
  // Where business is done, as it is here, nothing is taken up by itself.
  'claims.takeLarge': () => [],
  'claims.tellAccount': ({ claimId }: EventDetail<'claim.moved'>, { known }) => {
    const claim = stateOf(known, claimId) as ClaimRecord | undefined
    const account = known.records.get(String(claim?.accountId))
    const told = (account?.state as { claims?: Record<string, unknown> } | undefined)?.claims?.[claimId]
    return unless(
      claim === undefined || account === undefined || isDeepStrictEqual(told, knownOf(claim)),
      `left the account of ${claimId} with another word of it`,
    )
  },
  'commissions.bookReturnedPayout': ({ payoutId }: EventDetail<'payout.returned'>, { known }) =>
    unless(
      !known.ofKind('commissionPayment').some(({ state }) => state.status === 'PAID' && state.reference === payoutId),
      `left commission paid by ${payoutId}, which came back`,
    ),
  'commissions.runJobs': jobEnded,
  'connector.forgetAccount': ({ accountId }: EventDetail<'account.removed'>, { known }) => [
    ...leftOf(known, 'connector', accountId),
    ...leftOf(known, 'connection', accountId),
  ],
  // It leaves nothing here.
  'connector.giveBackGrant': () => [],
  'connector.readPosture': ({ connectionId }: EventDetail<'connection.readingDue'>, { known }) =>
    unless(stateOf(known, connectionId)?.status !== 'CONNECTING', `left ${connectionId} unread`),
  'connector.runJobs': jobEnded,
  'connector.tellInsuredOfDrift': (_, { made }) => [...mailsOnce(made), ...toldOnce(made)],
  'connector.tellUnderwritersOfDrift': notified,
  'docs.examineUpload': ({ documentId, revision }: EventDetail<'document.uploaded'>, { known }) => {
    const uploads = stateOf(known, documentId)?.uploads as
      | readonly { readonly number: number; readonly examination: string }[]
      | undefined
    return unless(
      uploads?.find(({ number }) => number === revision)?.examination !== 'WAITING',
      `left ${documentId} unexamined`,
    )
  },
  'docs.followBroker': ({ policyId, revision }: EventDetail<'policy.brokerChanged'>, { known }) =>
    hasDocument(known, `Endorsement|${policyId}|${revision}`),
  // A document's teams are those that its maker found, and a newer one may have been made of what was before.
  'docs.followTeams': () => [],
  'docs.makeAgencyBill': ({ billId }: EventDetail<'agency.billed'>, { known }) =>
    unless(known.records.has(String(stateOf(known, billId)?.docId)), `made no document of ${billId}`),
  'docs.makeAccountStatement': ({ statementId }: EventDetail<'ledger.statementRequested'>, { known }) =>
    hasDocument(known, `AccountStatement|${statementId}`),
  'docs.makeApplication': ({ quoteId, envelopeId }: EventDetail<'quote.signed'>, { known }) =>
    known.records.has(quoteId) ? hasDocument(known, `application|${envelopeId}`) : [],
  'docs.makeBinder': ({ policyId }: EventDetail<'quote.bound'>, { known }) => hasDocument(known, `Binder|${policyId}`),
  'docs.makeClaimsFile': ({ claimId, at }: EventDetail<'claim.fileRequested'>, { known }) =>
    hasDocument(known, `ClaimsFile|${claimId}|${at}`),
  'docs.makePositionLetter': ({ claimId, at }: EventDetail<'claim.positionTaken'>, { known }) =>
    hasDocument(known, `CoveragePosition|${claimId}|${at}`),
  'docs.followPartners': () => [],
  // Nothing has moved by what failed as it was recorded.
  'docs.makeReceipt': ({ transactionId }: EventDetail<'payment.received'>, { known, made }) =>
    made.length > 0 || known.records.has(transactionId) ? hasDocument(known, `Receipt|${transactionId}`) : [],
  'docs.makeTower': ({ policyId }: EventDetail<'policy.towerRequested'>, { known }) =>
    unless(
      known.ofKind('document').some(({ state }) => String(state.madeFrom).startsWith(`Tower|${policyId}|`)),
      `made no document of the tower of ${policyId}`,
    ),
  'docs.makeExpiryNotice': (
    told: EventDetail<'policy.expiryNoticed'> | EventDetail<'policy.thawed'>,
    { known }: Afterwards,
  ) => {
    const { policyId } = told
    if ('mayRenew' in told) {
      const { mayRenew, on } = told
      const made = ['ExpiryNotice', policyId, mayRenew ? 'RENEWABLE' : 'NOT_RENEWED', ...(on === undefined ? [] : [on])]
      return hasDocument(known, made.join('|'))
    }
    return unless(
      known
        .ofKind('document')
        .some(({ state }) =>
          new RegExp(`^ExpiryNotice.${policyId}.*ENDS.${told.endsOn}$`).test(String(state.madeFrom)),
        ),
      `made no notice of the end of cover of ${policyId}`,
    )
  },
  'docs.makeCancellationNotice': ({ policyId, noticeId }: EventDetail<'policy.cancellationNoticed'>, { known }) =>
    hasDocument(known, `CancellationNotice|${policyId}|${noticeId}`),
  'docs.makeCommissionStatement': ({ statementId }: EventDetail<'commission.stated'>, { known }) =>
    unless(known.records.has(String(stateOf(known, statementId)?.docId)), `made no document of ${statementId}`),
  'docs.makeCertificate': ({ certificateId }: EventDetail<'policy.certificateRequested'>, { known, made }) => [
    ...mailsOnce(made),
    ...hasDocument(known, `Certificate|${certificateId}`),
  ],
  'docs.makeDiligence': ({ quoteId, recordedAt }: EventDetail<'quote.diligenceRecorded'>, { known }) => {
    const recorded = stateOf(known, quoteId)?.diligence as { readonly at?: string } | undefined
    return recorded?.at === recordedAt ? hasDocument(known, `DiligentEffort|${quoteId}|${recordedAt}`) : []
  },
  'docs.makeInvoices': ({ policyId }: EventDetail<'policy.invoiceRequested'>, { known, made }) => {
    const policy = stateOf(known, policyId)
    const stack = (policy?.transactions ?? []) as readonly { revision: number; money: { total: number } }[]
    return [
      ...mailsOnce(made),
      ...(policy?.issuedAt === undefined || policy.agencyBilled ? [] : stack)
        .filter(({ money }) => money.total !== 0)
        .flatMap(({ revision }) => hasDocument(known, `Invoice|${policyId}|${revision}`)),
    ]
  },
  'docs.makeLossRun': ({ lossRunId }: EventDetail<'policy.lossRunRequested'>, { known, made }) => [
    ...mailsOnce(made),
    ...hasDocument(known, `LossRun|${lossRunId}|pdf`),
    ...hasDocument(known, `LossRun|${lossRunId}|csv`),
  ],
  'docs.makeDraft': ({ quoteId, draftId }: EventDetail<'quote.draftRequested'>, { known }) =>
    unless(!known.records.has(quoteId) || known.isDraftMade(draftId), `made no file of the draft ${draftId}`),
  'docs.redrawDocument': ({ documentId, draftId }: EventDetail<'document.previewRequested'>, { known }) =>
    unless(!known.records.has(documentId) || known.isDraftMade(draftId), `drew nothing of the preview ${draftId}`),
  'docs.makeEndorsement': ({ policyId, revision }: EventDetail<'policy.endorsed'>, { known }) =>
    hasDocument(known, `Endorsement|${policyId}|${revision}`),
  'docs.makeManuscript': ({ manuscriptId }: EventDetail<'manuscript.approved'>, { known }) =>
    stateOf(known, manuscriptId)?.policyId === undefined ? [] : hasDocument(known, `Manuscript|${manuscriptId}`),
  'docs.makeOptions': ({ quoteIds, documentId }: EventDetail<'quote.optionsRequested'>, { known }) =>
    quoteIds.every((id) => known.records.has(id)) ? hasDocument(known, `options|${documentId}`) : [],
  'docs.makeProposal': ({ quoteId }: EventDetail<'quote.ready'>, { known }) =>
    unless(
      !known.records.has(quoteId) ||
        known.ofKind('document').some(({ state }) => String(state.madeFrom).startsWith(`proposal|${quoteId}|`)),
      `made no proposal of ${quoteId}`,
    ),
  'docs.makeRequestedProposal': ({ quoteId, documentId }: EventDetail<'quote.proposalRequested'>, { known }) =>
    known.records.has(quoteId) ? hasDocument(known, `proposal|${quoteId}|${documentId}`) : [],
  'docs.runLossesOfRenewal': ({ quoteId }: EventDetail<'quote.ready'>, { known }) =>
    unless(
      stateOf(known, quoteId)?.renewsPolicyId === undefined ||
        known.ofKind('lossRun').some(({ state }) => state.quoteId === quoteId),
      `ran no losses for ${quoteId}`,
    ),
  'inbox.matchSubmission': ({ submissionId }: EventDetail<'submission.received'>, { known }) => {
    const messageId = stateOf(known, submissionId)?.messageId
    return unless(
      messageId === undefined || stateOf(known, String(messageId))?.submissionId === submissionId,
      `left the mail of ${submissionId} without it`,
    )
  },
  // It may have been paid meanwhile, or muted.
  'messages.remindOfInvoice': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.sendMail': ({ mailId }: EventDetail<'mail.requested'>, { known }) =>
    unless(stateOf(known, mailId)?.sentAt !== undefined, `did not send ${mailId}`),
  // An agency without anybody who pays its bills is told of none.
  'messages.tellOfAgencyBill': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfCommissionStatement': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfBinder': agentOfQuote('binderIssued'),
  // It may have been deleted since.
  'messages.tellOfBinderEnd': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  // Another letter may have come meanwhile.
  'messages.tellOfAutoRenewal': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfBroker': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfClaimStep': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfClaimPayment': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfCancellation': payerOfPolicy('policyCancellation'),
  // It may have been decided on meanwhile; who is told depends on who works there by then.
  'messages.tellOfCancellationRequest': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfDecline': ({ quoteId, notify }: EventDetail<'quote.declined'>, afterwards) =>
    notify && stateOf(afterwards.known, quoteId)?.statusNote !== undefined
      ? agentOfQuote('quoteDeclined')({ quoteId }, afterwards)
      : [],
  // The account may have another agent by then.
  'messages.tellOfDispute': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  // It may have been done or put off meanwhile.
  'messages.tellOfLateDiary': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfManuscript': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfEndorsement': payerOfPolicy('policyEndorsed'),
  'messages.tellOfExpiringLicense': mailedOnceOfLicense,
  'messages.tellOfFailedPayment': payerUnlessBilled('paymentFailed'),
  // Who is told depends on who works there by then.
  'messages.tellOfNote': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  // A policy without an insured's address tells nobody but its agent.
  'messages.tellOfExpiry': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfFreeze': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfPayment': payerUnlessBilled('paymentReceived'),
  // A plan that was signed anew before its mail is told of once, by the later signature.
  'messages.tellOfPlan': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfPolicy': payerOfPolicy('policyIssuedInsured'),
  // It may have been sent anew meanwhile.
  'messages.tellOfQuestionnaire': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfClaim': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfPosition': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  // Of what came back only a ready one is told, which it may be no more.
  'messages.tellOfReadyQuote': (detail: EventDetail<'quote.ready'>, afterwards: Afterwards) =>
    afterwards.event === 'quote.ready' ? agentOfQuote('quoteReady')(detail, afterwards) : mailsOnce(afterwards.made),
  // Who handed on what was referred already tells underwriters alone.
  'messages.tellOfReferral': (detail: EventDetail<'quote.referred'>, afterwards: Afterwards) =>
    afterwards.event === 'quote.referred'
      ? agentOfQuote('quoteReferred')(detail, afterwards)
      : mailsOnce(afterwards.made),
  'messages.tellOfReferredEndorsement': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfRefund': payerUnlessBilled('refundPaid'),
  // It may have been renewed, muted or opted out meanwhile.
  'messages.tellOfRenewal': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  // It may have been signed again meanwhile.
  'messages.tellOfSuperseded': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfDeadLetters': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfSchedules': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfVendorAsked': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfVendorMissing': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'messages.tellOfVendorInvoice': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  'docs.runJobs': jobEnded,
  'docs.doAsAsked': ranOrNot,
  'platform.runJobs': jobEnded,
  'webhook.runJobs': jobEnded,
  'auth.runJobs': jobEnded,
  'policy.IssuePolicy': ({ policyId }: EventDetail<'policy.issueRequested'>, { known }) => {
    const invoice = known.ofKind('invoice').find(({ state }) => state.policyId === policyId)
    return invoice === undefined ? [] : hasPosting(known, 'issue', invoice.id)
  },
  'policy.closeAccount': saysIfActive,
  'policy.followTeams': ({ accountId }: EventDetail<'account.handedOver'>, { at, known }) =>
    withOtherTeams(known, { kind: 'policy', accountId, at, changed: 'lastUpdated' }),
  'policy.runJobs': jobEnded,
  'policy.showPaymentFailed': showsPayment,
  'policy.showPaymentMoved': showsPayment,
  'policy.showPaymentReceived': (detail: EventDetail<'payment.received'>, afterwards) => [
    ...showsPayment(detail, afterwards),
    ...hasPosting(afterwards.known, 'payment', detail.transactionId),
  ],
  'quote.QuotePatch': ({ quoteId, patchId }: EventDetail<'quote.patchRequested'>, { known }) =>
    unless(
      (stateOf(known, quoteId)?.patch as { readonly id: string } | undefined)?.id !== patchId,
      `left ${quoteId} being priced`,
    ),
  'quote.followAnswers': ({ accountId }: EventDetail<'account.answered'>, { at, known }) => [
    ...openQuotesOf(known, accountId)
      .filter(({ state }) => canQuote(state.status as QuoteStatus, 'update') && String(state.lastPatched) < at)
      .filter(
        ({ state, account }) =>
          !isDeepStrictEqual({ ...(state.securityQuestions as object) }, answersNow(state, account)),
      )
      .map(({ id }) => `left ${id} with other answers than its account`),
    ...quotesOf(known, accountId)
      .filter(({ state }) => state.status === 'IN_REVIEW' || state.status === 'REQUESTED')
      .filter(({ state }) => String(state.lastUpdated) < at && state.riskChange === undefined)
      .filter(({ state, account }) => answersDiffer(state, account))
      .map(({ id }) => `left ${id} unmarked, though its account answers otherwise`),
  ],
  'quote.followCover': knowsItsCover,
  'quote.followSubmission': namedBySubmission,
  'quote.followAccount': ({ quoteId }: EventDetail<'quote.cameBack'>, { known }) =>
    openQuotesOf(known, String(stateOf(known, quoteId)?.accountId))
      .filter(({ id, differs }) => id === quoteId && differs.length > 0)
      .map(({ id, differs }) => `left ${id} with another ${differs.join(', ')}`),
  'quote.issueQuoteOfPolicy': ({ quoteId }: EventDetail<'policy.issued'>, { known }) =>
    quoteId === undefined ? [] : unless(stateOf(known, quoteId)?.status !== 'BOUND', `left ${quoteId} bound`),
  // What the account is assessed by may change later without a detail that prices stand on: its domain.
  'quote.repriceAfterAssessment': ({ accountId, quoteId }: EventDetail<'risk.assessed'>, { at, known }) =>
    openQuotesOf(known, accountId)
      .filter(({ id, state }) => id === quoteId && canQuote(state.status as QuoteStatus, 'underwrite'))
      .filter(({ state, account }) => String(state.lastPatched) < at && state.riskScore !== account.riskScore)
      .map(({ id }) => `left ${id} with another score than its account`),
  // A quote may have been given another agent by hand since.
  'quote.followHandOver': ({ accountId, agent }: EventDetail<'account.handedOver'>, { at, known }) =>
    known
      .ofKind('quote')
      .filter(
        ({ state }) => agent && state.accountId === accountId && canQuote(state.status as QuoteStatus, 'handOver'),
      )
      .filter(({ state }) => state.agencyId === stateOf(known, accountId)?.agencyId)
      .filter(
        ({ state }) => String(state.lastUpdated) < at && state.agentEmail !== stateOf(known, accountId)?.agentEmail,
      )
      .map(({ id }) => `left ${id} with the former agent of its account`),
  'quote.endQuotesOfAccount': ({ accountId }: EventDetail<'account.closed'>, { at, known }) =>
    openQuotesOf(known, accountId)
      .filter(({ state }) => String(state.lastUpdated) < at)
      .map(({ id, state }) => `left ${id} ${String(state.status)} with its account closed`),
  'quote.removeQuotesOfAccount': ({ accountId }: EventDetail<'account.removed'>, { known }) =>
    leftOf(known, 'quote', accountId),
  'docs.removeDocuments': ({ accountId }: EventDetail<'account.removed'>, { known }) =>
    leftOf(known, 'document', accountId),
  // Who was retired may have been reopened since.
  'quote.retireSiblings': ({ quoteId }: EventDetail<'quote.bound'>, { at, known }) => {
    const bound = stateOf(known, quoteId)
    return openQuotesOf(known, String(bound?.accountId))
      .filter(({ state }) => state.product === bound?.product && state.effectiveDate === bound?.effectiveDate)
      .filter(({ state }) => bound?.status === 'BOUND' && String(state.lastUpdated) < at)
      .map(({ id }) => `left ${id} open beside ${quoteId}`)
  },
  'quote.reviseQuotesOfAccount': ({ accountId }: EventDetail<'account.changed'>, { known }) =>
    openQuotesOf(known, accountId)
      .filter(({ differs }) => differs.length > 0)
      .map(({ id, state, differs }) => `left ${id} ${String(state.status)} with another ${differs.join(', ')}`),
  'quote.tellSubmissions': ({ accountId }: EventDetail<'account.changed'>, { at, known }) =>
    known
      .ofKind('submission')
      .filter(({ state }) => state.accountId === accountId && isOpenSubmission(state.status as SubmissionStatus))
      .filter(({ state }) => String(state.updated) < at)
      .filter(({ state }) => {
        const company = (state as unknown as SubmissionRecord).company
        const account = stateOf(known, accountId) as unknown as SubmittedCompany | undefined
        return (company.policyContactEmail ?? account?.policyContactEmail) !== company.policyContactEmail
      })
      .map(({ id }) => `left ${id} asking for a contact that its account has`),
  'quote.runJobs': ({ jobId, kind }: EventDetail<'job.due'>, { known }) => [
    ...jobEnded({ jobId }, { known }),
    ...(kind === 'followAgencyName'
      ? (['account', 'quote', 'policy'] as const)
          .flatMap((each) => known.ofKind(each))
          .filter(({ state }) => state.agencyName !== stateOf(known, String(state.agencyId))?.name)
          .map(({ id }) => `left ${id} with another name of its agency`)
      : []),
  ],
  // An endorsement may leave what it depends on, and its limit, as they were.
  'risk.followAssessment': () => [],
  'risk.followPolicy': ({ policyId }: EventDetail<'policy.issued'>, { known }) => {
    const policy = stateOf(known, policyId)
    const dependency = known.records.get(policyId.replace(/^pol_/, 'dep_'))
    return unless(
      policy === undefined || !isOver(policy.status as CoverStatus) || dependency === undefined,
      `left what ${policyId} depends on, which is over`,
    )
  },
  'risk.scanAccount': effectOf(({ accountId }: EventDetail<'risk.scanRequested'>) => accountId),
  'user.tellOfBinder': notified,
  'user.tellOfClaimStep': notified,
  'user.tellOfDecline': notified,
  'user.tellOfDispute': notified,
  'user.tellOfFailedPayment': notified,
  'user.tellOfIssuedPolicy': notified,
  'user.tellOfQuestionnaire': notified,
  'user.tellOfNote': notified,
  'user.tellOfReadyQuote': notified,
  'user.tellOfReferral': notified,
  'user.tellOfSuperseded': notified,
  // Its receiver is nobody's; whether it was taken or not, it was tried, unless others wait before it or the webhook is off.
  'webhook.deliver': ({ deliveryId }: EventDetail<'webhook.deliveryDue'>, { known }) => {
    const delivery = stateOf(known, deliveryId)
    const webhook = stateOf(known, String(delivery?.webhookId))
    const waits = webhook === undefined || webhook.failingSince !== undefined || webhook.enabled === false
    return unless(delivery === undefined || waits || Number(delivery.triesMade) > 0, `did not try ${deliveryId}`)
  },
  'docs.removeRetired': () => [],
  'inbox.deliverMessage': ({ messageId }: EventDetail<'message.sent'>, { known }) =>
    unless(
      !known.records.has(messageId) || stateOf(known, messageId)?.deliveredAt !== undefined,
      `did not send the message ${messageId}`,
    ),
  'inbox.readAgain': () => [],
  'messages.tellOfOverdue': (_: unknown, { made }: Afterwards) => mailsOnce(made),
  // Whom it concerns is by the reach of who made the webhook.
  'webhook.tellReceivers': () => [],
  'webhook.tryAgain': () => [],
}
