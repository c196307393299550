import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { filledPage } from '#functions/_platform/storage/filledPage.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import type { QueueHit } from '#shared/contracts/claims/claimFile.ts'
import { searchClaimQueue as contract, queueSorts } from '#shared/contracts/claims/desk.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { isOpenClaim } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { approvableOf } from '../money/approvableOf.ts'
import { escalationOf } from '../notes/diaries.ts'
import { noticedBy } from '../notices/noticedBy.ts'
import {
  adjusterGroup,
  answerGroup,
  approvalGroup,
  type ClaimRow,
  claimScopesOf,
  claims,
  diaryGroup,
  isClaimTheirs,
  openGroup,
  unassignedGroup,
} from '../store/claims.ts'
import { type RowTold, rowFor } from '../vendors/rowFor.ts'
import { isVendor } from '../vendors/vendorShare.ts'

type Query = QueryOf<typeof contract>

/** Claims of a vendor that are looked through for what is due of its own. */
const mostDue = 100

const toHit =
  (today: CalendarDate, actor: Actor) =>
  ({ asked, ...row }: RowTold): QueueHit => ({
    ...row,
    ...(isVendor(actor) ? {} : { toApprove: approvableOf(asked, actor, row.currency) }),
    ageDays: row.filedOn === undefined ? 0 : Math.max(0, daysBetween({ from: row.filedOn, until: today })),
    isDue: row.diaryDue !== undefined && row.diaryDue <= today,
    escalation: row.diaryDue === undefined ? 'NONE' : escalationOf({ done: false, dueDate: row.diaryDue }, today),
  })

const byDue = (a: RowTold, b: RowTold): number => ((a.diaryDue ?? '') < (b.diaryDue ?? '') ? -1 : 1)

/** The list of the claims that are asked for; one of a carrier's notice level, and of a status, goes before all others. */
const groupOf = ({ assigned, due, toAnswer, toApprove }: Query, { userId }: Actor): string => {
  if (toApprove) return approvalGroup
  if (toAnswer) return answerGroup
  if (due) return diaryGroup
  if (assigned === 'me') return adjusterGroup(userId)
  return assigned === 'nobody' ? unassignedGroup : openGroup
}

export const searchClaimQueue = implement(contract)(async ({ query, actor, now }) => {
  const { status, assigned, due, noticed, toAnswer, toApprove, search, sort = 'filedOn', size, after, before } = query
  const today = dateAt(now, regionOf(config.region).timeZone)
  const scopes = claimScopesOf(actor)
  const notice = noticed ? await noticedBy(actor) : undefined
  const group = notice?.groups ?? status ?? groupOf(query, actor)
  // Rows are in the order of the desk's days, which a vendor does not learn; what is its own is put in order here.
  const isOwnDue = isVendor(actor)
  const wished = due ? 'diaryDue' : (queueSorts.find((each) => sort.endsWith(each)) ?? 'filedOn')
  const order = isOwnDue && wished === 'diaryDue' ? 'filedOn' : wished
  const isWanted = (row: ClaimRow) =>
    isClaimTheirs(actor, row) &&
    row.status !== 'UN_FILED' &&
    (status === undefined ? isOpenClaim(row.status) : row.status === status) &&
    (assigned === undefined || (assigned === 'me' ? row.adjuster?.id === actor.userId : row.adjuster === undefined)) &&
    (notice?.has(row) ?? true) &&
    (!toAnswer || row.vendorAnswers?.[actor.organizationId] !== undefined) &&
    (!toApprove || approvableOf(row.asked, actor, row.currency) > 0)
  const isDue = ({ diaryDue }: RowTold) => !due || (diaryDue !== undefined && diaryDue <= today)
  const toTold = rowFor(actor)
  const read = (place: Pick<Query, 'after' | 'before'> & { readonly size: number }) =>
    isSearch(search)
      ? claims.search({ scopes, group, text: search, ...place })
      : claims.list({ scopes, group, sort: order, descending: !due && sort.startsWith('-'), ...place })
  if (due && isOwnDue) {
    const { hits } = await read({ size: mostDue })
    const own = hits.filter(isWanted).map(toTold).filter(isDue).sort(byDue)
    return { hits: own.slice(0, size).map(toHit(today, actor)), totalHits: own.length }
  }
  const keeps = (row: ClaimRow) => isWanted(row) && isDue(toTold(row))
  // What is due is the beginning of a list of all that will be.
  const isPast = due && !isSearch(search) ? (row: ClaimRow) => !isDue(toTold(row)) : undefined
  const { hits, first, nextToken, prevToken } = await filledPage(read, { size, after, before }, { keeps, isPast })
  const isCounted = !due && first.hits.every(keeps)
  return {
    hits: hits.map(toTold).map(toHit(today, actor)),
    totalHits: isCounted ? first.totalHits : hits.length,
    ...(isCounted && first.isMore && { isMore: true }),
    ...(nextToken !== undefined && { nextToken }),
    ...(prevToken !== undefined && { prevToken }),
  }
})
