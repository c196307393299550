import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { CoverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId, PolicyId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { ClaimNotice } from './claimNotice.ts'
import { ClaimRecord, reserveKinds, VendorAssignment } from './claimRecord.ts'
import { ClaimHit } from './claims.ts'
import { escalations } from './diaries.ts'

/** What is left of a limit. */
const Left = { limit: MinorUnits, used: MinorUnits, left: MinorUnits }

/** How a coverage of the policy answers, and what is left of it. */
export const CoverageStanding = z.object({
  coverageId: CoverageId,
  answers: z.boolean(),
  reason: z.enum(['BEFORE_RETRO_DATE']).optional(),
  retroDate: CalendarDate.nullable(),
  waitingHours: z.int().nullable(),
  retention: MinorUnits,
  retentionLeft: MinorUnits,
  ...Left,
})

/** Which policy answers, by what, and how it stands. */
export const ClaimCover = z.object({
  policyId: PolicyId.optional(),
  policyNumber: z.string().optional(),
  deemedOn: CalendarDate,
  basis: z.enum(['BY_LAW', 'CIRCUMSTANCES', 'EXTENDED', 'MADE', 'RELATED']).optional(),
  reason: z
    .enum(['NO_POLICY', 'REPORTED_LATE'])
    .optional()
    .describe('Why the policy does not answer by the days, or none does where the claim stands under none.'),
  chosen: z
    .object({ name: z.string(), at: Instant, reason: z.string().optional() })
    .optional()
    .describe('Who of the desk chose the policy, whatever the days say, and why.'),
  byDays: z
    .object({ policyNumber: z.string() })
    .optional()
    .describe('The policy that answers by the days, where the claim does not stand under it.'),
  period: z
    .object({
      from: CalendarDate,
      until: CalendarDate,
      reportingUntil: CalendarDate.optional(),
      goesOnUntil: CalendarDate.optional(),
    })
    .optional()
    .describe(
      'From and until when the policy covers; the last day of an extended reporting period; the day on which cover is over that goes on by law, since the end was not noticed in time.',
    ),
  aggregate: z.object(Left).optional(),
  retentionOwed: MinorUnits.optional().describe(
    'What the insured owes of its retention: the payment that had borne it was rejected after others were made.',
  ),
  coverages: z.array(CoverageStanding),
})
export type ClaimCover = z.infer<typeof ClaimCover>

/** What is expected of a kind, what was paid or recovered of it, and what is still outstanding. */
export const ReserveStanding = z.object({
  kind: z.enum(reserveKinds),
  coverageId: CoverageId,
  incurred: MinorUnits,
  paid: MinorUnits,
  outstanding: MinorUnits,
})

/** A claim in the desk's queue, or in that of a vendor at work on it, which sees its own diaries and no money. */
export const QueueHit = ClaimHit.extend({
  adjuster: ClaimRecord.shape.adjuster,
  answerBy: Instant.optional().describe('By when the vendor who asks says whether it takes the work.'),
  ageDays: z.int().describe('Days since it was filed.'),
  diaryDue: CalendarDate.optional(),
  isDue: z.boolean(),
  escalation: z.enum(escalations).describe('How late its first diary is; due today is not late.'),
  outstanding: MinorUnits.optional().describe('Reserved and not paid; for the desk alone.'),
  toApprove: MinorUnits.optional().describe('What waits for the approval of the caller; for the desk alone.'),
})
export type QueueHit = z.infer<typeof QueueHit>

/** The file of a claim, for the desk. */
export const ClaimFile = ClaimHit.omit({ reporterName: true })
  .extend(ClaimNotice.shape)
  .extend(
    ClaimRecord.pick({
      adjuster: true,
      agencyId: true,
      circumstancesOn: true,
      closedReason: true,
      coveragePosition: true,
      diaryDue: true,
      eventId: true,
      isCircumstances: true,
      madeOn: true,
      occurredOn: true,
      payments: true,
      positions: true,
      recoveries: true,
      reserves: true,
      statusChanges: true,
      timeZone: true,
      updated: true,
    }).shape,
  )
  .extend({
    paid: MinorUnits.describe('What was paid so far, minor units.'),
    cover: ClaimCover,
    standing: z.array(ReserveStanding),
    vendors: z.array(VendorAssignment.omit({ organizationId: true })),
    related: z.array(z.object({ id: ClaimId, claimNumber: z.string().optional() })),
    authority: z.object({ reserve: MinorUnits, payment: MinorUnits }).describe('What the caller may decide on alone.'),
  })
export type ClaimFile = z.infer<typeof ClaimFile>
