import { z } from 'zod'
import { writeOffReasons } from '#shared/domain/billing/writeOffRules.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, PolicyId, TeamId, WriteOffId } from '#shared/domain/ids/ids.ts'
import { MinorUnits } from '#shared/domain/money/amounts.ts'
import { currencies } from '#shared/domain/money/money.ts'
import { writeOffStatuses } from '#shared/records/writeOff/writeOffStatus.ts'

/** Somebody's word on a write-off. */
const Word = z.object({ by: z.string(), name: z.string(), at: Instant })

/** What of a policy's invoice is given up, as it is kept; amounts are minor units. */
export const WriteOffRecord = z.object({
  id: WriteOffId,
  policyId: PolicyId,
  policyNumber: z.string(),
  invoiceNumber: z.string(),
  companyName: z.string(),
  accountId: AccountId,
  agencyId: AgencyId,
  teamIds: z.array(TeamId),
  /** Organizations that have a share in it besides, in whose lists it is. */
  partnerIds: z.array(z.string()).optional(),
  status: z.enum(writeOffStatuses),
  currency: z.enum(currencies),
  amount: MinorUnits,
  /** What of it came after all. */
  recovered: MinorUnits,
  reason: z.enum(writeOffReasons),
  note: z.string(),
  proposal: Word,
  approval: Word.optional(),
  rejection: Word.extend({ note: z.string() }).optional(),
  reversal: Word.optional(),
  writtenOffOn: CalendarDate.optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type WriteOffRecord = z.infer<typeof WriteOffRecord>

/** A write-off by its wire names. */
export const WriteOff = WriteOffRecord.omit({ lastUpdated: true, partnerIds: true, teamIds: true })
export type WriteOff = z.infer<typeof WriteOff>
