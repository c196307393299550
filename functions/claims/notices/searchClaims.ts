import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { filledPage } from '#functions/_platform/storage/filledPage.ts'
import { claimSorts, searchClaims as contract } from '#shared/contracts/claims/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { claimStatuses } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { type ClaimRow, claimScopesOf, claims, isClaimTheirs } from '../store/claims.ts'
import { rowFor } from '../vendors/rowFor.ts'
import { behindFigure } from './behindFigure.ts'
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

/** A page of rows that were read whole; its cursors are places among them. */
const pageOfRead = <Row>(
  rows: readonly Row[],
  {
    size,
    after,
    before,
  }: { readonly size: number; readonly after?: string | undefined; readonly before?: string | undefined },
) => {
  const placeOf = (cursor = '') => (/^\d{1,6}$/.test(cursor) ? Number(cursor) : 0)
  const from = before === undefined ? placeOf(after) : Math.max(0, placeOf(before) - size)
  return {
    hits: rows.slice(from, from + size),
    totalHits: rows.length,
    ...(from + size < rows.length && { nextToken: String(from + size) }),
    ...(from > 0 && { prevToken: String(from) }),
  }
}

/** Claims of the actor's reach, or of one account or policy in it. A claim with a number is more than a draft. */
export const searchClaims = implement(contract)(async ({ query, actor }) => {
  const { accountId, policyId, status, unnumbered, noticed, search, sort = '-created', size, after, before } = query
  const notice = noticed ? await noticedBy(actor) : undefined
  const group = unnumbered ? (['UN_FILED'] as const) : (status ?? claimStatuses)
  const own = claimScopesOf(actor)
  const scope =
    policyId !== undefined ? `policy:${policyId}` : accountId !== undefined ? `account:${accountId}` : undefined
  if (scope !== undefined && own.length > 0 && !isSearch(search)) {
    const all = await ofOne(scope, group, actor)
    const counted = await behindFigure(all, query)
    const rows = all.filter(
      (row) =>
        counted.has(row) &&
        within(query)(row) &&
        (accountId === undefined || row.accountId === accountId) &&
        (notice?.has(row) ?? true),
    )
    return pageOfRead(rows.map(rowFor(actor)), { size, after, before })
  }
  const groups = notice?.groups ?? [...group]
  const isWanted = (row: ClaimRow) =>
    isClaimTheirs(actor, row) &&
    (group as readonly string[]).includes(row.status) &&
    (accountId === undefined || row.accountId === accountId) &&
    (policyId === undefined || row.policyId === policyId) &&
    within(query)(row) &&
    (notice?.has(row) ?? true)
  const counted = new Set<ClaimRow>()
  const keeps = (row: ClaimRow) => counted.has(row) && isWanted(row)
  const { hits, first, nextToken, prevToken } = await filledPage(
    async (place) => {
      const page = await (isSearch(search)
        ? claims.search({ scopes: own, group: groups, text: search, ...place })
        : claims.list({
            scopes: own,
            group: groups,
            sort: claimSorts.find((each) => sort.endsWith(each)) ?? 'created',
            descending: sort.startsWith('-'),
            ...place,
          }))
      for (const row of await behindFigure(page.hits, query)) counted.add(row)
      return page
    },
    { size, after, before },
    { keeps },
  )
  const isWhole = first.hits.every(keeps)
  return {
    hits: hits.map(rowFor(actor)),
    totalHits: isWhole ? first.totalHits : hits.length,
    ...(isWhole && first.isMore && { isMore: true }),
    ...(nextToken !== undefined && { nextToken }),
    ...(prevToken !== undefined && { prevToken }),
  }
})
