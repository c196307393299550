import { Instant } from '#shared/domain/calendar/instant.ts'
import { submissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { submissions } from '../store/submissions.ts'

/** When an agency last brought a submission. */
export const lastSubmissionOf = async (agencyId: string): Promise<Instant | undefined> => {
  const { hits } = await submissions.list({
    scopes: [`agency:${agencyId}`],
    group: submissionStatuses,
    sort: 'created',
    descending: true,
    size: 1,
  })
  const [last] = hits
  return last === undefined ? undefined : Instant.parse(last.created)
}
