import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import type { QueueHit } from '#shared/contracts/claims/claimFile.ts'
import { searchClaimQueue as contract, queueSorts } from '#shared/contracts/claims/desk.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { daysBetween } from '#shared/domain/calendar/daysBetween.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { isOpenClaim } from '#shared/records/claim/claimStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'
import {
  adjusterGroup,
  type ClaimRow,
  claimScopesOf,
  claims,
  diaryGroup,
  isClaimTheirs,
  openGroup,
  unassignedGroup,
} from '../store/claims.ts'

const toHit =
  (today: CalendarDate) =>
  (row: ClaimRow): QueueHit => ({
    ...row,
    ageDays: row.filedOn === undefined ? 0 : Math.max(0, daysBetween({ from: row.filedOn, until: today })),
    isDue: row.diaryDue !== undefined && row.diaryDue <= today,
  })

export const searchClaimQueue = implement(contract)(async ({ query, actor, now }) => {
  const { status, assigned, due, search, sort = 'filedOn', size, after, before } = query
  const today = dateAt(now, regionOf(config.region).timeZone)
  const scopes = claimScopesOf(actor)
  const group =
    status ??
    (due
      ? diaryGroup
      : assigned === 'me'
        ? adjusterGroup(actor.userId)
        : assigned === 'nobody'
          ? unassignedGroup
          : openGroup)
  const page = isSearch(search)
    ? await claims.search({ scopes, group, text: search, size, after, before })
    : await claims.list({
        scopes,
        group,
        sort: due ? 'diaryDue' : (queueSorts.find((each) => sort.endsWith(each)) ?? 'filedOn'),
        descending: !due && sort.startsWith('-'),
        size,
        after,
        before,
      })
  const isWanted = (row: ClaimRow) =>
    isClaimTheirs(actor, row) &&
    row.status !== 'UN_FILED' &&
    (status === undefined ? isOpenClaim(row.status) : row.status === status) &&
    (assigned === undefined || (assigned === 'me' ? row.adjuster?.id === actor.userId : row.adjuster === undefined)) &&
    (!due || (row.diaryDue !== undefined && row.diaryDue <= today))
  const hits = page.hits.filter(isWanted)
  const leavesOut = hits.length !== page.hits.length
  // What is due is the beginning of a list of all that will be, which counts those too and goes on with them.
  const { nextToken: _, ...ended } = page
  return {
    ...(due && leavesOut ? ended : page),
    hits: hits.map(toHit(today)),
    ...((due || leavesOut) && { totalHits: hits.length }),
  }
})
