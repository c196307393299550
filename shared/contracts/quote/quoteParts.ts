import { z } from 'zod'
import { entityTypes, ownershipTypes } from '#shared/domain/account/firmographics.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { MinorUnits, Revenue } from '#shared/domain/money/amounts.ts'
import { MaterialChange } from '#shared/domain/quoting/materialChange.ts'
import { surplusNoticeStates } from '#shared/domain/quoting/surplusNotice.ts'
import { IndustryCode } from '#shared/domain/rating/ratingFacts.ts'
import { filledLine, line, text } from '#shared/domain/text/text.ts'

const needed = filledLine(200)

/** A business that is insured besides the named insured. */
export const AdditionalInsured = z.strictObject({
  businessName: needed,
  address1: needed,
  address2: line(200).optional(),
  city: needed,
  state: line(40),
  zipCode: filledLine(12),
  naicsCode: IndustryCode,
  naicsDescription: line(200),
})
export type AdditionalInsured = z.infer<typeof AdditionalInsured>

/** A past event whose consequences the policy does not cover. */
export const EventExclusion = z.strictObject({
  claimNumber: needed,
  claimName: needed,
  claimDescription: text(2000),
  claimDate: CalendarDate,
})
export type EventExclusion = z.infer<typeof EventExclusion>

/** The seven characteristics of an individual risk, in percent; below 0 is credit, above 0 debit. */
export const irpmCharacteristics = [
  'managementOfContent',
  'dcmPractices',
  'companyStability',
  'drPlanning',
  'financialCondition',
  'securityAwareness',
  'managementExperience',
] as const
export type IrpmCharacteristicName = (typeof irpmCharacteristics)[number]

/** The individual risk premium modification as it was saved; `irpmModifier` is 1 plus the total / 100. */
export const Irpm = z.object({
  managementOfContent: z.number(),
  dcmPractices: z.number(),
  companyStability: z.number(),
  drPlanning: z.number(),
  financialCondition: z.number(),
  securityAwareness: z.number(),
  managementExperience: z.number(),
  irpmModifier: z.number(),
  irpmNote: z.string().max(4000),
  numberOfEmployees: z.int().min(0).optional(),
  revenue: Revenue.min(0).optional(),
})
export type Irpm = z.infer<typeof Irpm>

const part = z.string().optional()

const Address = z.object({
  address1: part,
  address2: part,
  address3: part,
  city: part,
  state: part,
  zipCode: part,
  country: part,
})

/**
 * The account's details as the quote was priced with, and what surplus lines need. What an account says of itself was
 * checked when it was saved; here it is only kept.
 */
export const FirmographicData = z.object({
  name: part,
  dbaOrTradestyle: part,
  ein: part,
  dunsNumber: part,
  domainName: part,
  url: part,
  naicsCode: part,
  sicCode: part,
  primaryIndustry: part,
  secondaryIndustry: part,
  sicPrimaryDesc: part,
  sicSecondaryDesc: part,
  primaryNaicsPercentage: z.number().optional(),
  secondNaicsCode: part,
  secondPrimaryIndustry: part,
  secondSecondaryIndustry: part,
  secondaryNaicsPercentage: z.number().optional(),
  revenue: Revenue.optional(),
  nonUsRevenue: Revenue.optional(),
  totalRevenue: Revenue.optional(),
  noOfEmployeesAll: z.number().optional(),
  yearEstablished: z.number().optional(),
  ownershipType: z.enum(ownershipTypes).optional(),
  entityType: z.enum(entityTypes).optional(),
  isFranchise: z.boolean().optional(),
  numberOfPersonalRecords: z.number().optional(),
  phoneNumber: part,
  ...Address.shape,
  mailingAddress: Address.optional(),
  signatureOnFile: z.boolean().optional(),
  surplusLinesNumber: part,
  surplusLinesState: part,
})
export type FirmographicData = z.infer<typeof FirmographicData>

/** Who works on a referral, and since when. */
export const Underwriter = z.object({ id: z.string(), name: z.string(), since: Instant })
export type Underwriter = z.infer<typeof Underwriter>

/** The binder a quote was bound with. Its id is that of the policy it becomes. */
export const QuoteBinder = z.object({ id: z.string(), policyNumber: z.string() })
export type QuoteBinder = z.infer<typeof QuoteBinder>

/** The notice of a state as somebody of the insured has attested it; `digest` is the SHA-256 of what they read. */
export const SurplusNoticeAttestation = z.object({
  state: z.enum(surplusNoticeStates),
  name: z.string(),
  email: z.string(),
  at: Instant,
  address: z.string(),
  digest: z.string(),
})

/** That a quote was sent to somebody who does not sell it: to whom, of which agency, when and by whom. `wraId` is its id. */
export const SentToAgency = z.object({
  agencyName: z.string(),
  wraId: z.string().optional(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  at: Instant,
  by: z.string(),
})

/** That a quote was sent to its policy holder: when, to which address, and by whom. */
export const QuoteSent = z.object({ at: Instant, to: z.string(), by: z.string() })
export type QuoteSent = z.infer<typeof QuoteSent>

/**
 * A material change that was found on the way to the policy: what changed, and the totals before and with it, in minor
 * units. `at` is when it was found.
 */
export const RiskChange = z.object({
  at: Instant,
  changes: z.array(MaterialChange),
  totalBefore: MinorUnits,
  totalNow: MinorUnits,
})
export type RiskChange = z.infer<typeof RiskChange>

/** Why a quote was declined, lost, referred or rejected, in somebody's words. */
export const StatusNote = z.object({
  reasonSummary: z.string(),
  reason: z.string(),
  by: z.string(),
  at: Instant,
})
export type StatusNote = z.infer<typeof StatusNote>
