import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf, hitsQuery } from '#shared/contract/paging.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { PaperNoticeId, PolicyId } from '#shared/domain/ids/ids.ts'
import { postServices } from '#shared/domain/policy/paperNotice.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { paperNoticeStatuses } from '#shared/records/paperNotice/paperNoticeStatus.ts'
import { PaperNotice } from './paperNoticeRecord.ts'

export const listPaperNotices = defineOperation({
  name: 'listPaperNotices',
  method: 'GET',
  path: '/api/policy/v1/paper-notices',
  summary: 'Notices that go by post to their insureds, those first that have to be posted first.',
  access: 'policy:cancel',
  query: z.strictObject({ ...hitsQuery(20), status: z.enum(paperNoticeStatuses).optional() }),
  response: hitsOf(PaperNotice),
})

export const postPaperNotice = defineOperation({
  name: 'postPaperNotice',
  method: 'PUT',
  path: '/api/policy/v1/paper-notices/{paperNoticeId}/posting',
  summary: 'Records that a notice was posted: on which day, how, and by whom. Days of notice run from then on.',
  access: 'policy:cancel',
  params: { paperNoticeId: PaperNoticeId },
  body: z.strictObject({
    postedOn: CalendarDate,
    service: z.enum(postServices),
    postedBy: filledLine(100),
    reference: filledLine(100).optional(),
  }),
  response: PaperNotice,
  problems: ['paperNotice.notAllowed', 'paperNotice.notFound'],
})

export const previewNoticesByPost = defineOperation({
  name: 'previewNoticesByPost',
  method: 'GET',
  path: '/api/policy/v1/notices-by-post/{policyId}/preview',
  summary: 'What becomes of pending notices once those of a policy go the other way than now, by post or no longer.',
  access: 'policy:endorse',
  params: { policyId: PolicyId },
  response: z.object({
    byPost: z.boolean().describe('As it would be said.'),
    onPaper: z.boolean().describe('Whether notices go by post then: also where no e-mail address is known.'),
    noticedAnew: z
      .object({
        before: CalendarDate.describe('The day on which the pending cancellation takes effect by now.'),
        endsOn: CalendarDate.optional().describe(
          'On which it does then; none where it is withdrawn, since it came too late.',
        ),
        postBy: CalendarDate.optional().describe('The last day on which its notice can be posted.'),
      })
      .optional()
      .describe('The cancellation that is noticed anew.'),
    stillToPost: z
      .array(z.object({ docName: z.string(), postBy: CalendarDate.optional() }))
      .describe('Notices that wait to be posted all the same.'),
  }),
  problems: ['policy.notAllowed', 'policy.notFound'],
})

export const setNoticesByPost = defineOperation({
  name: 'setNoticesByPost',
  method: 'PUT',
  path: '/api/policy/v1/notices-by-post/{policyId}',
  summary:
    'Says that the insured is given notice by post, though an e-mail address is known, or no longer. A cancellation that is pending is noticed anew, with its days.',
  access: 'policy:endorse',
  params: { policyId: PolicyId },
  body: z.strictObject({ byPost: z.boolean() }),
  response: z.object({ id: PolicyId, byPost: z.boolean() }),
  problems: ['policy.notAllowed', 'policy.notFound'],
})

export const waivePaperNotice = defineOperation({
  name: 'waivePaperNotice',
  method: 'PUT',
  path: '/api/policy/v1/paper-notices/{paperNoticeId}/waiver',
  summary:
    'Says why a notice is not posted. It does not count as given then: a cancellation is put off, and cover that is not renewed stands on.',
  access: 'policy:cancel',
  params: { paperNoticeId: PaperNoticeId },
  body: z.strictObject({ reason: filledText(1000) }),
  response: PaperNotice,
  problems: ['paperNotice.notAllowed', 'paperNotice.notFound'],
})
