import { config } from '../config/config.ts'
import { table } from './client.ts'
import { groupsOf, keyOfToken, type ListPage, listKey, token } from './lists.ts'
import { listRow, searchRow } from './rows.ts'
import { headOf, longestWord, suffixesOf, wordsOf } from './words.ts'

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
  readonly scopes: readonly string[]
  readonly word: string
  readonly backwards: boolean
  /** Rows that one round reads of each scope. */
  readonly limit: number
}

/** A page reads at most so many rounds of index rows; then it is handed out as it is. */
const mostRounds = 6

const options = () => ({ client: table(), table: config.tableName })

/** Places right behind and right before a row's, for a page that has no row to name. */
const behind = (at: string): string => `${at}~`
const ahead = (at: string): string => at.slice(0, -1)

const cursorParts = (at: string) => {
  const cut = at.lastIndexOf('#')
  return { suffix: at.slice(0, cut), newest: at.slice(cut + 1) }
}

const indexRowsOf = async (walk: Walk, scope: string, from: string | undefined): Promise<IndexRow[]> => {
  const { kind, word, backwards, limit } = walk
  const query = searchRow.query.bySuffix({ kind, scope, head: headOf(word) })
  const part =
    from === undefined
      ? query.begins({ suffix: word })
      : backwards
        ? query.lt(cursorParts(from))
        : query.gt(cursorParts(from))
  const { data } = await part.go({ ...options(), limit, order: backwards ? 'desc' : 'asc' })
  return data
    .filter(({ suffix }) => suffix.startsWith(word))
    .map(({ id, suffix, newest, text }) => ({ id, suffix, text, at: `${suffix}#${newest}` }))
}

/**
 * The next rows of all scopes in one order. Where one scope's rows were cut off, those of the others beyond that place
 * wait for the next round. `ended` when no scope has more.
 */
const nextRows = async (walk: Walk, from: string | undefined): Promise<{ rows: IndexRow[]; ended: boolean }> => {
  const isNearer = (a: string, b: string) => (walk.backwards ? a > b : a < b)
  const pages = await Promise.all(walk.scopes.map((scope) => indexRowsOf(walk, scope, from)))
  const cuts = pages.flatMap((page) => (page.length < walk.limit ? [] : page.slice(-1).map(({ at }) => at)))
  const end = cuts.reduce<string | undefined>((a, b) => (a === undefined || isNearer(b, a) ? b : a), undefined)
  const merged = [...new Map(pages.flat().map((row) => [row.at, row])).values()]
  return {
    rows: merged
      .filter(({ at }) => end === undefined || !isNearer(end, at))
      .sort((a, b) => (isNearer(a.at, b.at) ? -1 : 1)),
    ended: end === undefined,
  }
}

/** Of the suffixes by which a record is found only the closest counts, so that it comes once over all pages. */
const isClosest = ({ suffix, text }: IndexRow, word: string): boolean =>
  !suffixesOf([text]).some((other) => other.startsWith(word) && other < suffix)

const summariesOf = async <Summary>(
  kind: string,
  shards: number,
  { scopes, group }: SearchQuery,
  rows: readonly IndexRow[],
): Promise<Map<string, Summary>> => {
  const keys = rows.flatMap(({ id }) =>
    scopes.flatMap((scope) => groupsOf(group).map((each) => ({ list: listKey(kind, scope, each, id, shards), id }))),
  )
  if (keys.length === 0) return new Map()
  const { data } = await listRow.get(keys).go(options())
  return new Map(data.map((row) => [row.id, row.summary as unknown as Summary]))
}

/**
 * One page of what contains the text: the closest match first – the word itself before longer ones, these by alphabet –
 * and of equals the newest. The longest word is looked up among the suffixes (`begins_with`),
 * the other words are checked on the row, and the list row of each hit is fetched, which is also what keeps to the group.
 * A page never reads more than a fixed number of rows: a rare match in a narrow group may give a short one with a
 * `nextToken`. `totalHits` is what the page has; how many there are in all nobody counts.
 */
export const findInLists = async <Summary>(
  kind: string,
  shards: number,
  query: SearchQuery,
): Promise<ListPage<Summary>> => {
  const words = wordsOf(query.text)
  const word = longestWord(words)
  if (word === undefined || query.scopes.length === 0) return { hits: [], totalHits: 0 }
  const backwards = query.before !== undefined
  const cursor = query.before ?? query.after
  const walk: Walk = { kind, scopes: query.scopes, word, backwards, limit: Math.max(25, query.size * 2) }
  const found: { readonly at: string; readonly summary: Summary }[] = []
  let from = cursor === undefined ? undefined : keyOfToken(cursor)
  let more = true
  for (let round = 0; round < mostRounds && found.length < query.size && more; round += 1) {
    const { rows, ended } = await nextRows(walk, from)
    const fitting = rows.filter((row) => isClosest(row, word) && words.every((each) => row.text.includes(each)))
    const summaries = await summariesOf<Summary>(kind, shards, query, fitting)
    const hits = fitting.flatMap(({ id, at }) => {
      const summary = summaries.get(id)
      return summary === undefined ? [] : [{ at, summary }]
    })
    const taken = hits.slice(0, query.size - found.length)
    found.push(...taken)
    more = taken.length < hits.length || !ended
    from = taken.length < hits.length ? taken.at(-1)?.at : (rows.at(-1)?.at ?? from)
  }
  if (backwards && found.length === 0 && !more) return findInLists(kind, shards, { ...query, before: undefined })
  if (backwards) found.reverse()
  const place = cursor === undefined ? '' : keyOfToken(cursor)
  const onwards = more && from !== undefined ? token(from) : undefined
  const nextToken = backwards ? token(found.at(-1)?.at ?? ahead(place)) : onwards
  const back = query.after === undefined ? undefined : token(found[0]?.at ?? behind(place))
  const prevToken = backwards ? onwards : back
  return {
    hits: found.map(({ summary }) => summary),
    totalHits: found.length,
    ...(nextToken && { nextToken }),
    ...(prevToken && { prevToken }),
  }
}
