import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { listClaimDiaries as contract } from '#shared/contracts/claims/diaries.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimScopesOf, claims, diaryGroup, isClaimTheirs, requireClaim, type StoredClaim } from '../store/claims.ts'
import { isVendor } from '../vendors/vendorShare.ts'
import { diariesOf, seesDiary, toDiary } from './diaries.ts'

/** Claims whose diaries are looked through for what is due. */
const mostClaims = 100

/** Diaries of one claim, or those that are due of the claims whose turn comes first; for a vendor its own of them. */
export const listClaimDiaries = implement(contract)(async ({ query, actor, now }) => {
  const today = dateAt(now, regionOf(config.region).timeZone)
  const told = async (claim: StoredClaim) =>
    (await diariesOf(claim.id))
      .filter((diary) => seesDiary(actor, claim, diary))
      .map((diary) => toDiary(diary, claim, today))
  const onDesk = async () => {
    const of = { scopes: claimScopesOf(actor), group: diaryGroup, size: mostClaims }
    const { hits } = await claims.list({ ...of, sort: isVendor(actor) ? 'filedOn' : 'diaryDue' })
    const found = await claims.byIds(hits.map(({ id }) => id))
    return found.filter((claim) => isClaimTheirs(actor, claim))
  }
  const looked = query.claimId === undefined ? await onDesk() : [await requireClaim(query.claimId, actor)]
  const all = (await Promise.all(looked.map(told))).flat().sort((a, b) => (a.dueDate < b.dueDate ? -1 : 1))
  const onlyDue = query.due ?? query.claimId === undefined
  return onlyDue ? all.filter(({ done, dueDate }) => !done && dueDate <= today) : all
})
