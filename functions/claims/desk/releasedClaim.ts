import type { Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOpenClaim } from '#shared/records/claim/claimStatus.ts'
import { diaryForToday } from '../notes/diaryForToday.ts'
import { claims, type StoredClaim } from '../store/claims.ts'
import { adjusterOf } from './adjusterOf.ts'

interface Release {
  /** Whose the claim is from now on. */
  readonly whose: Partial<Pick<StoredClaim, 'agencyId' | 'partnerIds' | 'teamIds'>>
  readonly now: Instant
}

/** Who has it written where nobody has the claim. */
const everybody = 'Operations'

/** Whether an open claim is in the name of somebody who can work on it no more. */
const isOrphaned = async ({ adjuster, status }: StoredClaim, partnerIds: readonly string[]): Promise<boolean> =>
  adjuster !== undefined && isOpenClaim(status) && (await adjusterOf(adjuster.id, partnerIds)) === undefined

/**
 * The writes by which an open claim waits for another adjuster where the one it has works on it no more, with a diary of
 * today that says so; none where nothing is to be done. A claim that ended keeps who had it (decision: claims-without-adjuster).
 */
export const releasedClaim = async (
  claim: StoredClaim,
  { whose: { agencyId = claim.agencyId, partnerIds = claim.partnerIds ?? [], teamIds = claim.teamIds }, now }: Release,
): Promise<readonly Write[] | undefined> => {
  if (!(await isOrphaned(claim, partnerIds))) return undefined
  const { adjuster, ...rest } = claim
  const title = `Name an adjuster: ${adjuster?.name ?? ''} works on this claim no more`
  const { diary, dues } = await diaryForToday(rest, { title, by: everybody, now })
  const whose = { ...(agencyId !== undefined && { agencyId }), partnerIds: [...partnerIds], teamIds }
  return [claims.update(claim, { ...rest, ...dues, ...whose, updated: now }), diary]
}
