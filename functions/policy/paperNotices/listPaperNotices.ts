import { isTheirs, listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { PaperNotice } from '#shared/contracts/policy/paperNoticeRecord.ts'
import { listPaperNotices as contract } from '#shared/contracts/policy/paperNotices.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { paperNotices } from '../store/paperNotices.ts'

export const listPaperNotices = implement(contract)(async ({ query, actor }) => {
  const { search, status: group, size, after, before } = query
  const asked = { scopes: listScopesOf(actor), group, size, after, before }
  const page = isSearch(search)
    ? await paperNotices.search({ ...asked, text: search })
    : await paperNotices.list({ ...asked, sort: 'postBy', descending: false })
  // A row may be a moment older than the change that took it out of the actor's reach.
  const hits = page.hits.filter((notice) => isTheirs(actor, notice)).map((notice) => PaperNotice.parse(notice))
  return { ...page, hits }
})
