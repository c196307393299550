import { z } from 'zod'
import { entityTypes, ownershipTypes } from '#shared/domain/account/firmographics.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { IndustryCode } from '#shared/domain/rating/ratingFacts.ts'

const line = z.string().trim().min(1).max(200)

/** A business that is insured besides the named insured. */
export const AdditionalInsured = z.strictObject({
  businessName: line,
  address1: line,
  address2: z.string().trim().max(200).optional(),
  city: line,
  state: z.string().trim().max(40),
  zipCode: z.string().trim().min(1).max(12),
  naicsCode: IndustryCode,
  naicsDescription: z.string().trim().max(200),
})
export type AdditionalInsured = z.infer<typeof AdditionalInsured>

/** Something the insured must still bring before or after binding. */
export const Subjectivity = z.strictObject({ text: z.string().trim().min(1).max(2000), resolved: z.boolean() })
export type Subjectivity = z.infer<typeof Subjectivity>

/** A past event whose consequences the policy does not cover. */
export const EventExclusion = z.strictObject({
  claimNumber: line,
  claimName: line,
  claimDescription: z.string().trim().max(2000),
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
  revenue: z.number().min(0).optional(),
})
export type Irpm = z.infer<typeof Irpm>

const text = z.string().optional()

const Address = z.object({
  address1: text,
  address2: text,
  address3: text,
  city: text,
  state: text,
  zipCode: text,
  country: text,
})

/**
 * The account's details as the quote was priced with, and what surplus lines need. What an account says of itself was
 * checked when it was saved; here it is only kept.
 */
export const FirmographicData = z.object({
  name: text,
  dbaOrTradestyle: text,
  ein: text,
  dunsNumber: text,
  domainName: text,
  url: text,
  naicsCode: text,
  sicCode: text,
  primaryIndustry: text,
  secondaryIndustry: text,
  sicPrimaryDesc: text,
  sicSecondaryDesc: text,
  primaryNaicsPercentage: z.number().optional(),
  secondNaicsCode: text,
  secondPrimaryIndustry: text,
  secondSecondaryIndustry: text,
  secondaryNaicsPercentage: z.number().optional(),
  revenue: z.number().optional(),
  nonUsRevenue: z.number().optional(),
  totalRevenue: z.number().optional(),
  noOfEmployeesAll: z.number().optional(),
  yearEstablished: z.number().optional(),
  ownershipType: z.enum(ownershipTypes).optional(),
  entityType: z.enum(entityTypes).optional(),
  isFranchise: z.boolean().optional(),
  numberOfPersonalRecords: z.number().optional(),
  phoneNumber: text,
  ...Address.shape,
  mailingAddress: Address.optional(),
  signatureOnFile: z.boolean().optional(),
  surplusLinesNumber: text,
  surplusLinesState: text,
})
export type FirmographicData = z.infer<typeof FirmographicData>

/** Who works on a referral, and since when. */
export const Underwriter = z.object({ id: z.string(), name: z.string(), since: z.iso.datetime() })
export type Underwriter = z.infer<typeof Underwriter>

/** The binder a quote was bound with. Its id is that of the policy it becomes. */
export const QuoteBinder = z.object({ id: z.string(), policyNumber: z.string() })
export type QuoteBinder = z.infer<typeof QuoteBinder>

/** Why a quote was declined, lost, referred or rejected, in somebody's words. */
export const StatusNote = z.object({
  reasonSummary: z.string(),
  reason: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
})
export type StatusNote = z.infer<typeof StatusNote>
