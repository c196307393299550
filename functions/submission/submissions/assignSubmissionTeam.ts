import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { staysWhileJoined, teamsOfAgency } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/submissionDecisions.ts'
import { requireSubmission, submissions } from '../store/submissions.ts'
import { afterStep, mustAllow } from './guards.ts'

export const assignSubmissionTeam = implement(contract.assignSubmissionTeam)(
  async ({ params, body: { teamId }, actor, now, fail }) => {
    const submission = await requireSubmission(params.submissionId, actor)
    mustAllow(submission, 'assign', actor)
    const [team] = submission.agencyId === undefined ? [] : await teamsOfAgency(submission.agencyId, [teamId])
    if (team === undefined) return fail('team.notFound')
    const changes = { teams: [{ id: teamId, name: team.name }] }
    await commit([
      submissions.update(submission, afterStep(submission, { action: 'assign', changes }, now)),
      ...staysWhileJoined(team),
    ])
    return { id: submission.id, teamId }
  },
)
