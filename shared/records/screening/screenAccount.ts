import { sanctionsVersion, screened } from '../../domain/account/sanctions.ts'
import type { NamedAs, ScreeningHit } from '../../domain/account/screening/screeningHit.ts'
import type { Instant } from '../../domain/calendar/instant.ts'
import { nextIn } from '../life.ts'
import type { ScreeningRecord, ScreeningWord } from './screening.ts'
import { screeningLife } from './screeningLife.ts'
import { isHeldBy, type ScreeningStatus } from './screeningStatus.ts'

/** Somebody who is named with an account. */
export interface Named {
  readonly name: string
  readonly as: NamedAs
}

/** Words of people that are shown with a screening; those of before are in its history. */
const mostWords = 10

type Outcome = Pick<
  ScreeningRecord,
  'cleared' | 'hits' | 'listVersion' | 'score' | 'screenedAt' | 'since' | 'status' | 'words'
>

/** Every name that may be a listed one, each of its listed names once; the surest first. */
const hitsOf = (names: readonly Named[]): ScreeningHit[] => {
  const known = new Map<string, ScreeningHit>()
  for (const { name, as } of names)
    for (const { name: listed, program, score } of screened({ names: [name] })) {
      const key = `${name.toLowerCase()}|${listed}`
      if (!known.has(key)) known.set(key, { name, as, listed, program, score })
    }
  return [...known.values()].toSorted((a, b) => b.score - a.score || a.listed.localeCompare(b.listed))
}

const isOneOf = (pairs: readonly Pick<ScreeningHit, 'listed' | 'name'>[], { name, listed }: ScreeningHit): boolean =>
  pairs.some((pair) => pair.listed === listed && pair.name.toLowerCase() === name.toLowerCase())

/** What it is after a screening: a name that nobody has looked at holds the account, whatever was said of others. */
const statusAfter = (before: Outcome | undefined, hits: readonly ScreeningHit[]): ScreeningStatus => {
  const open = hits.filter((hit) => before === undefined || !isOneOf(before.cleared, hit))
  if (before === undefined) return open.length > 0 ? 'POSSIBLE' : 'CLEAR'
  const isNew = open.some((hit) => !isHeldBy(before.status) || !isOneOf(before.hits, hit))
  const next = nextIn(screeningLife, before.status, 'find')
  return isNew && next.ok ? next.status : before.status
}

/**
 * What comes of holding the names of an account against the list of the day, over what was known of it before. What is held
 * stays so until people have decided; whom two of them cleared is not held again for the same listed name.
 */
export const screenAccount = (names: readonly Named[], before: Outcome | undefined, now: Instant): Outcome => {
  const hits = hitsOf(names)
  const status = statusAfter(before, hits)
  return {
    status,
    hits,
    listVersion: sanctionsVersion(),
    screenedAt: now,
    since: before?.status === status ? before.since : now,
    score: hits[0]?.score ?? 0,
    cleared: before?.cleared ?? [],
    words: before?.words ?? [],
  }
}

/** Whether a word would be the second of the same person: the first decides nothing alone, nor does it twice. */
export const isOwnWord = (
  { status, words }: Pick<Outcome, 'status' | 'words'>,
  { decision, byId }: Pick<ScreeningWord, 'byId' | 'decision'>,
): boolean =>
  ((status === 'CLEARING' && decision === 'clear') || (status === 'CONFIRMING' && decision === 'confirm')) &&
  words.at(-1)?.byId === byId

/** A screening with what somebody says of its hits; `status` is where that leads. */
export const withWord = <Screening extends Outcome>(
  screening: Screening,
  word: ScreeningWord,
  status: ScreeningStatus,
): Screening => ({
  ...screening,
  status,
  since: word.at,
  words: [...screening.words, word].slice(-mostWords),
  cleared:
    status === 'CLEARED'
      ? [
          ...screening.cleared,
          ...screening.hits
            .filter((hit) => !isOneOf(screening.cleared, hit))
            .map(({ name, listed }) => ({ name, listed })),
        ]
      : status === 'CONFIRMED'
        ? screening.cleared.filter(
            (pair) => !screening.hits.some(({ name, listed }) => name === pair.name && listed === pair.listed),
          )
        : screening.cleared,
})
