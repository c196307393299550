import type { ClaimCover } from '#shared/contracts/claims/claimFile.ts'
import { date } from '#web/i18n/format.ts'

/** A sentence on cover: its text, and what is named in it. */
export interface Said {
  readonly key:
    | 'cover.NO_POLICY'
    | 'cover.REPORTED_LATE'
    | 'cover.answers'
    | 'cover.begun'
    | 'cover.byDays.NO_POLICY'
    | 'cover.byDays.REPORTED_LATE'
    | 'cover.byDays.another'
    | 'cover.chosen'
    | 'cover.chosenToo'
    | 'cover.toChoose'
  readonly policy?: string | undefined
  readonly day?: string
  readonly name?: string
  readonly basis?: ClaimCover['basis']
}

/** The one statement of where a claim stands, with what is to be known beside it. */
interface Standing {
  readonly first: Said
  readonly rest: readonly Said[]
  /** Nobody has decided yet, and the days do not: the desk has to. */
  readonly isOpen: boolean
}

/**
 * Which policy answers, and by what: its days, or the desk's choice, which says what the days would have it. Where neither
 * decides the days' answer comes first, and what the claim was begun at second.
 */
export const standingOf = (cover: ClaimCover): Standing => {
  const { policyNumber: policy, basis, chosen, reason = 'NO_POLICY', byDays, deemedOn } = cover
  const day = date(deemedOn)
  const byName = chosen && { policy, name: chosen.name, day: date(chosen.at) }
  if (basis !== undefined)
    return {
      first: { key: 'cover.answers', policy, day, basis },
      rest: byName === undefined ? [] : [{ key: 'cover.chosenToo', ...byName }],
      isOpen: false,
    }
  const another: Said | undefined = byDays && { key: 'cover.byDays.another', policy: byDays.policyNumber }
  if (byName !== undefined)
    return {
      first: { key: 'cover.chosen', ...byName },
      rest: [another ?? { key: `cover.byDays.${reason}`, day }],
      isOpen: false,
    }
  return {
    first: another ?? { key: `cover.${reason}`, day },
    rest: policy === undefined ? [{ key: 'cover.toChoose' }] : [{ key: 'cover.begun', policy }],
    isOpen: true,
  }
}
