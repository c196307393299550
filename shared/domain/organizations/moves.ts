import type { CalendarDate } from '../calendar/calendarDate.ts'
import { faultOf, holdsOn, type Relationship, type RelationshipFault } from './relationships.ts'

/** An agency that is to be a location of another from a day on, or of none. */
export interface Moving {
  /** Of the relationship that begins. */
  readonly id: string
  readonly from: string
  /** Whose location it is from then on; nobody’s where there is none. */
  readonly to: string | undefined
  readonly day: CalendarDate
  readonly today: CalendarDate
}

/** What a move makes of the days on which the agency was, is and was to be a location of others. */
export interface Move {
  /** What was to begin on that day or later, and now never does. */
  readonly gone: readonly Relationship[]
  /** What holds until then, with its end. */
  readonly ended: Relationship | undefined
  readonly begun: Relationship | undefined
  /** What was to end and now does not: the agency stays with whom it is. */
  readonly kept?: Relationship | undefined
  /** Nothing moves: what was to come falls away. */
  readonly stays?: true
}

type Moved = { readonly ok: false; readonly fault: RelationshipFault | 'notFound' } | ({ readonly ok: true } & Move)

const refused = (fault: RelationshipFault | 'notFound'): Moved => ({ ok: false, fault })

/** What holds on a day of an agency as a location of another. */
export const parentOn = (from: string, all: readonly Relationship[], day: CalendarDate): Relationship | undefined =>
  all.find((each) => each.kind === 'locationOf' && each.from === from && holdsOn(each, day))

/**
 * Moves an agency: what holds on the day ends, what was to begin from then on falls away, and the new one begins. Who is to
 * be on the day where it is until then stays there, and what was to come falls away. What has begun before today is not
 * undone, and nobody belongs twice to the same.
 */
export const moveOf = ({ id, from, to, day, today }: Moving, all: readonly Relationship[]): Moved => {
  const own = all.filter((each) => each.kind === 'locationOf' && each.from === from)
  const present = own.find((each) => each.to === to && each.begins <= day && (each.ends ?? day) >= day)
  const gone = own.filter((each) => each.begins >= day && each !== present)
  if (gone.some(({ begins }) => begins < today)) return refused('endsBeforeItBegins')
  const until = own.find((each) => each.begins < day && holdsOn(each, day))
  if (present !== undefined) {
    const { ends, ...kept } = present
    return ends === undefined
      ? refused('twice')
      : { ok: true, gone, ended: undefined, begun: undefined, kept, stays: true }
  }
  if (to === undefined && until === undefined)
    return gone.length === 0 ? refused('notFound') : { ok: true, gone, ended: undefined, begun: undefined, stays: true }
  const ended = until && { ...until, ends: day }
  if (to === undefined) return { ok: true, gone, ended, begun: undefined }
  const begun: Relationship = { id, kind: 'locationOf', from, to, begins: day }
  const beside = all.filter((each) => each.id !== until?.id && !gone.includes(each))
  const fault = faultOf(begun, ended === undefined ? beside : [...beside, ended])
  return fault === undefined ? { ok: true, gone, ended, begun } : refused(fault)
}

/** All relationships once an agency has moved. */
export const afterMove = (
  all: readonly Relationship[],
  { gone, ended, begun, kept }: Move,
): readonly Relationship[] => [
  ...all.filter(({ id }) => id !== ended?.id && id !== kept?.id && gone.every((each) => each.id !== id)),
  ...[ended, kept, begun].filter((each) => each !== undefined),
]

/** The next day to come on which an agency is somebody else’s location, or nobody’s, and whose; undefined where it stays. */
export const nextMove = (
  from: string,
  all: readonly Relationship[],
  today: CalendarDate,
): { readonly day: CalendarDate; readonly to: string | undefined } | undefined => {
  const own = all.filter((each) => each.kind === 'locationOf' && each.from === from)
  const [day] = own
    .flatMap(({ begins, ends }) => [begins, ends])
    .filter((each) => each !== undefined && each > today)
    .sort()
  return day && { day, to: parentOn(from, own, day)?.to }
}
