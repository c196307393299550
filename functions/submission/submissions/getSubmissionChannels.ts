import { implement } from '#functions/_platform/http/implement.ts'
import { listScopes } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { submissionChannels } from '#shared/domain/account/submissionChannels.ts'
import { channelGroup, submissions } from '../store/submissions.ts'

export const getSubmissionChannels = implement(contract.getSubmissionChannels)(async ({ query, actor }) => {
  const { scopes } = await listScopes(actor, query)
  const counted = await Promise.all(
    submissionChannels.map(
      async (channel) => [channel, (await submissions.count(scopes, channelGroup(channel))).count] as const,
    ),
  )
  return Object.fromEntries(counted)
})
