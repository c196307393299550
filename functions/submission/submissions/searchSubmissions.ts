import { looksAfter } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { filledPage } from '#functions/_platform/storage/filledPage.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import { listScopes } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/submissions.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { type SubmissionStatus, submissionStatuses } from '#shared/records/submission/submissionStatus.ts'
import { assigneeGroup, channelGroup, submissions } from '../store/submissions.ts'
import { toHit } from './toSubmission.ts'

const groupOf = (assignee: string | undefined, status: SubmissionStatus | undefined): readonly string[] => {
  if (assignee !== undefined) return [assigneeGroup(assignee, status)]
  return status === undefined ? submissionStatuses : [status]
}

export const searchSubmissions = implement(contract.searchSubmissions)(async ({ query, actor, now }) => {
  const { size, after, before, status, submissionNumber, channel } = query
  const { scopes, agencyId } = await listScopes(actor, query)
  const assignee = query.assignee === 'me' ? actor.userId : query.assignee
  const isTeams = scopes.some((scope) => scope.startsWith('team:'))
  const group = channel === undefined ? groupOf(isTeams ? undefined : assignee, status) : [channelGroup(channel)]
  const isNarrowed = channel === undefined ? isTeams && assignee !== undefined : (status ?? assignee) !== undefined
  const text = submissionNumber ?? query.search
  const order = orderOf(['created', 'needBy', 'accountName', 'updated'], query.sort, {
    sort: 'created',
    descending: true,
  })
  const { hits, first, nextToken, prevToken } = await filledPage(
    (place) =>
      isSearch(text)
        ? submissions.search({ scopes, group, text, ...place })
        : submissions.list({ scopes, group, ...order, ...place }),
    { size, after, before },
    {
      keeps: (hit) =>
        (agencyId === undefined || hit.agencyId === agencyId) &&
        looksAfter(actor, hit.agencyId) &&
        (channel === undefined || status === undefined || hit.status === status) &&
        (submissionNumber === undefined || hit.submissionNumber === submissionNumber.toUpperCase()) &&
        (assignee === undefined || hit.assignee?.id === assignee),
      isExact: agencyId === undefined && submissionNumber === undefined && !isNarrowed,
    },
  )
  return {
    hits: hits.map((hit) => toHit(hit, now)),
    totalHits: hits.length === 0 ? 0 : isNarrowed ? hits.length : Math.max(first.totalHits, hits.length),
    ...(!isNarrowed && first.isMore && { isMore: true }),
    ...(nextToken !== undefined && { nextToken }),
    ...(prevToken !== undefined && { prevToken }),
  }
})
