import { config } from '../config/config.ts'
import { table } from './client.ts'
import type { Definition } from './definition.ts'
import { justWritten } from './justWritten.ts'
import { listKey } from './listKeys.ts'
import { distinct, groupsOf, idsInLists, keyOfToken, type ListPage, listOf, token } from './lists.ts'
import { isBefore } from './order.ts'
import { readMany } from './readMany.ts'
import { listRow, searchRow, stateRow } from './rows.ts'
import { headsOf, searchRowsOf } from './rowsOfState.ts'
import { isShortScope } from './shortScope.ts'
import { summariesOf } from './summaries.ts'
import { longestWord, suffixesOfWords, wordsOf } from './words.ts'

export interface SearchQuery {
  readonly scopes: readonly string[]
  readonly group?: string | readonly string[] | undefined
  readonly text: string
  readonly size: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** A row of the search index; `at` is its place in the order of hits. */
interface IndexRow {
  readonly id: string
  readonly suffix: string
  readonly text: string
  readonly at: string
}

/** A walk through the index rows of a word: forth in the order of hits, or back. */
interface Walk {
  readonly kind: string
  /** The partitions that have the word's rows: of every scope, each of its head. */
  readonly parts: readonly { readonly scope: string; readonly head: string }[]
  readonly word: string
  readonly backwards: boolean
  /** Rows that one round reads of each part. */
  readonly limit: number
  readonly own: OwnRows
}

/**
 * Records whose rows are made here: what the caller has just written, of which the index may have rows from before, and what
 * short lists have, of which it has none.
 */
interface OwnRows {
  readonly ids: ReadonlySet<string>
  readonly rows: readonly IndexRow[]
}

/** A page reads at most so many rounds of index rows; then it is handed out as it is. */
const mostRounds = 6

const options = () => ({ client: table(), table: config.tableName })

/** Places right behind and right before a row's, for a page that has no row to name. */
const behind = (at: string): string => `${at}~`
const ahead = (at: string): string => at.slice(0, -1)

const cursorParts = (at: string) => {
  const [newest = '', ...suffix] = at.split('#').reverse()
  return { suffix: suffix.reverse().join('#'), newest }
}

const indexRowsOf = async (walk: Walk, part: Walk['parts'][number], from: string | undefined): Promise<IndexRow[]> => {
  const { kind, word, backwards, limit } = walk
  const query = searchRow.query.bySuffix({ kind, ...part })
  const rows =
    from === undefined
      ? query.begins({ suffix: word })
      : backwards
        ? query.lt(cursorParts(from))
        : query.gt(cursorParts(from))
  const { data } = await rows.go({ ...options(), limit, order: backwards ? 'desc' : 'asc' })
  return data
    .filter(({ suffix }) => suffix.startsWith(word))
    .map(({ id, suffix, newest, text }) => ({ id, suffix, text, at: `${suffix}#${newest}` }))
}

/** The rows of records, made of their states as the stream makes them, whatever list they are looked for in. */
const rowsOfRecords = async (kind: string, ids: readonly string[]): Promise<OwnRows> => {
  const states = await readMany(
    ids.map((id) => ({ id })),
    { nameOf: ({ id }) => id, consistent: true },
    (asked, how) => stateRow.get(asked).go(how),
  )
  const rows = states
    .filter((state) => state.kind === kind)
    .flatMap(({ id, find }) => searchRowsOf(id, find && { ...find, scopes: ['all'] }))
  return {
    ids: new Set(ids),
    rows: rows.map(({ id, suffix, newest, text }) => ({ id, suffix, text, at: `${suffix}#${newest}` })),
  }
}

/**
 * The next rows of all parts in one order. Where one part's rows were cut off, those of the others beyond that place
 * wait for the next round, behind `end`; there is none when no part has more.
 */
const nextRows = async (
  walk: Walk,
  from: string | undefined,
): Promise<{ rows: IndexRow[]; end: string | undefined }> => {
  const isNearer = (a: string, b: string) => (walk.backwards ? isBefore(b, a) : isBefore(a, b))
  const pages = await Promise.all(walk.parts.map((part) => indexRowsOf(walk, part, from)))
  const cuts = pages.flatMap((page) => (page.length < walk.limit ? [] : page.slice(-1).map(({ at }) => at)))
  const end = cuts.reduce<string | undefined>((a, b) => (a === undefined || isNearer(b, a) ? b : a), undefined)
  const { word, own } = walk
  const rows = [
    ...pages.flat().filter(({ id }) => !own.ids.has(id)),
    ...own.rows.filter(({ suffix, at }) => suffix.startsWith(word) && (from === undefined || isNearer(from, at))),
  ]
  const merged = [...new Map(rows.map((row) => [row.at, row])).values()]
  return {
    rows: merged
      .filter(({ at }) => end === undefined || !isNearer(end, at))
      .sort((a, b) => (isNearer(a.at, b.at) ? -1 : 1)),
    end,
  }
}

/** Of the suffixes by which a record is found only the closest counts, so that it comes once over all pages. */
const isClosest = ({ suffix, text }: IndexRow, word: string): boolean =>
  !suffixesOfWords(text.split(' ')).some((other) => other.startsWith(word) && isBefore(other, suffix))

const shownOf = async <Summary>(
  definition: Definition,
  { scopes, group }: SearchQuery,
  rows: readonly IndexRow[],
): Promise<Map<string, Summary>> => {
  const { kind, shards } = listOf(definition)
  const keys = rows.flatMap(({ id }) =>
    scopes.flatMap((scope) =>
      groupsOf(definition, group).map((each) => ({ list: listKey({ kind, scope, group: each, id }, shards), id })),
    ),
  )
  const consistent = rows.some(({ id }) => justWritten().includes(id))
  const found = await readMany(keys, { nameOf: ({ list, id }) => `${list}|${id}`, consistent }, (asked, how) =>
    listRow.get(asked).go(how),
  )
  const shown = await summariesOf<Summary>(definition, found)
  return new Map(found.flatMap(({ id }, index) => (shown[index] === undefined ? [] : [[id, shown[index]]])))
}

/** A cursor: how many hits the first page knew of, and the place. One without a number is of no search. */
const cursorOf = (value: string | undefined) => {
  if (value === undefined) return undefined
  const [, total = '0', plus = '', at = ''] = /^(\d{1,7})(\+?)\n(.*)$/s.exec(keyOfToken(value)) ?? []
  return { told: { total: Number(total), isMore: plus !== '' }, at }
}

/**
 * One page of what contains the text: the closest match first – the word itself before longer ones, these by alphabet –
 * and of equals the newest. The longest word is looked up among the suffixes (`begins_with`),
 * the other words are checked on the row, and the list row of each hit is fetched, which is also what keeps to the group.
 * A page never reads more than a fixed number of rows: a rare match in a narrow group may give a short one with a
 * `nextToken`. How many there are is known where the first page's reads came to the end; else that there are more than those
 * reads saw. The tokens carry it on, so that every page says the same.
 */
export const findInLists = async <Summary>(definition: Definition, query: SearchQuery): Promise<ListPage<Summary>> => {
  const words = wordsOf(query.text)
  const word = longestWord(words)
  if (word === undefined || query.scopes.length === 0) return { hits: [], totalHits: 0 }
  const backwards = query.before !== undefined
  const cursor = cursorOf(query.before ?? query.after)
  const { kind } = definition
  const scopes = distinct(query.scopes)
  const listed = await idsInLists(definition, { scopes: scopes.filter(isShortScope), group: query.group })
  const own = await rowsOfRecords(kind, distinct([...listed, ...justWritten()]))
  const shards = definition.searchFromStart === undefined ? 1 : listOf(definition).shards
  const parts = scopes
    .filter((scope) => !isShortScope(scope))
    .flatMap((scope) => headsOf({ scope, suffix: word }, shards).map((head) => ({ scope, head })))
  const walk: Walk = { kind, parts, word, backwards, limit: Math.max(25, query.size * 2), own }
  const found: { readonly at: string; readonly summary: Summary }[] = []
  let from = cursor?.at
  let more = true
  let seen = 0
  let isWhole = false
  for (let round = 0; round < mostRounds && found.length < query.size && more; round += 1) {
    const { rows, end } = await nextRows(walk, from)
    const fitting = rows.filter((row) => isClosest(row, word) && words.every((each) => row.text.includes(each)))
    const summaries = await shownOf<Summary>(definition, query, fitting)
    const hits = fitting.flatMap(({ id, at }) => {
      const summary = summaries.get(id)
      return summary === undefined ? [] : [{ at, summary }]
    })
    const taken = hits.slice(0, query.size - found.length)
    found.push(...taken)
    seen += hits.length
    isWhole = end === undefined
    more = taken.length < hits.length || end !== undefined
    from = taken.length < hits.length ? taken.at(-1)?.at : (end ?? rows.at(-1)?.at ?? from)
  }
  if (backwards && found.length === 0 && !more) return findInLists(definition, { ...query, before: undefined })
  if (backwards) found.reverse()
  const told = cursor?.told ?? { total: seen, isMore: !isWhole }
  const tokenOf = (at: string) => token(`${told.total}${told.isMore ? '+' : ''}\n${at}`)
  const place = cursor?.at ?? ''
  const onwards = more && from !== undefined ? tokenOf(from) : undefined
  const nextToken = backwards ? tokenOf(found.at(-1)?.at ?? ahead(place)) : onwards
  const back = query.after === undefined ? undefined : tokenOf(found[0]?.at ?? behind(place))
  const prevToken = backwards ? onwards : back
  return {
    hits: found.map(({ summary }) => summary),
    totalHits: Math.max(told.total, found.length),
    ...(told.isMore && { isMore: true }),
    ...(nextToken && { nextToken }),
    ...(prevToken && { prevToken }),
  }
}
