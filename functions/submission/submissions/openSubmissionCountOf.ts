import { openSubmissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { submissions } from '../store/submissions.ts'

/** How many submissions of some lists somebody still works on. */
export const openSubmissionCountOf = async (scopes: readonly string[]): Promise<number> => {
  const found = await Promise.all(openSubmissionStatuses.map((status) => submissions.count(scopes, status)))
  return found.reduce((sum, { count }) => sum + count, 0)
}
