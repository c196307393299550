import type { Definition, State } from './definition.ts'
import { listKey, shardOf } from './listKeys.ts'
import { namedGroup, personScopesOf } from './naming.ts'
import type { KeysOfRows } from './packedKeys.ts'
import type { Findable, PartnerRows } from './rows.ts'
import { isShortScope } from './shortScope.ts'
import { versionAttribute } from './stateVersion.ts'
import { partnerPrefix } from './wideScope.ts'
import { foundWordsOf, headOf, newestFirst, suffixesOfWords } from './words.ts'

/** A row that a state has in one list. */
export interface ListPut {
  readonly list: string
  readonly id: string
  readonly summary: Record<string, unknown>
  readonly schema?: number
  readonly measure?: number
  readonly s1?: string
  readonly s2?: string
  readonly s3?: string
  readonly s4?: string
  readonly expiresAt?: number
}

/** A row that a state has in the search index. */
export interface SearchRow {
  readonly kind: string
  readonly scope: string
  readonly head: string
  readonly suffix: string
  readonly id: string
  readonly newest: string
  readonly text: string
}

const slots = ['s1', 's2', 's3', 's4']

/** A state says the same whatever version of it was read: what is written over one carries the version before. */
const bare = ({ version: _, seal: __, ...state }: State) => state

/** All rows that a state has in lists. Sort values end in the id, so that no two rows tie. */
const allListRowsOf = (definition: Definition, state: State | undefined): ListPut[] => {
  const { list, kind } = definition
  if (list === undefined || state === undefined) return []
  const of = bare(state)
  const expiresAt = definition.expiresAt?.(of)
  const row = {
    id: state.id,
    summary: list.summary(of) as Record<string, unknown>,
    ...versionAttribute(definition),
    ...(expiresAt !== undefined && { expiresAt }),
  }
  const keysIn = (group: string) => {
    const sorts: Readonly<Record<string, (state: State, group: string) => string>> =
      list.queue?.has(group) === true ? list.queue.sorts : list.sorts
    return Object.fromEntries(
      Object.values(sorts).map((sort, index) => [slots[index], `${sort(of, group).toLowerCase()}#${state.id}`]),
    )
  }
  return [...new Set(list.scopes(of))].flatMap((scope) =>
    [...new Set([...(list.groupsOnly ? [] : ['any']), ...(list.groups?.(of, scope) ?? [])])].map((group) => ({
      ...row,
      ...(list.measure && { measure: list.measure(of, group) }),
      ...keysIn(group),
      list: listKey({ kind, scope, group, id: state.id }, list.shards ?? 1),
    })),
  )
}

const isOfPartner = ({ list }: ListPut): boolean => isPartnerList(list)

/** The rows by which those are found whom a state names: they say nothing of it, and nothing of them. */
const namedRowsOf = (definition: Definition, state: State | undefined): ListPut[] => {
  const { kind, names } = definition
  if (names === undefined || state === undefined) return []
  const of = bare(state)
  const expiresAt = definition.expiresAt?.(of)
  return personScopesOf(names, of).map((scope) => ({
    ...{ id: state.id, summary: {}, list: listKey({ kind, scope, group: namedGroup, id: state.id }, 1) },
    ...versionAttribute(definition),
    ...(expiresAt !== undefined && { expiresAt }),
  }))
}

/** The rows that a state has in the lists of its owners, of everyone and of those it names: written with it. */
export const listRowsOf = (definition: Definition, state: State | undefined): ListPut[] => [
  ...allListRowsOf(definition, state).filter((row) => !isOfPartner(row)),
  ...namedRowsOf(definition, state),
]

/** What the stream puts into the lists of partners: one row, and the lists that have it; undefined for a state without. */
export const partnerRowsOf = (definition: Definition, state: State | undefined): PartnerRows | undefined => {
  const rows = allListRowsOf(definition, state).filter(isOfPartner)
  const [first] = rows
  if (first === undefined) return undefined
  const { list: _, ...row } = first
  const measures = rows.map(({ measure = 0 }) => measure)
  const differ = measures.some((measure) => measure !== first.measure) && first.measure !== undefined
  return { lists: rows.map(({ list }) => list), ...(differ && { measures }), row }
}

/** The rows of partners' lists as they are put. */
export const partnerPutsOf = (partners: PartnerRows | undefined): ListPut[] =>
  partners === undefined
    ? []
    : partners.lists.map((list, index) => {
        const measure = partners.measures?.[index]
        return { ...partners.row, ...(measure !== undefined && { measure }), list }
      })

/** Whether the stream writes the rows of a list. */
export const isPartnerList = (list: string): boolean => list.split('|')[1]?.startsWith(partnerPrefix) === true

const said = (texts: readonly (string | undefined)[]): string[] =>
  texts.filter((text): text is string => text !== undefined && text !== '')

/** By what the stream indexes a state; undefined for a kind that is not searched. */
export const findableOf = (definition: Definition, state: State): Findable | undefined => {
  const { kind, list, search, searchFromStart, searchScopes } = definition
  if (search === undefined) return undefined
  const of = bare(state)
  return {
    kind,
    texts: said(search(of)),
    ...(searchFromStart && { starts: said(searchFromStart(of)), shards: list?.shards ?? 1 }),
    scopes: [...new Set((searchScopes ?? list?.scopes)?.(of) ?? ['all'])].filter((scope) => !isShortScope(scope)),
  }
}

/** The partitions that the rows of a head may be in: what everybody's words begin with is spread in everyone's list. */
export const headsOf = (
  { scope, suffix }: { readonly scope: string; readonly suffix: string },
  shards: number,
): string[] =>
  Array.from({ length: scope === 'all' ? shards : 1 }, (_, shard) =>
    shard === 0 ? headOf(suffix) : `${headOf(suffix)}.${shard}`,
  )

/** The rows a state has in the search index: one for each scope and suffix. */
export const searchRowsOf = (id: string, find: Findable | undefined): SearchRow[] => {
  if (find === undefined) return []
  const { kind, scopes, shards = 1 } = find
  const words = foundWordsOf(find.texts, find.starts)
  const text = words.join(' ')
  const suffixes = suffixesOfWords(words)
  const newest = newestFirst(id)
  const shard = shardOf(id, shards)
  return scopes.flatMap((scope) =>
    suffixes.map((suffix) => {
      const heads = headsOf({ scope, suffix }, shards)
      return { kind, scope, head: heads[shard] ?? headOf(suffix), suffix, id, newest, text }
    }),
  )
}

/** The values that a state holds alone, by the key of their row. */
export const uniquesOf = (definition: Definition, state: State | undefined): Map<string, string> =>
  new Map(
    state === undefined
      ? []
      : Object.entries(definition.unique ?? {}).flatMap(([key, read]) => {
          const value = read(bare(state))
          return value === undefined ? [] : [[`${definition.kind}.${key}`, value] as const]
        }),
  )

/** The keys of rows that a state may have from the days when it did not keep them. */
export const formerKeysOf = ({ kind, list }: Definition, state: State): KeysOfRows => {
  const of = bare(state)
  const lists = [...new Set(list?.formerGroups === undefined ? [] : list.scopes(of))].flatMap((scope) =>
    ['any', ...(list?.formerGroups?.(of, scope) ?? [])].map((group) =>
      listKey({ kind, scope, group, id: state.id }, list?.shards ?? 1),
    ),
  )
  return { lists: lists.filter((each) => !isPartnerList(each)), uniques: [] }
}

/** The keys of the rows that are written with a state. */
export const keysOfRows = (definition: Definition, state: State): KeysOfRows => ({
  lists: listRowsOf(definition, state).map(({ list }) => list),
  uniques: [...uniquesOf(definition, state)],
})
