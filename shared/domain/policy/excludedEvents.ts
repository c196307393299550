import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Leaves } from './policyLeaves.ts'
import { fieldsOf, leavesOf } from './policyTerms.ts'

/** A past event whose consequences a policy does not cover. */
export interface ExcludedEvent {
  readonly claimNumber: string
  readonly claimName: string
  readonly claimDescription: string
  readonly claimDate: CalendarDate
}

const isOfEvent = (field: string): boolean => field.startsWith('eventExclusions.')

/** The events that terms exclude, in their order. */
export const excludedEvents = (leaves: Leaves): readonly ExcludedEvent[] =>
  fieldsOf(leaves).eventExclusions as readonly ExcludedEvent[] // leaves are made of these alone

const keysOf = (leaves: Leaves): readonly string[] => [
  ...new Set(Object.keys(leaves).flatMap((field) => (isOfEvent(field) ? (field.split('.')[1] ?? []) : []))),
]

/**
 * Terms with the events as they are excluded from then on. One that was excluded before keeps its place, so that a change of
 * others does not read as one of it; who is new has a place by the revision.
 */
export const withExcludedEvents = (
  before: Leaves,
  events: readonly ExcludedEvent[] | undefined,
  revision: number,
): Leaves => {
  if (events === undefined) return before
  const had = keysOf(before).map((key) => ({ key, number: before[`eventExclusions.${key}.claimNumber`] }))
  const taken = new Set<string>()
  const places = events.map(({ claimNumber }, index) => {
    const known = had.find(({ key, number }) => number === claimNumber && !taken.has(key))?.key
    const key = known ?? `exc_${revision}_${index + 1}`
    taken.add(key)
    return key
  })
  return {
    ...Object.fromEntries(Object.entries(before).filter(([field]) => !isOfEvent(field))),
    ...Object.fromEntries(
      Object.entries(leavesOf({ eventExclusions: events })).map(([field, leaf]) => {
        const [root, place, ...rest] = field.split('.')
        return [[root, places[Number(place)], ...rest].join('.'), leaf]
      }),
    ),
  }
}
