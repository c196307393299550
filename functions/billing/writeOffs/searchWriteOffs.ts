import { isPartner, isTheirs, listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { withShownTokens } from '#functions/_platform/storage/shownTokens.ts'
import { writeOffs } from '#functions/ledger/store/writeOffs.ts'
import { writeOffSorts } from '#shared/contracts/billing/writeOffFilters.ts'
import { searchWriteOffs as contract } from '#shared/contracts/billing/writeOffs.ts'
import { isSearch } from '#shared/domain/text/search.ts'

/** Write-offs of the actor's reach, or of one policy in it. */
export const searchWriteOffs = implement(contract)(async ({ query, actor }) => {
  const own = listScopesOf(actor)
  const { policyId, status: group, search, sort, size, after, before } = query
  const isOwn = own.length === 0 || policyId === undefined || isPartner(actor)
  const scopes = isOwn ? own : [`policy:${policyId}`]
  const page = isSearch(search)
    ? await writeOffs.search({ scopes, group, text: search, size, after, before })
    : await writeOffs.list({
        scopes,
        group,
        sort: writeOffSorts.find((each) => sort.endsWith(each)),
        descending: sort.startsWith('-'),
        size,
        after,
        before,
      })
  const hits = page.hits.filter(
    (writeOff) =>
      (isPartner(actor) || isTheirs(actor, writeOff)) && (policyId === undefined || writeOff.policyId === policyId),
  )
  const shown = withShownTokens(page, isOwn ? undefined : (row) => isTheirs(actor, row))
  return { ...shown, hits, totalHits: policyId === undefined ? page.totalHits : hits.length }
})
