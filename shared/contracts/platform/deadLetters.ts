import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, wholeNumber } from '#shared/contract/paging.ts'
import { DeadLetterId, JobId } from '#shared/domain/ids/ids.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { DeadLetter, DeadLetterSummary } from '#shared/records/deadLetter/deadLetter.ts'
import { deadLetterStatuses } from '#shared/records/deadLetter/deadLetterStatus.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'

const deadLetterId = { deadLetterId: DeadLetterId }

export const listDeadLetters = defineOperation({
  name: 'listDeadLetters',
  method: 'GET',
  path: '/api/platform/v1/dead-letters',
  summary: 'What had happened and could not be followed by what should come of it, newest first.',
  access: 'job:read',
  query: z.strictObject({
    status: z.enum(deadLetterStatuses).optional(),
    size: wholeNumber({ least: 1, most: 100 }).default(25),
    after: z.string().max(1200).optional().describe('The nextToken of the page before.'),
    before: z.string().max(1200).optional().describe('The prevToken of the page after.'),
  }),
  response: hitsOf(DeadLetterSummary),
})

export const getDeadLetter = defineOperation({
  name: 'getDeadLetter',
  method: 'GET',
  path: '/api/platform/v1/dead-letters/{deadLetterId}',
  summary: 'One dead letter, with what its event told.',
  access: 'job:read',
  params: deadLetterId,
  response: DeadLetter.extend({ allowedActions }),
  problems: ['deadLetter.notFound'],
})

export const listDeadLetterHistory = defineOperation({
  name: 'listDeadLetterHistory',
  method: 'GET',
  path: '/api/platform/v1/dead-letters/{deadLetterId}/history',
  summary: 'What was done to one dead letter, by whom, and what it changed.',
  access: 'job:read',
  params: deadLetterId,
  response: HistoryPage,
  problems: ['deadLetter.notFound'],
})

export const retryDeadLetter = defineOperation({
  name: 'retryDeadLetter',
  method: 'POST',
  path: '/api/platform/v1/dead-letters/{deadLetterId}/retry',
  summary: 'Has the subscriber that failed try it again; nobody else hears of it.',
  access: 'job:manage',
  params: deadLetterId,
  response: DeadLetter,
  problems: ['deadLetter.notFound', 'deadLetter.notAllowed'],
})

export const retryDeadLetters = defineOperation({
  name: 'retryDeadLetters',
  method: 'POST',
  path: '/api/platform/v1/dead-letters/retry',
  summary: 'Has a subscriber try everything again that it failed at, oldest first: after an outage of what it asks.',
  access: 'job:manage',
  body: z.strictObject({
    service: filledLine(60).describe('Of the subscriber, as its letters say.'),
    handler: filledLine(120).describe('Which of the service’s subscribers: makeBinder.'),
  }),
  status: 202,
  response: z.object({ jobId: JobId.describe('The job that hands them over, one after the other.') }),
})

export const discardDeadLetter = defineOperation({
  name: 'discardDeadLetter',
  method: 'POST',
  path: '/api/platform/v1/dead-letters/{deadLetterId}/discard',
  summary: 'Says why it is not to be done; it stays to be seen for 90 days.',
  access: 'job:manage',
  params: deadLetterId,
  body: z.strictObject({
    reason: filledText(500, { missing: 'Reason is a required field' }).describe('Why nothing is to come of it.'),
  }),
  response: DeadLetter,
  problems: ['deadLetter.notFound', 'deadLetter.notAllowed'],
})
