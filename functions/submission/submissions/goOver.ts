import type { Write } from '#functions/_platform/storage/record.ts'
import { type AgentOfAgency, partnersOf } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId, TeamId } from '#shared/domain/ids/ids.ts'
import { openSubmissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { type StoredSubmission, submissions } from '../store/submissions.ts'

interface Walk {
  readonly size: number
  readonly after: string | undefined
}

/** The next submissions of an agency that somebody still works on, with the place of each in the walk through all of them. */
export const walkOpenSubmissions = async (agencyId: string, { size, after }: Walk) => {
  const { ids, cursor } = await submissions.walk({
    ...{ scope: `agency:${agencyId}`, group: openSubmissionStatuses },
    ...{ size, after },
  })
  const found = new Map((await submissions.byIds(ids.map(({ id }) => id))).map((each) => [each.id as string, each]))
  const open = ids.flatMap(({ id, at }) => {
    const submission = found.get(id)
    return submission?.agencyId === agencyId ? [{ submission, at }] : []
  })
  return { open, done: ids.length, ...(cursor !== undefined && { cursor }) }
}

/** Who has a submission from now on. */
interface Place {
  readonly agency: { readonly id: string; readonly name: string }
  readonly agent: AgentOfAgency
  readonly teams: readonly { readonly id: string; readonly name: string }[]
}

/** A submission as another agency's, which has it in the place of who brought it. */
export const submissionAt = async (
  { agentId: _, ...submission }: StoredSubmission,
  { agency, agent, teams }: Place,
  now: Instant,
): Promise<Write> => {
  const { agentEmail, agentFirstName, agentId, agentLastName } = agent
  const { accountId } = submission
  const next = {
    ...submission,
    ...{ agencyId: AgencyId.parse(agency.id), agencyName: agency.name, agentEmail },
    agentName: `${agentFirstName} ${agentLastName}`.trim(),
    ...(agentId !== undefined && { agentId }),
    teams: teams.map(({ id, name }) => ({ id: TeamId.parse(id), name })),
    partnerIds: [...(await partnersOf('submission', { agencyId: agency.id, accountId }))],
    updated: now,
  }
  return submissions.update(submission, next)
}
