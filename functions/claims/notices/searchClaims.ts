import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { claimSorts, searchClaims as contract } from '#shared/contracts/claims/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type ClaimRow, claimScopesOf, claims, isClaimTheirs } from '../store/claims.ts'
import { rowFor } from '../vendors/rowFor.ts'
import { noticedBy } from './noticedBy.ts'

interface Span {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

const within =
  ({ from, to }: Span) =>
  ({ created }: ClaimRow): boolean => {
    const day = dateAt(created, regionOf(config.region).timeZone)
    return (from === undefined || day >= from) && (to === undefined || day <= to)
  }

/** What one account or policy has is short: it is read whole and told by how many it is. */
const ofOne = async (scope: string, group: readonly string[], actor: Actor): Promise<ClaimRow[]> =>
  (await claims.every({ scopes: [scope], group: [...group] }))
    .filter((claim) => isClaimTheirs(actor, claim))
    .sort((a, b) => (a.created < b.created ? 1 : -1))

/** Claims of the actor's reach, or of one account or policy in it. A claim with a number is more than a draft. */
export const searchClaims = implement(contract)(async ({ query, actor }) => {
  const { accountId, policyId, status, unnumbered, noticed, search, sort = '-created', size, after, before } = query
  const notice = noticed ? await noticedBy(actor) : undefined
  const group = unnumbered ? (['UN_FILED'] as const) : (status ?? claimStatuses)
  const own = claimScopesOf(actor)
  const scope =
    policyId !== undefined ? `policy:${policyId}` : accountId !== undefined ? `account:${accountId}` : undefined
  if (scope !== undefined && own.length > 0 && !isSearch(search)) {
    const rows = (await ofOne(scope, group, actor)).filter(
      (row) =>
        within(query)(row) && (accountId === undefined || row.accountId === accountId) && (notice?.has(row) ?? true),
    )
    const start = /^\d{1,6}$/.test(after ?? '') ? Number(after) : 0
    const hits = rows.slice(start, start + size).map(rowFor(actor))
    const more = start + size < rows.length ? { nextToken: String(start + size) } : {}
    return { hits, totalHits: rows.length, ...more }
  }
  const groups = notice?.groups ?? [...group]
  const page = isSearch(search)
    ? await claims.search({ scopes: own, group: groups, text: search, size, after, before })
    : await claims.list({
        scopes: own,
        group: groups,
        sort: claimSorts.find((each) => sort.endsWith(each)) ?? 'created',
        descending: sort.startsWith('-'),
        size,
        after,
        before,
      })
  const isWanted = (row: ClaimRow) =>
    isClaimTheirs(actor, row) &&
    (group as readonly string[]).includes(row.status) &&
    (accountId === undefined || row.accountId === accountId) &&
    (policyId === undefined || row.policyId === policyId) &&
    within(query)(row) &&
    (notice?.has(row) ?? true)
  const wanted = page.hits.filter(isWanted)
  const hits = wanted.map(rowFor(actor))
  return { ...page, hits, ...(hits.length !== page.hits.length && { totalHits: hits.length }) }
})
