import { z } from 'zod'
import { oneOfThese } from '#shared/contract/conditions.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { ManuscriptId, PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { manuscriptEffects, mostOfManuscript } from '#shared/domain/policy/manuscript.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { allowedActions } from '#shared/records/allowedActions.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { manuscriptStatuses } from '#shared/records/manuscript/manuscriptStatus.ts'
import { ListedManuscript, Manuscript } from './manuscriptRecord.ts'

const words = {
  title: filledLine(200, { missing: 'Title is required' }),
  text: filledText(mostOfManuscript, { missing: 'Wording is required' }).describe('In plain paragraphs.'),
  effect: z.enum(manuscriptEffects).describe('What it does to the cover.'),
  effectiveDate: CalendarDate.optional().describe('Of a policy: from when, today without one.'),
}
const reason = filledText(2000, { missing: 'Reason is required' })
const params = { manuscriptId: ManuscriptId }

export const createManuscript = defineOperation({
  name: 'createManuscript',
  method: 'POST',
  path: '/api/quote/v1/manuscripts',
  summary: 'Begins an endorsement with wording of its own for one quote, or for one policy in force.',
  access: 'quote:underwrite',
  body: oneOfThese(
    z.strictObject({ quoteId: QuoteId.optional(), policyId: PolicyId.optional(), ...words }),
    ['quoteId', 'policyId'],
    'Say of which quote or policy',
  ),
  status: 201,
  response: Manuscript,
  problems: [
    ...(['manuscript.admitted', 'manuscript.invalidDetails', 'manuscript.tooMany'] as const),
    ...(['policy.notAllowed', 'policy.notFound', 'quote.notAllowed', 'quote.notFound'] as const),
  ],
})

export const updateManuscript = defineOperation({
  name: 'updateManuscript',
  method: 'PUT',
  path: '/api/quote/v1/manuscripts/{manuscriptId}',
  summary: 'Writes an endorsement anew that nobody has been asked to approve, or that was returned.',
  access: 'quote:underwrite',
  params,
  body: z.strictObject(words),
  response: Manuscript,
  problems: ['manuscript.invalidDetails', 'manuscript.notAllowed', 'manuscript.notFound'],
})

export const getManuscript = defineOperation({
  name: 'getManuscript',
  method: 'GET',
  path: '/api/quote/v1/manuscripts/{manuscriptId}',
  summary: 'One endorsement that is written for one cover; others than underwriters see it once it is approved.',
  access: ['policy:read', 'quote:read'],
  params,
  response: Manuscript.extend({ allowedActions }),
  problems: ['manuscript.notFound'],
})

export const listManuscripts = defineOperation({
  name: 'listManuscripts',
  method: 'GET',
  path: '/api/quote/v1/manuscripts',
  summary:
    'Endorsements written for one quote or policy, with those of the quote it came of; without either, all for staff.',
  access: ['policy:read', 'quote:read'],
  query: z.strictObject({
    ...hitsQuery(20),
    sort: z.enum(['created', '-created']).default('-created'),
    status: z.enum(manuscriptStatuses).optional(),
    quoteId: QuoteId.optional(),
    policyId: PolicyId.optional(),
  }),
  response: hitsOf(ListedManuscript),
  problems: ['policy.notFound', 'quote.notFound'],
})

export const listManuscriptHistory = defineOperation({
  name: 'listManuscriptHistory',
  method: 'GET',
  path: '/api/quote/v1/manuscripts/{manuscriptId}/history',
  summary: 'What was done to one endorsement, by whom, and what it changed.',
  access: 'quote:note',
  params,
  response: HistoryPage,
  problems: ['manuscript.notFound'],
})

export const submitManuscript = defineOperation({
  name: 'submitManuscript',
  method: 'PUT',
  path: '/api/quote/v1/manuscripts/{manuscriptId}/submit',
  summary: 'Asks somebody else to approve it; the quote is not bound, nor issued, before that is decided.',
  access: 'quote:underwrite',
  params,
  response: Manuscript,
  problems: [
    ...(['manuscript.admitted', 'manuscript.invalidDetails', 'manuscript.notAllowed', 'manuscript.notFound'] as const),
    ...(['policy.notAllowed', 'quote.notAllowed'] as const),
  ],
})

export const approveManuscript = defineOperation({
  name: 'approveManuscript',
  method: 'PUT',
  path: '/api/quote/v1/manuscripts/{manuscriptId}/approve',
  summary:
    'Approves it, as somebody who wrote nothing of it and whose letter of authority covers the risk: it is part of the cover.',
  access: 'quote:release',
  notJumped: true,
  params,
  response: Manuscript,
  problems: [
    ...(['manuscript.admitted', 'manuscript.invalidDetails', 'manuscript.notAllowed', 'manuscript.notFound'] as const),
    ...(['manuscript.ownWords', 'policy.notAllowed', 'quote.beyondAuthority', 'quote.notAllowed'] as const),
  ],
})

export const returnManuscript = defineOperation({
  name: 'returnManuscript',
  method: 'PUT',
  path: '/api/quote/v1/manuscripts/{manuscriptId}/return',
  summary: 'Gives it back to be written otherwise, with the reason.',
  access: 'quote:release',
  params,
  body: z.strictObject({ reason }),
  response: Manuscript,
  problems: ['manuscript.notAllowed', 'manuscript.notFound'],
})

export const withdrawManuscript = defineOperation({
  name: 'withdrawManuscript',
  method: 'PUT',
  path: '/api/quote/v1/manuscripts/{manuscriptId}/withdraw',
  summary: 'Takes it back; what is part of a policy already stays there.',
  access: 'quote:underwrite',
  params,
  body: z.strictObject({ reason }),
  response: Manuscript,
  problems: ['manuscript.attached', 'manuscript.notAllowed', 'manuscript.notFound'],
})
