import { config } from '../config/config.ts'
import { fail } from '../problems/problem.ts'
import { table } from './client.ts'
import type { Definition, RecordDefinition, Stored, Write } from './definition.ts'
import {
  count,
  countEach,
  everyRow,
  idsInLists,
  type ListPage,
  type ListQuery,
  type ListWalk,
  pageOfList,
  type WholeList,
  walkList,
} from './lists.ts'
import { namedGroup, personScope } from './naming.ts'
import { type NumberedPage, type NumberedQuery, numberedPage } from './numberedPage.ts'
import { type NumberedSearch, numberedSearch } from './numberedSearch.ts'
import type { PackedState } from './packedState.ts'
import { readMany } from './readMany.ts'
import { rehearsedWrite } from './rehearsed.ts'
import { stateRow, uniqueRow } from './rows.ts'
import { findInLists, type SearchQuery } from './search.ts'
import { mustMatch, noteListed, noteRead } from './seen.ts'
import { stateById } from './stateById.ts'
import { readUp } from './stateVersion.ts'
import { type SaidAnew, saidAnew } from './untold.ts'

export type { RecordDefinition, Stored, Write }

/** Of a state's row, what is read. */
interface KeptRow {
  readonly version: number
  readonly schema?: number | undefined
  readonly seal?: string | undefined
  readonly state: PackedState
}

/** A store of records that name people who need be no users, whatever they are. */
export interface NamingRecords {
  readonly definition: Definition
  naming(email: string): Promise<Stored<{ readonly id: string }>[]>
  saidAnew(before: Stored<{ readonly id: string }>, said: SaidAnew): Write
}

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
  const untyped = definition as unknown as Definition

  const unstored = (row: KeptRow & { readonly id: string }) => {
    noteListed(row.id, row.version)
    return {
      ...readUp(untyped, row),
      version: row.version,
      ...(row.seal !== undefined && { seal: row.seal }),
    } as unknown as Stored<State>
  }

  const byId = async (id: string): Promise<Stored<State> | undefined> => {
    const rehearsed = rehearsedWrite(id)
    if (rehearsed?.definition === untyped)
      return rehearsed.after && ({ version: 0, ...rehearsed.before, ...rehearsed.after } as unknown as Stored<State>)
    const row = await stateById(id)
    if (row?.kind !== definition.kind) return undefined
    noteRead(id, { kind: row.kind, version: row.version })
    return unstored(row)
  }

  /** In the order asked, each once; ids that name nothing are left out. */
  const byIds = async (ids: readonly string[]): Promise<Stored<State>[]> => {
    const rows = await readMany(
      ids.map((id) => ({ id })),
      { nameOf: ({ id }) => id, consistent: true },
      (keys, how) => stateRow.get(keys).go(how),
    )
    return rows.flatMap((row) => (row.kind === definition.kind ? [unstored(row)] : []))
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

  /** The ids of those that have the values, by value, as the table has them. */
  const idsByUnique = async (key: Unique, values: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const rows = await readMany(
      values.map((value) => ({ key: `${definition.kind}.${key}`, value })),
      { nameOf: ({ value }) => value, consistent: true },
      (keys, how) => uniqueRow.get(keys).go(how),
    )
    return new Map(rows.map(({ value, id }) => [value, id]))
  }

  const write = (before: Stored<State> | undefined, after: State | undefined): Write => ({
    definition: untyped,
    before,
    after,
  })

  return {
    definition: untyped,
    byId,
    byIds,
    byUnique,
    idByUnique,
    idsByUnique,

    /**
     * The record, or the catalogue's not-found problem; also when `isMine` says it is nobody's business of the actor. Where
     * that is asked afterwards, the version of an If-Match is not asked here but by `reached`, or at the latest by `commit`:
     * its refusal tells what differs.
     */
    require: async (id: string, isMine?: (state: Stored<State>) => boolean): Promise<Stored<State>> => {
      const found = await byId(id)
      if (found === undefined || isMine?.(found) === false) return fail(definition.notFound)
      if (isMine !== undefined) mustMatch(definition.kind, found)
      return found
    },

    /** The same record, once it is known to be in the actor's reach: the version of an If-Match is asked of it. */
    reached: (found: Stored<State>): Stored<State> => {
      mustMatch(definition.kind, found)
      return found
    },

    /** Every row of a list as it is written, in the order of a sort: for what is decided on, whatever the list's length. */
    every: (whole: WholeList<Sort>): Promise<Summary[]> => everyRow<Summary>(untyped, whole),

    /** The next ids of a list in the order they were given, as the table has them: for work that goes through all of them. */
    walk: (walk: ListWalk) => walkList(untyped, walk),

    /**
     * One page of a list: one query for each scope and shard, whatever the list's length. An index may be a moment behind:
     * it is for people's eyes, and nothing is decided on it. So are `search` and `count`.
     */
    list: (query: ListQuery<Sort>): Promise<ListPage<Summary>> => pageOfList<Summary>(untyped, query),

    /** A page by its number, from 0, of a list that has a thumb index: for people's eyes, as `list` is. */
    page: (query: NumberedQuery<Sort>): Promise<NumberedPage<Summary>> => numberedPage<Summary>(untyped, query),

    /** A page by its number of what `search` finds. */
    searchPage: (query: NumberedSearch): Promise<NumberedPage<Summary>> => numberedSearch<Summary>(untyped, query),

    /** Those that name whoever has an address, as the table has them. */
    naming: async (email: string): Promise<Stored<State>[]> => {
      const ids = await idsInLists(untyped, { scopes: [personScope(email)], group: namedGroup })
      return byIds(ids)
    },

    /** The write that says anew what it says of whoever has an address, where that does not have to stay. */
    saidAnew: (before: Stored<State>, said: SaidAnew): Write =>
      write(
        before,
        saidAnew(
          untyped,
          before as unknown as Stored<{ readonly id: string }> & Record<string, unknown>,
          said,
        ) as unknown as State,
      ),

    /** One page of the records whose words contain the text, within scopes and group: closest match first, then newest. */
    search: (query: SearchQuery): Promise<ListPage<Summary>> => findInLists<Summary>(untyped, query),

    /**
     * How many there are in a list, or in several together, where what is in two of them counts twice; and what they measure
     * in all. Seconds behind at most.
     */
    count: (scopes: string | readonly string[], group?: string) => count(untyped, scopes, group),

    /** The same of each scope apart, of those that are in one partition; what has none is not told. */
    countEach: (scopes: readonly string[], group?: string) => countEach(untyped, scopes, group),

    create: (state: State): Write => write(undefined, state),
    update: (before: Stored<State>, after: State): Write => write(before, after),
    remove: (before: Stored<State>): Write => write(before, undefined),
  }
}
