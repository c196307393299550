import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { MoratoriumId } from '#shared/domain/ids/ids.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { moratoriumStatuses } from '#shared/records/moratorium/moratoriumStatus.ts'
import { FrozenActs, FrozenDeadline } from './freeze.ts'
import { Moratorium } from './moratoriumRecord.ts'
import { PolicySummary } from './policy.ts'

const moratoriumId = { moratoriumId: MoratoriumId }
const reason = filledText(2000, { missing: 'Reason is required' })

export const createMoratorium = defineOperation({
  name: 'createMoratorium',
  method: 'POST',
  path: '/api/policy/v1/moratoriums',
  summary: 'Declares a moratorium: what it names is not done to policies of its area from its first day to its last.',
  access: 'freeze:manage',
  body: z.strictObject({
    source: filledLine(120, { missing: 'Say which bulletin or order' }),
    reason,
    states: z.array(filledLine(3)).max(60),
    postcodes: z.array(filledLine(10)).max(200),
    from: CalendarDate,
    until: CalendarDate.describe('Its last day.'),
    acts: FrozenActs,
  }),
  status: 201,
  response: Moratorium,
  problems: ['moratorium.days', 'moratorium.twice', 'state.unknown'],
})

export const getMoratorium = defineOperation({
  name: 'getMoratorium',
  method: 'GET',
  path: '/api/policy/v1/moratoriums/{moratoriumId}',
  summary: 'One moratorium, and where it stands.',
  access: 'policy:read',
  params: moratoriumId,
  response: Moratorium.extend({ allowedActions }),
  problems: ['moratorium.notFound'],
})

export const listMoratoriums = defineOperation({
  name: 'listMoratoriums',
  method: 'GET',
  path: '/api/policy/v1/moratoriums',
  summary: 'The moratoriums of the region, the newest first.',
  access: 'policy:read',
  query: z.strictObject({
    ...hitsQuery(20),
    sort: z.enum(['created', '-created']).default('-created'),
    status: z.enum(moratoriumStatuses).optional(),
  }),
  response: hitsOf(Moratorium),
})

export const listMoratoriumHistory = defineOperation({
  name: 'listMoratoriumHistory',
  method: 'GET',
  path: '/api/policy/v1/moratoriums/{moratoriumId}/history',
  summary: 'What was done to one moratorium, by whom, and what it changed.',
  access: 'freeze:read',
  params: moratoriumId,
  response: HistoryPage,
  problems: ['moratorium.notFound'],
})

/** The book is walked, some hundred policies for each page: one may have few hits and go on all the same. */
export const listMoratoriumPolicies = defineOperation({
  name: 'listMoratoriumPolicies',
  method: 'GET',
  path: '/api/policy/v1/moratoriums/{moratoriumId}/policies',
  summary: 'The policies in the area of a moratorium that are not over, with what of them waits for its end.',
  access: 'freeze:read',
  params: moratoriumId,
  query: z.strictObject({ after: z.string().max(2000).optional() }),
  response: z.object({
    hits: z.array(PolicySummary.extend({ frozen: FrozenDeadline.optional() })),
    looked: z.int().describe('How many policies this page looked at.'),
    nextToken: z.string().optional(),
  }),
  problems: ['moratorium.notFound'],
})

export const endMoratorium = defineOperation({
  name: 'endMoratorium',
  method: 'PUT',
  path: '/api/policy/v1/moratoriums/{moratoriumId}/end',
  summary: 'Ends a moratorium before its last day: what waited for it goes on, with the days of notice it takes.',
  access: 'freeze:manage',
  params: moratoriumId,
  body: z.strictObject({ reason }),
  response: Moratorium,
  problems: ['moratorium.notAllowed', 'moratorium.notFound'],
})
