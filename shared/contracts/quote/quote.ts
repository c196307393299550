import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { PlaceZone } from '#shared/domain/calendar/timeZone.ts'
import { WaitingPeriod } from '#shared/domain/coverage/terms.ts'
import { CommissionAgreementId } from '#shared/domain/ids/ids.ts'
import { MinorUnits, Revenue, WholeUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { applicationStatuses } from '#shared/domain/quoting/applicationStatus.ts'
import { commissionBases, commissionManners } from '#shared/domain/quoting/commissionAgreement.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { quoteStatuses } from '#shared/records/quote/quoteStatus.ts'
import { Subjectivity } from '#shared/records/subjectivity/subjectivity.ts'
import { products } from '#shared/regions/products.ts'
import { AttestedBy } from './attestation.ts'
import { CalculatorGeneratedData } from './calculatorSelection.ts'
import { Declaration } from './declared.ts'
import { QuoteRecord } from './quoteRecord.ts'
import { SignedBy } from './signatures.ts'

/** The status as the caller may know it: for an agency a referral in review still reads as referred. */
export const AgencyStatus = z.enum(quoteStatuses)

const recordFields = QuoteRecord.pick({
  id: true,
  accountId: true,
  quoteNumber: true,
  product: true,
  companyName: true,
  presetName: true,
  created: true,
  lastUpdated: true,
  lastPatched: true,
  effectiveDate: true,
  endDate: true,
  expiresOn: true,
  submissionId: true,
  agencyId: true,
  agencyName: true,
  agencyType: true,
  agencyDescription: true,
  agencyBilled: true,
  teamIds: true,
  agentFirstName: true,
  agentLastName: true,
  agentEmail: true,
  agentPhone: true,
  retailAgentFirstName: true,
  retailAgentLastName: true,
  retailAgentLicenseNumber: true,
  customerFirstName: true,
  customerLastName: true,
  customerEmail: true,
  customerPhone: true,
  brokerFee: true,
  additionalBrokerFee: true,
  feeAgreement: true,
  mgaFee: true,
  totalPremium: true,
  isSurplus: true,
  isRenewal: true,
  firmographicData: true,
  cowbellRiskFactors: true,
  additionalInsureds: true,
  securityQuestions: true,
  answered: true,
  questionnaire: true,
  sent: true,
  signRequest: true,
  coverages: true,
  referralReasons: true,
  warnings: true,
  riskChange: true,
  needBy: true,
  subjectivities: true,
  eventExclusions: true,
  binder: true,
  statusNote: true,
  rejection: true,
  proposal: true,
})

/** By what the commission of a quote stands: the standard, an agreement as it was on that day, or what was agreed beside it. */
const CommissionBasis = z.object({
  basis: z.enum(commissionBases),
  ownPercent: z.number().describe('What of the premium is the agency’s own, without the shares of others.'),
  agreementId: CommissionAgreementId.optional(),
  agreementRevision: z.int().optional(),
  product: z.enum(products).nullable().optional().describe('Of which product the agreement is; none is all.'),
  agreedPercent: z.number().optional(),
  manner: z.enum(commissionManners).optional(),
})

/**
 * A quote by its wire names. `limit`, `aggLimit` and `deductible` are whole units, every other amount minor units of
 * `currency`; `premium` is before fees and taxes, `totalPremium` what is paid. `patching` says that it is being priced;
 * poll it until that is over.
 */
export const Quote = recordFields.extend({
  agencyStatus: AgencyStatus,
  application: z.string().describe('The digest of the application, to say which one was read.'),
  applicationStatus: z
    .enum(applicationStatuses)
    .optional()
    .describe('Being answered, answered, signed, or changed since.'),
  signature: SignedBy.optional().describe('Who signed the application, as it was the last time.'),
  declarations: z
    .array(Declaration)
    .optional()
    .describe('What the insured states by law when it signs or confirms, such as that it rejects terrorism cover.'),
  attested: AttestedBy.optional().describe('Who confirmed the application for the insured, and when.'),
  currency: z.enum(currencies),
  limit: WholeUnits,
  aggLimit: WholeUnits,
  deductible: WholeUnits,
  waitingPeriod: WaitingPeriod,
  retroActivePeriod: z.int(),
  premium: MinorUnits,
  rateBookVersion: z.string(),
  quoteResponse: z.object({ surplusLineTax: MinorUnits, surplusStampingFee: MinorUnits }),
  initialRequestData: QuoteRecord.shape.requested,
  calculatorGeneratedData: CalculatorGeneratedData,
  timeZone: PlaceZone.describe('Where the insured is: cover starts at 12:01 AM there.'),
  patching: z.boolean(),
  wraRequestToBind: z.boolean().describe('Whether binding was requested.'),
  underwriter: QuoteRecord.shape.underwriter.describe('Who works on the referral; told to staff alone.'),
  irpm: QuoteRecord.shape.irpm.describe('Told to staff alone.'),
  diligence: QuoteRecord.shape.diligence.describe('Of surplus lines cover; told to the agency and to staff alone.'),
  commissionPercent: z.number().optional().describe('The agency’s commission; told to it and to staff alone.'),
  commissionBasis: CommissionBasis.optional().describe('By what it stands; told to the agency and to staff alone.'),
  revenueFactor: QuoteRecord.shape.revenueFactor.optional().describe('Told to staff alone.'),
  authority: z
    .object({
      limit: z.number(),
      revenue: Revenue,
      premium: z.number(),
      hazardGroup: z.number(),
      credit: z.number(),
      reasons: z.number(),
    })
    .optional()
    .describe('What letters of authority are measured by; told to staff alone.'),
  isOwnRequest: z
    .literal(true)
    .optional()
    .describe('The caller requested it, so that somebody else releases it; told to staff alone.'),
  answersForInsured: z
    .literal(true)
    .optional()
    .describe('The caller may confirm and sign for the insured; an agent whom it was sent to reviews it and does not.'),
  notes: z.int().optional().describe('How many notes there are; told to staff alone.'),
})
export type Quote = z.infer<typeof Quote>

/** One that is read, with what its reader can do with it now. */
export const QuoteWithActions = Quote.extend({
  allowedActions,
  obstacles: z
    .array(z.string())
    .optional()
    .describe(
      'What stands in the way of binding it, in sentences; told to those who bind, all of it once that was requested.',
    ),
})

/** A row of the quote lists. `premium` is without fees and taxes, `totalPremium` with them; minor units. */
export const QuoteSummary = QuoteRecord.pick({
  id: true,
  quoteNumber: true,
  accountId: true,
  companyName: true,
  product: true,
  effectiveDate: true,
  expiresOn: true,
  created: true,
  lastUpdated: true,
  totalPremium: true,
  isRenewal: true,
  agencyId: true,
  agencyName: true,
  needBy: true,
}).extend({
  agencyStatus: AgencyStatus,
  currency: z.enum(currencies),
  limit: WholeUnits,
  premium: MinorUnits,
  overdue: z.boolean().optional().describe('Something that was asked for did not come by its day.'),
})
export type QuoteSummary = z.infer<typeof QuoteSummary>

/** A row of the underwriters' inbox. */
export const InboxRow = QuoteSummary.extend({
  assignee: z.string().optional(),
  assigneeId: z.string().optional(),
  referralReasons: z.array(z.string()),
  read: z.boolean(),
})
export type InboxRow = z.infer<typeof InboxRow>

/** Something a quote or a cover is subject to still. */
export const BoardItem = Subjectivity.pick({
  id: true,
  text: true,
  stage: true,
  due: true,
  owner: true,
  status: true,
}).extend({ receivedAt: Instant.optional() })
export type BoardItem = z.infer<typeof BoardItem>

/** A row of the board of what quotes and covers are subject to. */
export const BoardRow = QuoteSummary.pick({
  id: true,
  quoteNumber: true,
  accountId: true,
  companyName: true,
  product: true,
  agencyName: true,
  agencyStatus: true,
}).extend({
  policyNumber: z.string().optional().describe('Of the cover, once it is bound.'),
  assignee: z.string().optional().describe('Who works on it; told to staff alone.'),
  subjects: z.array(BoardItem),
})
export type BoardRow = z.infer<typeof BoardRow>

/** What most actions answer with: where the quote stands now. */
export const QuoteStanding = z.object({ id: z.string(), agencyStatus: AgencyStatus })
export type QuoteStanding = z.infer<typeof QuoteStanding>

/** A variation in an account's cart. */
export const CartQuote = z.object({
  id: z.string(),
  quoteNumber: z.string(),
  product: QuoteRecord.shape.product,
  presetName: z.string(),
  currency: z.enum(currencies),
  effectiveDate: CalendarDate,
  isSurplus: z.boolean(),
  calculatorGeneratedData: CalculatorGeneratedData,
  referralReasons: QuoteRecord.shape.referralReasons,
})
export type CartQuote = z.infer<typeof CartQuote>
