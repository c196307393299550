import type { ClaimCover } from '#shared/contracts/claims/claimFile.ts'
import type { TimeZone } from '#shared/domain/calendar/timeZone.ts'
import { momentIn } from './fileWords.ts'

const bases: Readonly<Record<NonNullable<ClaimCover['basis']>, string>> = {
  BY_LAW: 'whose cover goes on by law after its term, as made on',
  CIRCUMSTANCES: 'by circumstances that were noticed on',
  EXTENDED: 'in extended reporting, as made on',
  MADE: 'as made on',
  RELATED: 'with its event, as made on',
}

const daysSay = ({ byDays, deemedOn, reason }: ClaimCover): string => {
  if (byDays !== undefined) return `by the days policy ${byDays.policyNumber} answers`
  return reason === 'REPORTED_LATE'
    ? 'by the days it was reported too late'
    : `by the days no policy covers ${deemedOn}, when it counts as made`
}

/** Under which policy a claim stands, in a line or two of its file: by its days, or by whose decision and why. */
export const standingLines = (cover: ClaimCover, timeZone: TimeZone): string[] => {
  const { basis, chosen, deemedOn, policyNumber } = cover
  const named = chosen && `${chosen.name}, ${momentIn(chosen.at, timeZone)}${chosen.reason ? `: ${chosen.reason}` : ''}`
  if (basis !== undefined)
    return [
      `Policy ${policyNumber} answers by the days, ${bases[basis]} ${deemedOn}`,
      ...(named === undefined ? [] : [`Named as well by ${named}`]),
    ]
  return named === undefined
    ? [
        `No policy answers yet: ${daysSay(cover)}${policyNumber === undefined ? '' : `. Begun at policy ${policyNumber}`}`,
      ]
    : [`Policy ${policyNumber} answers by decision of ${named}`, `Otherwise ${daysSay(cover)}`]
}
