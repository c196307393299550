import { implement } from '#functions/_platform/http/implement.ts'
import { listScopes } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { submissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { submissions } from '../store/submissions.ts'

export const getSubmissionStats = implement(contract.getSubmissionStats)(async ({ query, actor }) => {
  const { scopes } = await listScopes(actor, query)
  const counted = await Promise.all(
    submissionStatuses.map(async (status) => [status, (await submissions.count(scopes, status)).count] as const),
  )
  return Object.fromEntries(counted)
})
