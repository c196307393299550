import type { Actor } from '#functions/_platform/auth/actor.ts'
import { personaById } from '#functions/directory/public.ts'
import { levelsFrom, noticeLevelOf } from '#shared/domain/claims/noticeLevels.ts'
import { isOpenClaim } from '#shared/records/claim/claimStatus.ts'
import { type ClaimRow, noticeGroup } from '../store/claims.ts'

/** The open claims that have reached the notice level of the actor's carrier; of who has no level there are none. */
export const noticedBy = async ({ accountType, organizationId }: Actor) => {
  const level = accountType === 'CARRIER' ? (await personaById(organizationId))?.claimsNoticeLevel : undefined
  const levels = level === undefined ? [] : levelsFrom(level)
  return {
    groups: levels.map(noticeGroup),
    has: ({ outstanding, paid, status }: ClaimRow): boolean => {
      const reached = noticeLevelOf(paid + outstanding)
      return isOpenClaim(status) && reached !== undefined && levels.includes(reached)
    },
  }
}
