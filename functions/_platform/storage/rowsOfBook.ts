import type { Instant } from '#shared/domain/calendar/instant.ts'
import { config } from '../config/config.ts'
import { withTrace } from '../log/log.ts'
import { auditRow, trailRow } from './auditRows.ts'
import { trailRowsOf } from './auditTrail.ts'
import type { State, Write } from './definition.ts'
import { auditEntry } from './history.ts'
import { listItem } from './listItem.ts'
import { counterRow, searchRow, sequenceRow, stateRow, uniqueRow } from './rows.ts'
import {
  findableOf,
  type ListPut,
  listRowsOf,
  partnerPutsOf,
  partnerRowsOf,
  searchRowsOf,
  uniquesOf,
} from './rowsOfState.ts'
import { isShortList } from './shortScope.ts'
import { stateAttributes } from './writeItems.ts'

/** What a record became in one step of its life: when, by which operation, and whose. */
export interface Step {
  readonly definition: Write['definition']
  readonly state: { readonly id: string }
  /** Instant. */
  readonly at: Instant
  readonly operation: string
  /** The user's id; `system` for what happens by itself. */
  readonly actor: string
  /** The organization that the actor acts for. */
  readonly actsFor?: string
}

/** A row as it lies in the table. */
export type BookRow = Readonly<Record<string, unknown>>

interface Kept {
  readonly definition: Write['definition']
  readonly state: State
  readonly version: number
  readonly seal: string
}

/** ElectroDB gives its parameters without a type. */
const itemOf = (put: { params(options: { table: string }): unknown }): BookRow =>
  (put.params({ table: config.tableName }) as { readonly Item: BookRow }).Item

const entryOf = ({ definition, state, at, operation, actor, actsFor }: Step, before: Kept | undefined) => {
  const was = before && { ...before.state, version: before.version, seal: before.seal }
  const trace = { requestId: 'book', operation, actor, capacity: 0, ...(actsFor !== undefined && { actsFor }) }
  return withTrace(trace, async () => auditEntry(definition, was, state as State, at))
}

const rowsOfKept = ({ definition, state, version, seal }: Kept) => {
  const lists: ListPut[] = [...listRowsOf(definition, state), ...partnerPutsOf(partnerRowsOf(definition, state))]
  const uniques = [...uniquesOf(definition, state)]
  return {
    lists,
    rows: [
      itemOf(stateRow.put(stateAttributes(definition, state, version, seal))),
      ...lists.map((row) => listItem(row)),
      ...uniques.map(([key, value]) => itemOf(uniqueRow.put({ key, value, id: state.id }))),
      ...searchRowsOf(state.id, findableOf(definition, state)).map((row) => itemOf(searchRow.put(row))),
    ],
  }
}

/**
 * The rows that records have after the steps of their lives, in the order given, as commits and the stream would have left
 * them: states, histories and their trails, lists with their counters, unique values and search. It is for loading a book
 * into a table that has none of it; a kind with pages by number cannot be loaded so.
 */
export const rowsOfBook = async (
  steps: readonly Step[],
  series: Readonly<Record<string, number>> = {},
): Promise<BookRow[]> => {
  const kept = new Map<string, Kept>()
  const counters = new Map<string, { count: number; measure: number }>()
  const rows: BookRow[] = []
  for (const step of steps) {
    const before = kept.get(step.state.id)
    const { trail, ...entry } = await entryOf(step, before)
    rows.push(itemOf(auditRow.put({ ...entry, ...(trail && { trail }) })))
    if (trail !== undefined) rows.push(...trailRowsOf({ ...entry, trail }).map((row) => itemOf(trailRow.put(row))))
    kept.set(step.state.id, {
      definition: step.definition,
      state: step.state as State,
      version: entry.version,
      seal: entry.seal,
    })
  }
  for (const each of kept.values()) {
    const { lists, rows: own } = rowsOfKept(each)
    rows.push(...own)
    for (const { list, measure = 0 } of lists) {
      if (isShortList(list)) continue
      const counter = counters.get(list) ?? { count: 0, measure: 0 }
      counters.set(list, { count: counter.count + 1, measure: counter.measure + measure })
    }
  }
  for (const [list, counter] of counters) rows.push(itemOf(counterRow.put({ list, ...counter, sequence: '' })))
  for (const [name, last] of Object.entries(series)) rows.push(itemOf(sequenceRow.put({ series: name, last })))
  return rows
}
