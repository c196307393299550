import { ulid } from 'ulid'
import type { Write } from '#functions/_platform/storage/record.ts'
import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Dice } from './dice.ts'

/** Who does something in the story, and for which organization. */
export interface Doer {
  readonly id: string
  readonly actsFor?: string
}

/** What happens by itself is nobody's. */
export const byItself: Doer = { id: 'system' }

/** When something happened, by which operation, and whose it was. */
export interface Deed {
  readonly at: Instant
  readonly operation: string
  readonly by: Doer
}

/** The story as it is written down, and the names it gives. */
export interface Chronicle {
  readonly dice: Dice
  /** A new id of a kind (`quo`), made at that instant. */
  id(prefix: string, at: Instant): string
  /** The next number of a series, from 1. */
  number(series: string): number
  tell(write: Write, deed: Deed): void
  /** Whether nothing was told of a record that came after an instant, so that something may be told of it then. */
  isTellable(id: string, at: Instant): boolean
  /** Everything told, in the order in which it happened. */
  readonly steps: () => readonly Step[]
  readonly series: () => Readonly<Record<string, number>>
}

export const newChronicle = (dice: Dice): Chronicle => {
  const steps: Step[] = []
  const series: Record<string, number> = {}
  const last = new Map<string, string>()
  const isTellable = (id: string, at: Instant): boolean => at >= (last.get(id) ?? '')
  return {
    dice,
    isTellable,
    id: (prefix, at) => `${prefix}_${ulid(Date.parse(at), () => dice.next())}`,
    number: (name) => {
      const next = (series[name] ?? 0) + 1
      series[name] = next
      return next
    },
    tell({ definition, after }, { at, operation, by }) {
      if (after === undefined) throw new Error(`The story removes nothing, as ${operation} would.`)
      if (!isTellable(after.id, at)) throw new Error(`${operation} of ${after.id} is told after what came later.`)
      last.set(after.id, at)
      steps.push({
        definition,
        state: after,
        at,
        operation,
        actor: by.id,
        ...(by.actsFor !== undefined && { actsFor: by.actsFor }),
      })
    },
    steps: () => steps.toSorted((a, b) => (a.at === b.at ? 0 : a.at < b.at ? -1 : 1)),
    series: () => series,
  }
}
