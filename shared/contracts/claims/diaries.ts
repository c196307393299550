import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { queryFlag } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { ClaimDiaryId, ClaimId, VendorId } from '#shared/domain/ids/ids.ts'
import { filledLine, line } from '#shared/domain/text/text.ts'

/** Something that is to be done on a claim by a day. */
export const ClaimDiaryRecord = z.object({
  id: ClaimDiaryId,
  claimId: ClaimId,
  title: z.string(),
  dueDate: CalendarDate,
  assignee: z.string(),
  vendorId: VendorId.optional().describe('The vendor at work on the claim whose it is, and who sees it with the desk.'),
  isDeadline: z
    .boolean()
    .optional()
    .describe('Whether the desk has set it to a vendor, who says alone that it is done.'),
  done: z.boolean(),
  doneBy: z.string().optional(),
  doneAt: Instant.optional(),
  createdBy: z.string(),
  created: Instant,
})
export type ClaimDiaryRecord = z.infer<typeof ClaimDiaryRecord>

/** How late a diary is: from three days on it is the head of claims’ too. */
export const escalations = ['NONE', 'DUE', 'LATE', 'ESCALATED'] as const

export const ClaimDiary = ClaimDiaryRecord.extend({
  escalation: z.enum(escalations),
  claimNumber: z.string().optional(),
  companyName: z.string(),
})
export type ClaimDiary = z.infer<typeof ClaimDiary>

const title = filledLine(200, { missing: 'Title is a required field' })

export const listClaimDiaries = defineOperation({
  name: 'listClaimDiaries',
  method: 'GET',
  path: '/api/claimsmgmt/v1/diaries',
  summary: 'The diaries of a claim, or all that are due in the caller’s reach; first due first. A vendor has its own.',
  access: 'claim:manage',
  query: z.strictObject({
    claimId: ClaimId.optional(),
    due: queryFlag.optional().describe('Those alone that are due and not done.'),
  }),
  response: z.array(ClaimDiary),
  problems: ['claim.notFound'],
})

export const createClaimDiary = defineOperation({
  name: 'createClaimDiary',
  method: 'POST',
  path: '/api/claimsmgmt/v1/diaries',
  summary: 'Notes something that is to be done on a claim by a day.',
  access: 'claim:manage',
  body: z.strictObject({
    claimId: ClaimId,
    title,
    dueDate: CalendarDate,
    assignee: line(200).optional(),
    vendorId: VendorId.optional().describe('A vendor at work on the claim, for whom the desk notes it.'),
  }),
  status: 201,
  response: z.object({ id: ClaimDiaryId }),
  problems: ['claim.notFound', 'claim.tooMany', 'vendor.notFound'],
})

export const updateClaimDiary = defineOperation({
  name: 'updateClaimDiary',
  method: 'PUT',
  path: '/api/claimsmgmt/v1/diaries/{diaryId}',
  summary: 'Changes a diary, or says that it is done.',
  access: 'claim:manage',
  params: { diaryId: ClaimDiaryId },
  body: z.strictObject({
    title: title.optional(),
    dueDate: CalendarDate.optional(),
    assignee: line(200).optional(),
    done: z.boolean().optional(),
  }),
  response: z.object({ id: ClaimDiaryId }),
  problems: ['claim.deskOnly', 'claim.diaryNotFound', 'claim.notFound'],
})
