import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { listClaimDiaries as contract } from '#shared/contracts/claims/diaries.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimScopesOf, claims, diaryGroup, isClaimTheirs, requireClaim } from '../store/claims.ts'
import { diariesOf, toDiary } from './diaries.ts'

/** Claims whose diaries are looked through for what is due. */
const mostClaims = 100

/** Diaries of one claim, or those that are due of the claims whose turn comes first. */
export const listClaimDiaries = implement(contract)(async ({ query, actor, now }) => {
  const today = dateAt(now, regionOf(config.region).timeZone)
  const ofOne = query.claimId === undefined ? undefined : await requireClaim(query.claimId, actor)
  const looked =
    ofOne === undefined
      ? (await claims.list({ scopes: claimScopesOf(actor), group: diaryGroup, sort: 'diaryDue', size: mostClaims }))
          .hits
      : [ofOne]
  const told = await Promise.all(
    looked
      .filter((claim) => isClaimTheirs(actor, claim))
      .map(async (claim) => (await diariesOf(claim.id)).map((diary) => toDiary(diary, claim, today))),
  )
  const all = told.flat().sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
  const onlyDue = query.due ?? ofOne === undefined
  return onlyDue ? all.filter(({ done, dueDate }) => !done && dueDate <= today) : all
})
