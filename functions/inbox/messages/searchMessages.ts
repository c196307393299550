import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { withShownTokens } from '#functions/_platform/storage/shownTokens.ts'
import * as contract from '#shared/contracts/inbox/messages.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { folderGroup, isInReach, messages, submissionScope, threadScope } from '../store/messages.ts'

/** What is asked for besides a group's own filter is looked for on the page. */
export const searchMessages = implement(contract.searchMessages)(async ({ query, actor }) => {
  const { folder, category, label, submissionId, threadId, search: text, size, after, before } = query
  const narrow = threadId === undefined ? submissionId && submissionScope(submissionId) : threadScope(threadId)
  const isDrafts = folder === 'DRAFTS'
  // Drafts are in everyone's list under their author's name alone.
  const scopes = narrow === undefined ? (isDrafts ? ['all'] : listScopesOf(actor)) : [narrow]
  const group = folderGroup(folder, { category, label, authorId: actor.userId })
  const page =
    isSearch(text) && !isDrafts
      ? await messages.search({ scopes, group, text, size, after, before })
      : await messages.list({ scopes, group, sort: 'received', descending: true, size, after, before })
  const hits = page.hits.filter(
    (hit) =>
      isInReach(actor, hit) &&
      (category === undefined || hit.category === category) &&
      (submissionId === undefined || hit.submissionId === submissionId),
  )
  // What is not theirs is not counted either.
  const shown = withShownTokens(page, narrow === undefined ? undefined : (hit) => isInReach(actor, hit))
  return { ...shown, hits, totalHits: narrow === undefined ? page.totalHits : hits.length }
})
