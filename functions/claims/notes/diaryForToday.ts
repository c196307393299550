import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { ClaimDiaryId } from '#shared/domain/ids/ids.ts'
import { shortened } from '#shared/domain/text/characters.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { claimDiaries } from '../store/claimDiaries.ts'
import type { StoredClaim } from '../store/claims.ts'
import { diariesOf, duesOf } from './diaries.ts'

const longest = 200

interface ToDo {
  readonly title: string
  /** Who has it written. */
  readonly by: string
  readonly now: Instant
}

/** A diary that is the desk's today, of who has the claim, and the days of its first ones with it. */
export const diaryForToday = async (claim: StoredClaim, { title, by, now }: ToDo) => {
  const diary = {
    id: ClaimDiaryId.parse(`cld_${ulid()}`),
    claimId: claim.id,
    title: shortened(title, longest),
    dueDate: dateAt(now, regionOf(config.region).timeZone),
    assignee: claim.adjuster?.name ?? by,
    done: false,
    createdBy: by,
    created: now,
  }
  return { diary: claimDiaries.create(diary), dues: duesOf([...(await diariesOf(claim.id)), diary]) }
}
