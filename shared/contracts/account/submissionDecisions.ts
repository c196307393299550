import { z } from 'zod'
import { neededWhen } from '#shared/contract/conditions.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { PolicyId, SubmissionId, TeamId, UserId } from '#shared/domain/ids/ids.ts'
import { filledLine, filledText } from '#shared/domain/text/text.ts'
import { SubmissionRecord, submissionDeclineReasons } from './submissionRecord.ts'
import { SubmissionStanding } from './submissions.ts'

const submissionId = { submissionId: SubmissionId }

export const declineSubmission = defineOperation({
  name: 'declineSubmission',
  method: 'PUT',
  path: '/api/account/v1/submissions/decline/{submissionId}',
  summary: 'Declines a submission, with its reason.',
  access: 'submission:underwrite',
  params: submissionId,
  body: neededWhen(
    z.strictObject({
      declinationReason: z.enum(submissionDeclineReasons, 'Declination Reason is required'),
      declinationReasonDescription: filledText(2000, { missing: 'Reason Description is required' }),
      fillInDeclinationReason: filledLine(200, { missing: 'Fill-In text is required' }).optional(),
    }),
    {
      field: 'fillInDeclinationReason',
      when: 'declinationReason',
      is: 'FILL_IN_OPTION',
      message: 'Fill-In text is required',
    },
  ),
  response: SubmissionStanding,
  problems: ['submission.notAllowed', 'submission.notFound'],
})

export const reopenSubmission = defineOperation({
  name: 'reopenSubmission',
  method: 'PUT',
  path: '/api/account/v1/submissions/reopen/{submissionId}',
  summary: 'Takes a declined or lost submission up again, and judges anew whose the company is.',
  access: 'submission:underwrite',
  params: submissionId,
  response: SubmissionStanding,
  problems: ['submission.alreadyOpen', 'submission.notAllowed', 'submission.notFound'],
})

export const markSubmissionLost = defineOperation({
  name: 'markSubmissionLost',
  method: 'PUT',
  path: '/api/account/v1/submissions/lost/{submissionId}',
  summary: 'Notes that nothing came of a submission, and why.',
  access: 'submission:update',
  params: submissionId,
  body: z.strictObject({
    reason: filledText(2000, { missing: 'Reason is a required field' }),
    reasonSummary: filledLine(200, { missing: 'Reason is a required field' }),
  }),
  response: SubmissionStanding,
  problems: ['submission.notAllowed', 'submission.notFound'],
})

export const markSubmissionExcess = defineOperation({
  name: 'markSubmissionExcess',
  method: 'PUT',
  path: '/api/account/v1/submissions/excess/{submissionId}',
  summary: 'Says whether a submission is for a layer above another cover.',
  access: 'submission:update',
  params: submissionId,
  body: z.strictObject({ excess: z.boolean() }),
  response: SubmissionStanding,
  problems: ['submission.notAllowed', 'submission.notFound'],
})

export const completeSubmission = defineOperation({
  name: 'completeSubmission',
  method: 'PUT',
  path: '/api/account/v1/submissions/complete/{submissionId}',
  summary: 'Says that a submission has everything an underwriter needs.',
  access: 'submission:underwrite',
  params: submissionId,
  response: SubmissionStanding,
  problems: ['submission.incomplete', 'submission.notAllowed', 'submission.notFound'],
})

export const certifySubmission = defineOperation({
  name: 'certifySubmission',
  method: 'PUT',
  path: '/api/account/v1/submissions/certify/{submissionId}',
  summary: 'Vouches for what a complete submission says, having held it against its sources.',
  access: 'submission:underwrite',
  params: submissionId,
  response: SubmissionStanding,
  problems: ['submission.incomplete', 'submission.notAllowed', 'submission.notFound'],
})

export const assignSubmission = defineOperation({
  name: 'assignSubmission',
  method: 'PUT',
  path: '/api/account/v1/submissions/assign/{submissionId}',
  summary: 'Gives a submission to one of the provider’s people.',
  access: 'submission:assign',
  params: submissionId,
  body: z.strictObject({ userId: UserId }),
  response: z.object({ id: SubmissionId, assignee: SubmissionRecord.shape.assignee }),
  problems: ['submission.notAllowed', 'submission.notFound', 'user.notFound'],
})

export const assignSubmissionTeam = defineOperation({
  name: 'assignSubmissionTeam',
  method: 'PUT',
  path: '/api/account/v1/submissions/team/{submissionId}',
  summary: 'Puts a submission into a team of its agency.',
  access: 'submission:assign',
  params: submissionId,
  body: z.strictObject({ teamId: TeamId }),
  response: z.object({ id: SubmissionId, teamId: TeamId }),
  problems: ['submission.notAllowed', 'submission.notFound', 'team.notFound'],
})

export const triggerSubmissionRenewal = defineOperation({
  name: 'triggerSubmissionRenewal',
  method: 'POST',
  path: '/api/account/v1/submissions/renewal/trigger',
  summary: 'Makes a submission for the renewal of each policy; one that has an open one already stays.',
  access: 'submission:create',
  body: z.strictObject({ policyIds: z.array(PolicyId).min(1).max(25) }),
  status: 202,
  response: z.object({ submissions: z.array(SubmissionStanding.extend({ policyId: PolicyId })) }),
  problems: ['policy.notFound', 'submission.nothingToRenew'],
})
