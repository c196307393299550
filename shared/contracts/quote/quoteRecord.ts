import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { Reason } from '#shared/domain/coverage/reason.ts'
import { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { AccountId, AgencyId, QuoteId, TeamId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { Answered } from '#shared/domain/questionnaire/answeredBy.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { AgreedCommission } from '#shared/domain/quoting/commissionAgreement.ts'
import { RecordedEffort } from '#shared/domain/quoting/diligence.ts'
import { FeeAgreement } from '#shared/domain/quoting/feeAgreement.ts'
import { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import { Fee } from '#shared/domain/rating/ratingFacts.ts'
import { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { RiskProfile } from '#shared/domain/risk/riskFactor.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { products } from '#shared/regions/products.ts'
import { Attestation } from './attestation.ts'
import { QuoteSelection } from './calculatorSelection.ts'
import { AgentFields, CustomerFields, RetailAgentFields } from './contacts.ts'
import { QuestionnaireSent } from './questionnaireSent.ts'
import { LicenseOverride } from './quoteLicensing.ts'
import {
  AdditionalInsured,
  EventExclusion,
  FirmographicData,
  Irpm,
  QuoteBinder,
  QuoteSent,
  RiskChange,
  SentToAgency,
  StatusNote,
  SurplusNoticeAttestation,
  Underwriter,
} from './quoteParts.ts'
import { Signature, SignRequest } from './signatures.ts'

/** Why a quote is being priced again, and who asked; while it stands the client polls. */
export const QuotePatch = z.object({
  id: z.string(),
  action: z.enum(['request', 'retry', 'update']),
  requestedAt: Instant,
  requestedBy: z.string(),
  /** Terms and answers to price with, where they change. */
  selection: QuoteSelection.optional(),
  answerChanges: QuestionnaireAnswers.optional(),
})
export type QuotePatch = z.infer<typeof QuotePatch>

/**
 * A quote as it is stored. Money is minor units except `limit`, `aggLimit`, `deductible` and the terms of the selection,
 * which are whole units. `rated` is the server's own price with its whole waterfall under the rate book it names.
 */
export const QuoteRecord = z.object({
  id: QuoteId,
  quoteNumber: z.string(),
  product: z.enum(products),
  status: z.enum(quoteStatuses),
  /** What the quote was before it was lost, declined or deleted: what reopening and restoring bring back. */
  statusBefore: z.enum(quoteStatuses).optional(),
  inCart: z.boolean(),
  presetName: z.string(),

  accountId: AccountId,
  companyName: z.string(),
  submissionId: z.string().optional(),
  agencyId: AgencyId,
  agencyName: z.string(),
  agencyType: z.string().optional(),
  agencyDescription: z.string().optional(),
  agencyBilled: z.boolean(),
  teamIds: z.array(TeamId),
  /** Organizations that have a share in it besides, in whose lists it is. */
  partnerIds: z.array(z.string()).optional(),
  createdBy: z.string(),
  /** The user who sells it. An agency’s contact may be none, nor the agent of a quote from before agents were users. */
  agentId: z.string().optional(),
  ...AgentFields.partial().shape,
  ...RetailAgentFields.partial().shape,
  ...CustomerFields.partial().shape,

  firmographicData: FirmographicData,
  securityQuestions: QuestionnaireAnswers,
  /** Answers given for this quote alone; they count before the account's. */
  answerChanges: QuestionnaireAnswers,
  /** Who gave which answer, and when. */
  answered: Answered.optional(),
  riskScore: z.number().nullable(),
  cowbellRiskFactors: RiskProfile.shape.cowbellRiskFactors,
  additionalInsureds: z.array(AdditionalInsured),
  /** The application as the insured has confirmed it; it may say something else by now. */
  attestation: Attestation.optional(),
  /** To whom the application was sent to be signed; as it was signed the last time. */
  signRequest: SignRequest.optional(),
  signature: Signature.optional(),
  /** To whom its questionnaire was sent to be filled in or checked, and what came of it. */
  questionnaire: QuestionnaireSent.optional(),
  /** For whom a link to it was made the last time, when and by whom. */
  shared: z.object({ purpose: z.string(), at: Instant, by: z.string() }).optional(),
  /** The notice of its state, attested; told to nobody but by `signatureOnFile`. */
  surplusNotice: SurplusNoticeAttestation.optional(),
  /** By what surplus lines cover of it is placed outside the admitted market of its state. */
  diligence: RecordedEffort.optional(),

  /** What was asked for at first; what stands now. */
  requested: QuoteSelection,
  selection: QuoteSelection,
  coverages: z.array(SelectedCoverage),
  effectiveDate: CalendarDate,
  endDate: CalendarDate,
  isSurplus: z.boolean(),
  isRenewal: z.boolean(),
  /** The policy this quote renews. */
  renewsPolicyId: z.string().optional(),
  revenueFactor: z.number(),
  irpm: Irpm.optional(),
  brokerFee: Fee,
  additionalBrokerFee: Fee,
  mgaFee: Fee,
  /** That the insured signed an agreement to the broker fees, where that was stated. */
  feeAgreement: FeeAgreement.optional(),
  /** The agency's commission in percent of the premium, where one was agreed on the quote. */
  commissionPercent: z.number().optional(),
  /** The agreement with the agency by which it stands otherwise. */
  commissionAgreement: AgreedCommission.optional(),
  rated: RatedPremium,
  /** The premium without what an underwriter modified: by it and the facts authority is measured. */
  technicalPremium: MinorUnits,
  totalPremium: MinorUnits,
  referralReasons: z.array(ReferralReason),
  warnings: z.array(Reason),
  /** What changed of the risk after it was quoted, while it waits for an underwriter. */
  riskChange: RiskChange.optional(),
  /** Somebody of the provider lets it be sold though a license is missing. */
  licenseOverride: LicenseOverride.optional(),

  underwriter: Underwriter.optional(),
  needBy: CalendarDate.optional(),
  notes: z.int(),
  subjectivities: z.array(Subjectivity),
  eventExclusions: z.array(EventExclusion),
  /** Why it was declined, lost, rescinded or sent to review. */
  statusNote: StatusNote.optional(),
  /** Why the last request to price it failed. */
  rejection: z.string().optional(),
  /** When it was last sent to the policy holder, to which address and by whom. */
  sent: QuoteSent.optional(),
  /** To whom it was last sent who does not sell it: of another agency, or not yet of its own. */
  sentToAgency: SentToAgency.optional(),
  binder: QuoteBinder.optional(),
  boundAt: Instant.optional(),
  issueRequestedAt: Instant.optional(),
  /** The policy that came of it has expired, was renewed, cancelled or made void: nothing is waited for any more. */
  coverEnded: z.literal(true).optional(),
  proposal: z.object({ docId: z.string(), created: Instant }).optional(),

  patch: QuotePatch.optional(),
  lastPatched: Instant,
  created: Instant,
  lastUpdated: Instant,
  /** The day the price was given: 30 days are counted from it. */
  quotedOn: CalendarDate,
  /** The last day on which it can be bound. */
  expiresOn: CalendarDate,
})
export type QuoteRecord = z.infer<typeof QuoteRecord>
