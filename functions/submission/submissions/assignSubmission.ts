import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { membershipsOf, userById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { answeredAt } from './answeredAt.ts'
import { afterStep, mustAllow } from './guards.ts'

export const assignSubmission = implement(contract.assignSubmission)(async ({ params, body, actor, now, fail }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  mustAllow(submission, 'assign', actor)
  const user = await userById(body.userId)
  const isStaff = user !== undefined && membershipsOf(user).some((each) => each.accountType === 'COWBELL')
  if (!isStaff || !user.enabled) return fail('user.notFound')
  const assignee = { id: UserId.parse(user.id), name: `${user.firstName} ${user.lastName}`.trim() }
  const changes = { ...answeredAt(submission, now), assignee }
  await commit([submissions.update(submission, afterStep(submission, { action: 'assign', changes }, now))])
  return { id: submission.id, assignee }
})
