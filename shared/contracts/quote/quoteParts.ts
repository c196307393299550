import { z } from 'zod'
import { Firmographics } from '#shared/domain/account/accountDetails.ts'
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

/** The account's details as the quote was priced with, and what surplus lines need. */
export const FirmographicData = Firmographics.extend({
  signatureOnFile: z.boolean().optional(),
  surplusLinesNumber: z.string().optional(),
  surplusLinesState: z.string().optional(),
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
