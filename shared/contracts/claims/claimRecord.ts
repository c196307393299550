import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { PlaceZone } from '#shared/domain/calendar/timeZone.ts'
import { vendorUrgencies } from '#shared/domain/claims/vendorAnswer.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import {
  AccountId,
  AgencyId,
  ClaimId,
  ClaimPaymentId,
  ClaimRecoveryId,
  PersonaId,
  PolicyId,
  TeamId,
  VendorId,
  VendorInvoiceId,
} from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { filledLine, filledText, line } from '#shared/domain/text/text.ts'
import { claimStatuses, coveragePositions } from '#shared/records/claim/claimStatus.ts'
import { products } from '#shared/regions/products.ts'
import { ClaimNotice } from './claimNotice.ts'
import { panelSubcategories } from './panelSubcategories.ts'

export const reserveKinds = ['INDEMNITY', 'EXPENSE', 'RECOVERY'] as const
export const paymentKinds = ['INDEMNITY', 'EXPENSE'] as const
export const paymentStatuses = ['REQUESTED', 'APPROVED', 'PAID', 'REJECTED'] as const

/** Somebody of the desk. */
export const DeskPerson = z.object({ id: z.string(), name: z.string() })
const Word = z.object({ by: z.string(), name: z.string(), at: Instant })

/** A reserve as it was set: what is expected to be paid in all of its kind under a coverage, and why. */
export const ReserveChange = Word.extend({
  kind: z.enum(reserveKinds),
  coverageId: CoverageId,
  amount: MinorUnits,
  reason: z.string(),
})

/** A payment of a claim. `amount` is the loss that was presented; `paid` what is due of it, `borne` the insured's retention. */
export const ClaimPayment = z.object({
  id: ClaimPaymentId,
  status: z.enum(paymentStatuses),
  kind: z.enum(paymentKinds),
  coverageId: CoverageId,
  amount: MinorUnits,
  waited: MinorUnits.describe('What the waiting period takes of it.'),
  borne: MinorUnits.describe('What the insured bears of it.'),
  paid: MinorUnits.describe('What is paid of it.'),
  payee: z.string(),
  payeeCountry: z.string().optional(),
  vendorId: VendorId.optional(),
  vendorInvoiceId: VendorInvoiceId.optional().describe('The invoice of a vendor that it was made of.'),
  memo: z.string(),
  isRansom: z.boolean(),
  threatActor: z.string().optional(),
  outage: z.object({ from: z.string(), until: z.string() }).optional(),
  requested: Word,
  approvals: z.array(Word),
  rejection: Word.extend({ note: z.string() }).optional(),
  screenedAt: Instant.describe('When payee and country were last held against the sanctions lists.'),
  payout: z
    .object({ paymentMethod: z.enum(['Check', 'Wire']), reference: z.string(), paidOn: CalendarDate, by: z.string() })
    .optional(),
})
export type ClaimPayment = z.infer<typeof ClaimPayment>

/** Money that came back: subrogation, salvage, a deductible billed. */
export const ClaimRecovery = Word.extend({
  id: ClaimRecoveryId,
  amount: MinorUnits,
  from: z.string(),
  reference: z.string(),
  receivedOn: CalendarDate,
  ofRetention: z.literal(true).optional().describe('The insured paid what it owed of its retention.'),
})

/** A vendor of the panel at work on a claim. */
export const VendorAssignment = Word.extend({
  vendorId: VendorId,
  organizationId: PersonaId.optional().describe('Whose people see the claim with it.'),
  vendorName: z.string(),
  vendorPhone: z.string().optional(),
  subcategory: z.enum(panelSubcategories.map(({ id }) => id)),
  scope: z.string(),
  urgency: z.enum(vendorUrgencies).optional(),
  answerBy: Instant.optional().describe('By when it says whether it takes the work; nothing of one that nobody asked.'),
  accepted: Word.optional().describe('Who said that it takes the work.'),
  missedAt: Instant.optional().describe('When the desk was told that it had not answered in time.'),
})

/** A provision of the policy that a position relies on: of which form, which clause, and its words. */
export const Provision = z.strictObject({
  formNumber: filledLine(40, { missing: 'Form is a required field' }),
  formName: line(200).optional(),
  edition: line(20).optional(),
  clause: line(200).optional().describe('As the form counts and names it.'),
  text: filledText(4000, { missing: 'Text is a required field' }).describe('The words of the policy.'),
})
export type Provision = z.infer<typeof Provision>

export const PositionTaken = Word.extend({
  position: z.enum(coveragePositions),
  letter: z.string(),
  provisions: z.array(Provision).optional(),
})

/** What a claim moved by, and the day on which the ledger has it: its own, or one of the oldest month that was open. */
const ClaimBooking = z.object({
  on: CalendarDate,
  carrierId: z.string().optional(),
  paidIndemnity: MinorUnits,
  paidExpense: MinorUnits,
  recovered: MinorUnits,
  outstanding: MinorUnits,
  expectedBack: MinorUnits,
  besideLimit: MinorUnits,
})

/** A claim as it is kept: the notice, and the file that the desk keeps of it. Money is minor units. */
export const ClaimRecord = z.object({
  id: ClaimId,
  /** From the day it was filed. */
  claimNumber: z.string().optional(),
  status: z.enum(claimStatuses),
  ...ClaimNotice.shape,
  accountId: AccountId,
  companyName: z.string(),
  agencyId: AgencyId.optional(),
  teamIds: z.array(TeamId),
  /** Who has a share in it besides: the carrier, vendors at work on it and their organizations. */
  partnerIds: z.array(z.string()).optional(),
  policyId: PolicyId.optional(),
  policyNumber: z.string().optional(),
  productType: z.enum(products).optional(),
  timeZone: PlaceZone,
  currency: z.enum(currencies),
  filedAt: Instant.optional(),
  filedOn: CalendarDate.optional(),
  /** The first claim of the event that it belongs to; its own id when it stands alone. */
  eventId: ClaimId,
  madeOn: CalendarDate.optional(),
  occurredOn: CalendarDate.optional(),
  /** Notice of circumstances alone: nobody has claimed anything yet. */
  isCircumstances: z.boolean(),
  circumstancesOn: CalendarDate.optional(),
  /** Who of the desk put it under its policy by name, whatever its days say, and why. */
  policyChosen: Word.extend({ reason: z.string().optional() }).optional(),
  adjuster: DeskPerson.optional(),
  coveragePosition: z.enum(coveragePositions),
  positions: z.array(PositionTaken),
  reserves: z.array(ReserveChange),
  payments: z.array(ClaimPayment),
  recoveries: z.array(ClaimRecovery),
  bookings: z.array(ClaimBooking),
  vendors: z.array(VendorAssignment),
  /** Those that were let go, who invoice their time of before. */
  formerVendors: z.array(VendorAssignment.omit({ organizationId: true }).extend({ releasedAt: Instant })).optional(),
  statusChanges: z.array(z.object({ status: z.enum(claimStatuses), on: CalendarDate, by: z.string() })),
  closedReason: z.string().optional(),
  /** The day of the first diary that is not done. */
  diaryDue: CalendarDate.optional(),
  /** The same of each vendor's own. */
  vendorDues: z.array(z.object({ vendorId: VendorId, due: CalendarDate })).optional(),
  createdBy: z.string(),
  created: Instant,
  updated: Instant,
})
export type ClaimRecord = z.infer<typeof ClaimRecord>
