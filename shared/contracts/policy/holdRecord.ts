import { z } from 'zod'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, HoldId, PolicyId, TeamId } from '#shared/domain/ids/ids.ts'
import { holdKinds } from '#shared/domain/policy/freezes.ts'
import { holdStatuses } from '#shared/records/hold/holdStatus.ts'
import { FreezeWord, FrozenActs } from './freeze.ts'

/** A hold on a policy as it is kept: it freezes the acts it names from the day it was put until somebody lifts it, or to its last day. */
export const HoldRecord = z.object({
  id: HoldId,
  policyId: PolicyId,
  policyNumber: z.string(),
  accountId: AccountId,
  agencyId: AgencyId,
  teamIds: z.array(TeamId),
  status: z.enum(holdStatuses),
  kind: z.enum(holdKinds),
  reason: z.string(),
  acts: FrozenActs,
  from: CalendarDate,
  until: CalendarDate.optional().describe('Its last day, where one was set.'),
  put: FreezeWord,
  lifted: FreezeWord.extend({ reason: z.string() }).optional(),
  created: Instant,
  lastUpdated: Instant,
})
export type HoldRecord = z.infer<typeof HoldRecord>

/** The same as it is shown. */
export const Hold = HoldRecord.omit({ teamIds: true })
export type Hold = z.infer<typeof Hold>
