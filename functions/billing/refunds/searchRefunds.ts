import { isPartner, isTheirs, listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { withShownTokens } from '#functions/_platform/storage/shownTokens.ts'
import { refunds, toFinancerGroup } from '#functions/ledger/store/refunds.ts'
import { refundSorts } from '#shared/contracts/billing/refundFilters.ts'
import { searchRefunds as contract } from '#shared/contracts/billing/refunds.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { shownTo } from './shownTo.ts'

/** Refunds of the actor's reach, or of one policy in it. */
export const searchRefunds = implement(contract)(async ({ query, actor }) => {
  const own = listScopesOf(actor)
  const { payee, policyId, status, search, sort, size, after, before } = query
  const group = payee === undefined ? status : toFinancerGroup
  const isOwn = own.length === 0 || policyId === undefined || isPartner(actor)
  const scopes = isOwn ? own : [`policy:${policyId}`]
  const page = isSearch(search)
    ? await refunds.search({ scopes, group, text: search, size, after, before })
    : await refunds.list({
        scopes,
        group,
        sort: refundSorts.find((each) => sort.endsWith(each)),
        descending: sort.startsWith('-'),
        size,
        after,
        before,
      })
  const hits = page.hits
    .filter(
      (refund) =>
        (isPartner(actor) || isTheirs(actor, refund)) && (policyId === undefined || refund.policyId === policyId),
    )
    .map(shownTo(actor))
  const shown = withShownTokens(page, isOwn ? undefined : (row) => isTheirs(actor, row))
  return { ...shown, hits, totalHits: policyId === undefined ? page.totalHits : hits.length }
})
