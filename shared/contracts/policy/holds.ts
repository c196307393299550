import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { HoldId, PolicyId } from '#shared/domain/ids/ids.ts'
import { holdKinds } from '#shared/domain/policy/freezes.ts'
import { filledText } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { holdStatuses } from '#shared/records/hold/holdStatus.ts'
import { FrozenActs } from './freeze.ts'
import { Hold } from './holdRecord.ts'

const reason = filledText(2000, { missing: 'Reason is required' })

export const createHold = defineOperation({
  name: 'createHold',
  method: 'POST',
  path: '/api/policy/v1/holds',
  summary: 'Holds a policy: what is named is not done until the hold is lifted, or its last day is over.',
  access: 'freeze:manage',
  body: z.strictObject({
    policyId: PolicyId,
    kind: z.enum(holdKinds),
    reason,
    acts: FrozenActs,
    until: CalendarDate.optional().describe('Its last day; without one it stands until it is lifted.'),
  }),
  status: 201,
  response: Hold,
  problems: ['hold.twice', 'hold.untilPast', 'policy.notAllowed', 'policy.notFound'],
})

export const getHold = defineOperation({
  name: 'getHold',
  method: 'GET',
  path: '/api/policy/v1/holds/{holdId}',
  summary: 'One hold, and where it stands.',
  access: 'freeze:read',
  params: { holdId: HoldId },
  response: Hold.extend({ allowedActions }),
  problems: ['hold.notFound'],
})

export const listHolds = defineOperation({
  name: 'listHolds',
  method: 'GET',
  path: '/api/policy/v1/holds',
  summary: 'Holds in the caller’s reach, or those of one policy.',
  access: 'freeze:read',
  query: z.strictObject({
    ...hitsQuery(20),
    sort: z.enum(['created', '-created']).default('-created'),
    status: z.enum(holdStatuses).optional(),
    policyId: PolicyId.optional(),
  }),
  response: hitsOf(Hold),
  problems: ['policy.notFound'],
})

export const listHoldHistory = defineOperation({
  name: 'listHoldHistory',
  method: 'GET',
  path: '/api/policy/v1/holds/{holdId}/history',
  summary: 'What was done to one hold, by whom, and what it changed.',
  access: 'freeze:read',
  params: { holdId: HoldId },
  response: HistoryPage,
  problems: ['hold.notFound'],
})

export const liftHold = defineOperation({
  name: 'liftHold',
  method: 'PUT',
  path: '/api/policy/v1/holds/{holdId}/lift',
  summary: 'Lifts a hold: what waited for it goes on, with the days of notice it takes.',
  access: 'freeze:manage',
  params: { holdId: HoldId },
  body: z.strictObject({ reason }),
  response: Hold,
  problems: ['hold.notAllowed', 'hold.notFound'],
})
