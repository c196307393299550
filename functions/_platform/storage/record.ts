import type { ProblemCode } from '#shared/contract/problems.ts'
import { config } from '../config/config.ts'
import { fail } from '../http/problem.ts'
import { table } from './client.ts'
import { count, type ListPage, type ListQuery, pageOfList } from './lists.ts'
import { type PackedState, unpackState } from './packedState.ts'
import { stateRow, uniqueRow } from './rows.ts'
import { findInLists, type SearchQuery } from './search.ts'

/** A state as it is kept: with the version that the next write of it expects. */
export type Stored<State> = State & { readonly version: number }

/** How a kind of record is kept, listed and found. Everything but `kind` and `notFound` is opted into. */
export interface RecordDefinition<
  State extends { readonly id: string },
  Unique extends string,
  Sort extends string,
  Summary,
> {
  readonly kind: string
  readonly notFound: ProblemCode
  /** Values that only one record of the kind may have, and by which it is found. */
  readonly unique?: { readonly [Key in Unique]: (state: State) => string | undefined }
  readonly list?: {
    /** Whose lists it is in: `all`, `agency:…`, `account:…`. */
    readonly scopes: (state: State) => readonly string[]
    /** The filters it falls under in a scope, besides `any`. */
    readonly groups?: (state: State, scope: string) => readonly string[]
    /** At most four orders; a value is compared as text. The first is the standard one. */
    readonly sorts: { readonly [Key in Sort]: (state: State) => string }
    /** What a row of the list shows. */
    readonly summary: (state: State) => Summary
    /** A number that the list's counter adds up, such as the premium in minor units. */
    readonly measure?: (state: State) => number
    /** Partitions of the `all` scope, for lists that everyone writes to. */
    readonly shards?: number
  }
  /** Words by which it is found: any part of a word will do. */
  readonly search?: (state: State) => readonly (string | undefined)[]
  /** When its rows may go, in epoch seconds; whoever reads it before checks whether that time has come. */
  readonly expiresAt?: (state: State) => number | undefined
}

/** A write of one record, to be committed. `after` undefined removes it. */
export interface Write {
  readonly definition: RecordDefinition<never, string, string, unknown>
  readonly before: Stored<{ readonly id: string }> | undefined
  readonly after: { readonly id: string } | undefined
}

const unstored = <State extends { readonly id: string }>(row: { version: number; state: PackedState }) =>
  ({ ...unpackState(row.state), version: row.version }) as unknown as Stored<State>

/**
 * Declares a kind of record and answers with its store: reads by id, by unique value, by list and by search, and the
 * writes for `commit`. List rows, search rows and counters follow from the definition.
 */
export const defineRecord = <
  State extends { readonly id: string },
  Unique extends string = never,
  Sort extends string = never,
  Summary extends object = never,
>(
  definition: RecordDefinition<State, Unique, Sort, Summary>,
) => {
  const options = () => ({ client: table(), table: config.tableName })

  const byId = async (id: string): Promise<Stored<State> | undefined> => {
    const { data } = await stateRow.get({ id }).go({ ...options(), consistent: true })
    return data === null || data.kind !== definition.kind ? undefined : unstored<State>(data)
  }

  const byIds = async (ids: readonly string[]): Promise<Stored<State>[]> => {
    if (ids.length === 0) return []
    const { data } = await stateRow.get(ids.map((id) => ({ id }))).go({ ...options(), preserveBatchOrder: true })
    return data.flatMap((row) => (row === null || row.kind !== definition.kind ? [] : [unstored<State>(row)]))
  }

  const idByUnique = async (key: Unique, value: string): Promise<string | undefined> => {
    const { data } = await uniqueRow
      .get({ key: `${definition.kind}.${key}`, value })
      .go({ ...options(), consistent: true })
    return data?.id
  }

  const byUnique = async (key: Unique, value: string): Promise<Stored<State> | undefined> => {
    const id = await idByUnique(key, value)
    return id === undefined ? undefined : byId(id)
  }

  const write = (before: Stored<State> | undefined, after: State | undefined): Write => ({
    definition: definition as unknown as Write['definition'],
    before,
    after,
  })

  return {
    definition,
    byId,
    byIds,
    byUnique,
    idByUnique,

    /** The record, or the catalogue's not-found problem; also when `isMine` says it is nobody's business of the actor. */
    require: async (id: string, isMine: (state: Stored<State>) => boolean = () => true): Promise<Stored<State>> => {
      const found = await byId(id)
      return found !== undefined && isMine(found) ? found : fail(definition.notFound)
    },

    /** One page of a list: one query for each scope and shard, whatever the list's length. */
    list: (query: ListQuery<Sort>): Promise<ListPage<Summary>> =>
      pageOfList<Summary>(
        definition.kind,
        Object.keys(definition.list?.sorts ?? {}),
        definition.list?.shards ?? 1,
        query,
      ),

    /** One page of the records whose words contain the text, within scopes and group: closest match first, then newest. */
    search: (query: SearchQuery): Promise<ListPage<Summary>> =>
      findInLists<Summary>(definition.kind, definition.list?.shards ?? 1, query),

    /** How many there are in a list, and what they measure in all; seconds behind at most. */
    count: (scope: string, group = 'any') => count(definition.kind, definition.list?.shards ?? 1, scope, group),

    create: (state: State): Write => write(undefined, state),
    update: (before: Stored<State>, after: State): Write => write(before, after),
    remove: (before: Stored<State>): Write => write(before, undefined),
  }
}
