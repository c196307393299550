import { isTheirs, listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { Hold } from '#shared/contracts/policy/holdRecord.ts'
import { listHolds as contract } from '#shared/contracts/policy/holds.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { holds } from '../store/holds.ts'
import { requirePolicy } from '../store/policies.ts'

export const listHolds = implement(contract)(async ({ query, actor }) => {
  const { search, sort, status: group, policyId, size, after, before } = query
  if (policyId !== undefined) await requirePolicy(policyId, actor)
  const scopes = policyId === undefined ? listScopesOf(actor) : [`policy:${policyId}`]
  const asked = { scopes, group, size, after, before }
  const page = isSearch(search)
    ? await holds.search({ ...asked, text: search })
    : await holds.list({ ...asked, sort: 'created', descending: sort === '-created' })
  // A row may be a moment older than the change that took it out of the actor's reach.
  const hits = page.hits.filter((hold) => isTheirs(actor, hold)).map((hold) => Hold.parse(hold))
  return { ...page, hits }
})
