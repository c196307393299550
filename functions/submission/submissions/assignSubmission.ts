import { looksAfter } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agenciesLookedAfter, type Membership, membershipsOf, userById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { UserId } from '#shared/domain/ids/ids.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { answeredAt } from './answeredAt.ts'
import { afterStep, mustAllow } from './guards.ts'

/** To one of the staff who reads it: of who looks after some agencies, what these brought. */
export const assignSubmission = implement(contract.assignSubmission)(async ({ params, body, actor, now, fail }) => {
  const submission = await requireSubmission(params.submissionId, actor)
  mustAllow(submission, 'assign', actor)
  const user = await userById(body.userId)
  const reads = (each: Membership): boolean => {
    const agencyIds = user && agenciesLookedAfter(user, each)
    return each.accountType === 'COWBELL' && looksAfter({ ...(agencyIds && { agencyIds }) }, submission.agencyId)
  }
  if (user?.enabled !== true || !membershipsOf(user).some(reads)) return fail('user.notFound')
  const assignee = { id: UserId.parse(user.id), name: `${user.firstName} ${user.lastName}`.trim() }
  const changes = { ...answeredAt(submission, now), assignee }
  await commit([submissions.update(submission, afterStep(submission, { action: 'assign', changes }, now))])
  return { id: submission.id, assignee }
})
