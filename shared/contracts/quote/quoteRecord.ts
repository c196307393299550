import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Reason } from '#shared/domain/coverage/reason.ts'
import { SelectedCoverage } from '#shared/domain/coverage/selectedCoverage.ts'
import { AccountId, AgencyId, QuoteId, TeamId } from '#shared/domain/ids/ids.ts'
import { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { quoteStatuses } from '#shared/domain/quoting/quoteStatus.ts'
import { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import { Fee } from '#shared/domain/rating/ratingFacts.ts'
import { ReferralReason } from '#shared/domain/rating/referralReason.ts'
import { RiskProfile } from '#shared/domain/risk/riskFactor.ts'
import { products } from '#shared/regions/products.ts'
import { QuoteSelection } from './calculatorSelection.ts'
import { AgentFields, CustomerFields, RetailAgentFields } from './contacts.ts'
import {
  AdditionalInsured,
  EventExclusion,
  FirmographicData,
  Irpm,
  QuoteBinder,
  StatusNote,
  Subjectivity,
  Underwriter,
} from './quoteParts.ts'

/** Why a quote is being priced again, and who asked; while it stands the client polls. */
export const QuotePatch = z.object({
  id: z.string(),
  action: z.enum(['request', 'retry', 'update']),
  requestedAt: z.iso.datetime(),
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
  createdBy: z.string(),
  ...AgentFields.partial().shape,
  ...RetailAgentFields.partial().shape,
  ...CustomerFields.partial().shape,

  firmographicData: FirmographicData,
  securityQuestions: QuestionnaireAnswers,
  /** Answers given for this quote alone; they count before the account's. */
  answerChanges: QuestionnaireAnswers,
  riskScore: z.number().nullable(),
  cowbellRiskFactors: RiskProfile.shape.cowbellRiskFactors,
  additionalInsureds: z.array(AdditionalInsured),

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
  rated: RatedPremium,
  totalPremium: z.int(),
  referralReasons: z.array(ReferralReason),
  warnings: z.array(Reason),

  underwriter: Underwriter.optional(),
  needBy: CalendarDate.optional(),
  notes: z.int(),
  subjectivities: z.array(Subjectivity),
  eventExclusions: z.array(EventExclusion),
  /** Why it was declined, lost, rescinded or sent to review. */
  statusNote: StatusNote.optional(),
  /** Why the last request to price it failed. */
  rejection: z.string().optional(),
  binder: QuoteBinder.optional(),
  boundAt: z.iso.datetime().optional(),
  issueRequestedAt: z.iso.datetime().optional(),
  proposal: z.object({ docId: z.string(), created: z.iso.datetime() }).optional(),

  patch: QuotePatch.optional(),
  lastPatched: z.iso.datetime(),
  created: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
  /** The day the price was given: 30 days are counted from it. */
  quotedOn: CalendarDate,
  /** The last day on which it can be bound. */
  expiresOn: CalendarDate,
})
export type QuoteRecord = z.infer<typeof QuoteRecord>
