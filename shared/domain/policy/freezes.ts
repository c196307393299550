import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { CancellationCause } from './cancellationRules.ts'

/**
 * What a moratorium or a hold keeps from being done (rule: moratorium): cancelling because nothing was paid, cancelling
 * because the company wants to, ending cover that nobody has renewed, and charging for lateness.
 */
export const frozenActs = ['cancelNonPayment', 'cancelByInsurer', 'nonRenewal', 'lateFee'] as const
export type FrozenAct = (typeof frozenActs)[number]

/** Why one policy is held. */
export const holdKinds = ['LITIGATION', 'COMPLAINT', 'DISPUTE'] as const

/** What freezes acts, from its first day to its last; without one it stands until somebody ends it. */
export interface Freeze {
  readonly kind: 'hold' | 'moratorium'
  readonly id: string
  /** By what a person knows it: the number of the bulletin, the kind of the hold. */
  readonly name: string
  readonly acts: readonly FrozenAct[]
  readonly from: CalendarDate
  readonly until?: CalendarDate | undefined
}

/** Where a policy’s insured is. */
interface Place {
  readonly state?: string | undefined
  readonly zipcode?: string | undefined
}

/** Where a moratorium stands; of neither states nor postcodes it stands in the whole region. */
interface Area {
  readonly states: readonly string[]
  readonly postcodes: readonly string[]
}

const plain = (code: string): string => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** `SW1A 1AA` is in `SW1A 1AA`, in its district `SW1A` and in its area `SW`; a number is in all that it begins with. */
const isWithin = (zipcode: string, entry: string): boolean => {
  const [code, wanted] = [plain(zipcode), plain(entry)]
  if (wanted === '') return false
  if (/^\d/.test(code)) return code.startsWith(wanted)
  const district = code.replace(/\d[A-Z]{2}$/, '')
  const area = /^[A-Z]+/.exec(code)?.[0]
  return wanted === code || wanted === district || wanted === area
}

/** Whether a place is in the area of a moratorium. */
export const isInArea = ({ state, zipcode }: Place, { states, postcodes }: Area): boolean =>
  (states.length === 0 && postcodes.length === 0) ||
  (state !== undefined && states.includes(state)) ||
  (zipcode !== undefined && postcodes.some((entry) => isWithin(zipcode, entry)))

/** Whether a freeze stands on a day. */
export const standsOn = ({ from, until }: Pick<Freeze, 'from' | 'until'>, day: CalendarDate): boolean =>
  from <= day && (until === undefined || day <= until)

/** A text as far as it says something: people write the same reason with other capitals and blanks. */
const saidIn = (text: string): string => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

interface HoldTerms extends Pick<Freeze, 'acts' | 'until'> {
  readonly kind: (typeof holdKinds)[number]
  readonly reason: string
}

/** Whether a hold that stands does all that another would, for the same reason (decision: frozen-once). */
export const holdsAlready = (standing: HoldTerms, next: HoldTerms): boolean =>
  standing.kind === next.kind &&
  saidIn(standing.reason) === saidIn(next.reason) &&
  next.acts.every((act) => standing.acts.includes(act)) &&
  (standing.until === undefined || (next.until !== undefined && next.until <= standing.until))

interface MoratoriumTerms extends Area, Required<Pick<Freeze, 'acts' | 'from'>> {
  readonly source: string
  readonly until: CalendarDate
}

/** What moratoriums have in common that are the same: order, days, places and acts (decision: frozen-once). */
export const moratoriumKey = ({ source, from, until, states, postcodes, acts }: MoratoriumTerms): string =>
  [saidIn(source), from, until, ...[states, postcodes.map(plain), acts].map((each) => each.toSorted().join(','))].join(
    '|',
  )

/** Of all that freeze an act on a day the one that stands the longest. */
export const freezeOf = (freezes: readonly Freeze[], act: FrozenAct, day: CalendarDate): Freeze | undefined => {
  const standing = freezes.filter((freeze) => freeze.acts.includes(act) && standsOn(freeze, day))
  return standing.find(({ until }) => until === undefined) ?? standing.toSorted(byEnd).at(-1)
}

const byEnd = (a: Freeze, b: Freeze): number => ((a.until ?? '') < (b.until ?? '') ? -1 : 1)

/** A financer cancels because its loan is not paid back. */
const byCause: Readonly<Record<CancellationCause, FrozenAct | undefined>> = {
  coolingOff: undefined,
  financer: 'cancelNonPayment',
  insured: undefined,
  insurer: 'cancelByInsurer',
  nonPayment: 'cancelNonPayment',
}

/** What of a cancellation can be frozen; what the insured asks for cannot. */
export const actOfCause = (cause: CancellationCause): FrozenAct | undefined => byCause[cause]
