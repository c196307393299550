import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { EndorsementRequest } from './endorsementRequest.ts'
import { PolicyFreeze } from './freeze.ts'
import { NoticeOfExpiry } from './noticeOfExpiry.ts'
import { PaperNotice } from './paperNoticeRecord.ts'
import { ComingChange, PolicyOfToday } from './policyOfToday.ts'
import { PolicyRecord } from './policyRecord.ts'

const details = PolicyRecord.pick({
  id: true,
  policyNumber: true,
  binderNumber: true,
  quoteId: true,
  accountId: true,
  agencyId: true,
  agencyName: true,
  agencyBilled: true,
  teamIds: true,
  productType: true,
  status: true,
  companyName: true,
  firmographicData: true,
  agentFirstName: true,
  agentLastName: true,
  agentEmail: true,
  agentPhone: true,
  customerFirstName: true,
  customerLastName: true,
  customerEmail: true,
  customerPhone: true,
  effectiveDate: true,
  expirationDate: true,
  reportingUntil: true,
  timeZone: true,
  limit: true,
  aggLimit: true,
  deductible: true,
  totalPremium: true,
  brokerFee: true,
  additionalBrokerFee: true,
  mgaFee: true,
  isSurplus: true,
  surplusFiling: true,
  isRenewal: true,
  renewsPolicyId: true,
  renewedByPolicyId: true,
  paymentStatus: true,
  created: true,
  boundAt: true,
  issueRequestedAt: true,
  issuedAt: true,
  lastUpdated: true,
  documents: true,
  cancellation: true,
  frozen: true,
  standsUntil: true,
  brokerChange: true,
  description: true,
  openForRenewal: true,
  renewalOptOut: true,
  renewalOptOutReason: true,
  renewalRemindersMuted: true,
  noticesByPost: true,
  autoRenewal: true,
  subjectivities: true,
  eventExclusions: true,
  coverages: true,
  endorsementRequests: true,
  excess: true,
})

/**
 * A policy or binder by its wire names. Money is minor units of `currency`, fees and taxes by their keys; limits and the
 * deductible are whole units. `coverageStart` and `coverageEnd` are the instants of 12:01 AM where the insured is.
 */
export const Policy = details.extend({
  currency: z.enum(currencies),
  premium: MinorUnits,
  fees: PolicyRecord.shape.rated.shape.fees,
  taxes: PolicyRecord.shape.rated.shape.taxes,
  rateBookVersion: z.string(),
  coverageStart: Instant,
  coverageEnd: Instant,
  endorsementRequests: z.array(EndorsementRequest.extend({ allowedActions })).optional(),
  gaps: z
    .array(z.object({ from: CalendarDate, until: CalendarDate }))
    .describe(
      'Days within the term that are not covered: from the first of them until the one on which cover was back.',
    ),
  rescissionProposal: PolicyRecord.shape.rescissionProposal.describe('Told to staff alone.'),
  today: PolicyOfToday.optional().describe('Its terms of today, or of its first day, where others begin later.'),
  coming: z
    .array(ComingChange)
    .optional()
    .describe('What of its terms becomes another, by the day; the terms beside it are the last ones.'),
  paperNotices: z
    .array(PaperNotice)
    .optional()
    .describe('What goes to the insured by post, or went; told to staff and agency.'),
  noticeOfExpiry: NoticeOfExpiry.optional().describe(
    'The notice that it ends, in its last weeks and after, where the region asks for one and nothing renews it; told to who sells and administers it.',
  ),
  extendedReporting: z
    .object({ premium: MinorUnits, total: MinorUnits })
    .optional()
    .describe('What its extended reporting costs, beside the price of its cover: premium, and with taxes.'),
  undoableUntil: CalendarDate.optional().describe(
    'The last day on which a cancellation that has taken effect is taken back.',
  ),
  freezes: z.array(PolicyFreeze).optional().describe('What freezes acts on it today; of holds staff alone are told.'),
  allowedActions,
})
export type Policy = z.infer<typeof Policy>

/** A policy with everything it covers, by the coverage's number in the catalogue. */
export const PolicyWithCoverages = Policy.extend({
  coverages: z.record(z.string(), PolicyRecord.shape.coverages.element),
})
export type PolicyWithCoverages = z.infer<typeof PolicyWithCoverages>

/** A row of the policy lists. `premium` is without fees and taxes, `totalPremium` with them; minor units. */
export const PolicySummary = PolicyRecord.pick({
  id: true,
  policyNumber: true,
  accountId: true,
  companyName: true,
  productType: true,
  status: true,
  effectiveDate: true,
  expirationDate: true,
  totalPremium: true,
  agencyId: true,
  agencyName: true,
  paymentStatus: true,
  writtenOff: true,
  isRenewal: true,
  openForRenewal: true,
}).extend({
  currency: z.enum(currencies),
  premium: MinorUnits,
  returned: z
    .object({ premium: MinorUnits, total: MinorUnits })
    .optional()
    .describe('What its cancellation took off premium and total.'),
  overdue: z.boolean().optional().describe('Something that was asked for did not come by its day.'),
})
export type PolicySummary = z.infer<typeof PolicySummary>

/** A row of the binder lists. */
export const BinderSummary = PolicySummary.extend({ isPaid: z.boolean() })
export type BinderSummary = z.infer<typeof BinderSummary>

/** What most actions answer with: where the policy stands now. */
export const PolicyStanding = PolicyRecord.pick({ id: true, status: true })
export type PolicyStanding = z.infer<typeof PolicyStanding>
