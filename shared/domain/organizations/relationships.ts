import type { CalendarDate } from '../calendar/calendarDate.ts'

/** How one organization stands to another; `from` is the one that is named first: a location of, a member of. */
export const relationshipKinds = [
  'locationOf',
  'memberOf',
  'appointedBy',
  'aggregatedBy',
  'managedBy',
  'carriedBy',
  'reinsuredBy',
  'processedBy',
] as const
export type RelationshipKind = (typeof relationshipKinds)[number]

/** Of these an organization has one at most at a time; a programme is written on one paper (decision: one-carrier). */
const onlyOne: readonly RelationshipKind[] = ['locationOf', 'aggregatedBy', 'managedBy', 'carriedBy']

/** That an organization stands to another in some way, from a day until the day before another. */
export interface Relationship {
  readonly id: string
  readonly kind: RelationshipKind
  /** Who stands below. */
  readonly from: string
  /** Who stands above. */
  readonly to: string
  readonly begins: CalendarDate
  /** The first day on which it is over; none while nobody knows. */
  readonly ends?: CalendarDate | undefined
}

/** Why a relationship is refused. */
export type RelationshipFault = 'cycle' | 'endsBeforeItBegins' | 'itself' | 'twice' | 'twoOwners'

/** Whether it holds on a day. */
export const holdsOn = ({ begins, ends }: Pick<Relationship, 'begins' | 'ends'>, day: CalendarDate): boolean =>
  begins <= day && (ends === undefined || day < ends)

type Span = Pick<Relationship, 'begins' | 'ends'>

/** The days on which both hold, undefined when there are none. */
const common = (a: Span, b: Span): Span | undefined => {
  const begins = a.begins > b.begins ? a.begins : b.begins
  const [ends] = [a.ends, b.ends].filter((end) => end !== undefined).sort()
  return ends === undefined || begins < ends ? { begins, ends } : undefined
}

/** Whether a way leads up from an organization to another on some day of a span; all of it must hold on that day. */
const leadsUp = (all: readonly Relationship[], from: string, to: string, within: Span): boolean => {
  const seen = new Set<string>()
  const search = (at: string, span: Span): boolean => {
    if (at === to) return true
    const place = `${at}|${span.begins}|${span.ends ?? ''}`
    if (seen.has(place)) return false
    seen.add(place)
    return all.some((each) => {
      const both = each.from === at ? common(span, each) : undefined
      return both !== undefined && search(each.to, both)
    })
  }
  return search(from, within)
}

/**
 * What is wrong with a relationship beside all others of the region; undefined when nothing is. One that is changed is
 * looked at beside the others, without what it was.
 */
export const faultOf = (next: Relationship, all: readonly Relationship[]): RelationshipFault | undefined => {
  const others = all.filter(({ id }) => id !== next.id)
  if (next.ends !== undefined && next.ends <= next.begins) return 'endsBeforeItBegins'
  if (next.from === next.to) return 'itself'
  const rivals = others.filter(
    (each) => each.from === next.from && each.kind === next.kind && common(each, next) !== undefined,
  )
  if (rivals.some(({ to }) => to === next.to)) return 'twice'
  if (onlyOne.includes(next.kind) && rivals.length > 0) return 'twoOwners'
  return leadsUp(others, next.to, next.from, next) ? 'cycle' : undefined
}

/** Who sees the business of an organization on a day: itself, and everybody above it, to any depth. */
export const whoSees = (
  organizationId: string,
  all: readonly Relationship[],
  day: CalendarDate,
): ReadonlySet<string> => {
  const today = all.filter((each) => holdsOn(each, day))
  const seen = new Set([organizationId])
  for (const one of seen) for (const { from, to } of today) if (from === one) seen.add(to)
  return seen
}
