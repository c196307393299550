import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { PlaceZone } from '#shared/domain/calendar/timeZone.ts'
import { AccountId, AgencyId, PolicyId, QuoteId, TeamId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import { ExcessTerms } from '#shared/domain/policy/excessTower.ts'
import { PolicyTransaction } from '#shared/domain/policy/policyTransaction.ts'
import { AgreedCommission } from '#shared/domain/quoting/commissionAgreement.ts'
import { FeeAgreement } from '#shared/domain/quoting/feeAgreement.ts'
import { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import { Fee } from '#shared/domain/rating/ratingFacts.ts'
import { paymentStatuses } from '#shared/records/invoice/paymentStatus.ts'
import { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { products } from '#shared/regions/products.ts'
import { AgentFields, CustomerFields, RetailAgentFields } from '../quote/contacts.ts'
import { AdditionalInsured, EventExclusion, FirmographicData } from '../quote/quoteParts.ts'
import { AutoRenewal } from './autoRenewal.ts'
import { BrokerChange } from './brokerChange.ts'
import { EndorsementRequest } from './endorsementRequest.ts'
import { FrozenDeadline } from './freeze.ts'
import {
  Cancellation,
  CoverStatus,
  PolicyCoverage,
  PolicyDocuments,
  RescissionProposal,
  SurplusFiling,
} from './policyParts.ts'

/**
 * A policy as it is kept, from the day it is bound: the binder is this record in its first status. Who is insured and
 * what for how much is a snapshot of the quote; `rated` is the price with its waterfall under the rate book it names.
 * Money is minor units; `limit`, `aggLimit` and `deductible` are whole units.
 */
export const PolicyRecord = z.object({
  id: PolicyId,
  policyNumber: z.string(),
  binderNumber: z.string(),
  /** The quote it came of; an excess layer comes of none. */
  quoteId: QuoteId.optional(),
  quoteNumber: z.string().optional(),
  status: CoverStatus,
  productType: z.enum(products),

  accountId: AccountId,
  companyName: z.string(),
  firmographicData: FirmographicData,
  additionalInsureds: z.array(AdditionalInsured.extend({ id: z.string() })),
  agencyId: AgencyId,
  agencyName: z.string(),
  agencyBilled: z.boolean(),
  teamIds: z.array(TeamId),
  /** Organizations that have a share in it besides, in whose lists it is. */
  partnerIds: z.array(z.string()).optional(),
  /** On whose paper it is: a carrier's, or the programme's own; of before, by who has a share in it. */
  carrierId: z.string().optional(),
  createdBy: z.string(),
  ...AgentFields.partial().shape,
  ...RetailAgentFields.partial().shape,
  ...CustomerFields.partial().shape,

  effectiveDate: CalendarDate,
  expirationDate: CalendarDate,
  /** Where the insured is: cover starts and ends at 12:01 AM there. */
  timeZone: PlaceZone,
  /** The last day on which a claim can be reported, where that was extended beyond the end. */
  reportingUntil: CalendarDate.optional(),
  limit: WholeUnits,
  aggLimit: WholeUnits,
  deductible: WholeUnits,
  waitingPeriod: z.int(),
  retroActivePeriod: z.int(),
  coverages: z.array(PolicyCoverage),
  subjectivities: z.array(Subjectivity),
  eventExclusions: z.array(EventExclusion),
  isSurplus: z.boolean(),
  /** Under which number it is filed in its state, where it is surplus lines. */
  surplusFiling: SurplusFiling.optional(),
  isRenewal: z.boolean(),
  /** The policy this one renews. */
  renewsPolicyId: PolicyId.optional(),
  /** The issued policy that renews this one. */
  renewedByPolicyId: PolicyId.optional(),

  /** What it lies on, where it is an excess layer. */
  excess: ExcessTerms.optional(),
  /** The excess layers that were written over it, as they were issued. */
  excessPolicyIds: z.array(PolicyId).optional(),

  /** What was let pass of an excess layer as it was written, with why: reasons to look at the risk, a price below the book's. */
  overridden: z
    .object({
      reasons: z.array(z.string()),
      /** Percent below the book's premium. */
      credit: z.number(),
      note: z.string(),
      by: z.string(),
      at: Instant,
    })
    .optional(),

  rated: RatedPremium,
  totalPremium: MinorUnits,
  brokerFee: Fee,
  additionalBrokerFee: Fee,
  mgaFee: Fee,
  /** That the insured signed an agreement to the broker fees, where that was stated. */
  feeAgreement: FeeAgreement.optional(),
  /** The agency's commission in percent of the premium, where one was agreed. */
  commissionPercent: z.number().optional(),
  /** The agreement by which it stands. */
  commissionAgreement: AgreedCommission.optional(),
  /** What billing last told of the payment, for the lists; billing itself knows. */
  paymentStatus: z.enum(paymentStatuses),
  /** What of its bill billing has written off, so that lists do not call it paid. */
  writtenOff: MinorUnits.optional(),

  created: Instant,
  boundAt: Instant,
  /** When its issue was asked for; the issue itself takes a few seconds. */
  issueRequestedAt: Instant.optional(),
  issuedAt: Instant.optional(),
  lastUpdated: Instant,
  documents: PolicyDocuments,
  /** What happened to it, one after the other; its terms above are what they make of it (rule: policy-stack). */
  transactions: z.array(PolicyTransaction),
  /** Endorsements that an underwriter looks at, or has looked at. */
  endorsementRequests: z.array(EndorsementRequest).optional(),
  cancellation: Cancellation.optional(),
  /** A rescission that waits for a second pair of eyes. */
  rescissionProposal: RescissionProposal.optional(),
  /** What would have become of it and waits for the end of what freezes it. */
  frozen: FrozenDeadline.optional(),
  /** The day on which its cover ends, where that was frozen beyond its term. */
  standsUntil: CalendarDate.optional(),
  /** The change of its broker that it waits for, or the last. */
  brokerChange: BrokerChange.optional(),
  /** The commissions that came back with the premium of a cancellation, minor units. */
  returnedCommissions: z.object({ commission: MinorUnits, carrierCommission: MinorUnits }).optional(),
  /** Check in mail, in somebody's words. */
  description: z.string().optional(),
  openForRenewal: z.boolean(),
  renewalOptOut: z.boolean(),
  renewalOptOutReason: z.string().optional(),
  /** When it was said that it is not renewed, while that stands; unknown of before. */
  optedOutAt: Instant.optional(),
  renewalRemindersMuted: z.boolean(),
  noticesByPost: z
    .boolean()
    .optional()
    .describe('The insured is given notice by post: e-mail was not agreed to, or comes back.'),
  /** That it is to renew itself, while somebody wants that. */
  autoRenewal: AutoRenewal.optional(),
})
export type PolicyRecord = z.infer<typeof PolicyRecord>
