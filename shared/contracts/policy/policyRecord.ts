import { z } from 'zod'
import { paymentStatuses } from '#shared/domain/billing/paymentStatus.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { AccountId, AgencyId, PolicyId, QuoteId, TeamId } from '#shared/domain/ids/ids.ts'
import { RatedPremium } from '#shared/domain/rating/ratedPremium.ts'
import { Fee } from '#shared/domain/rating/ratingFacts.ts'
import { products } from '#shared/regions/products.ts'
import { AgentFields, CustomerFields, RetailAgentFields } from '../quote/contacts.ts'
import { AdditionalInsured, EventExclusion, FirmographicData, Subjectivity } from '../quote/quoteParts.ts'
import {
  Cancellation,
  CoverStatus,
  PolicyCoverage,
  PolicyDocuments,
  PolicyEndorsement,
  PolicyRevision,
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
  quoteId: QuoteId,
  quoteNumber: z.string(),
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
  createdBy: z.string(),
  ...AgentFields.partial().shape,
  ...RetailAgentFields.partial().shape,
  ...CustomerFields.partial().shape,

  effectiveDate: CalendarDate,
  expirationDate: CalendarDate,
  /** Where the insured is: cover starts and ends at 12:01 AM there. */
  timeZone: z.string(),
  limit: z.int(),
  aggLimit: z.int(),
  deductible: z.int(),
  waitingPeriod: z.int(),
  retroActivePeriod: z.int(),
  coverages: z.array(PolicyCoverage),
  subjectivities: z.array(Subjectivity),
  eventExclusions: z.array(EventExclusion),
  isSurplus: z.boolean(),
  isRenewal: z.boolean(),
  /** The policy this one renews. */
  renewsPolicyId: PolicyId.optional(),
  /** The issued policy that renews this one. */
  renewedByPolicyId: PolicyId.optional(),

  rated: RatedPremium,
  totalPremium: z.int(),
  brokerFee: Fee,
  additionalBrokerFee: Fee,
  mgaFee: Fee,
  /** What billing last told of the payment, for the lists; billing itself knows. */
  paymentStatus: z.enum(paymentStatuses),

  created: z.iso.datetime(),
  boundAt: z.iso.datetime(),
  /** When its issue was asked for; the issue itself takes a few seconds. */
  issueRequestedAt: z.iso.datetime().optional(),
  issuedAt: z.iso.datetime().optional(),
  lastUpdated: z.iso.datetime(),
  documents: PolicyDocuments,
  revisions: z.array(PolicyRevision),
  endorsements: z.array(PolicyEndorsement),
  cancellation: Cancellation.optional(),
  /** Check in mail, in somebody's words. */
  description: z.string().optional(),
  openForRenewal: z.boolean(),
  renewalOptOut: z.boolean(),
  renewalOptOutReason: z.string().optional(),
  renewalRemindersMuted: z.boolean(),
})
export type PolicyRecord = z.infer<typeof PolicyRecord>
