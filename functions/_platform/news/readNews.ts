import {
  gathered,
  isNewsKind,
  type News,
  type NewsKind,
  newsKindNames,
  newsPace,
} from '#shared/domain/integration/news.ts'
import { config } from '../config/config.ts'
import { table } from '../storage/client.ts'
import { readMany } from '../storage/readMany.ts'
import { listRow } from '../storage/rows.ts'
import { newsRow } from './newsRow.ts'

/** Rows of a scope that are read at once; with more of them anything may have changed. */
const mostRows = 100

interface Asked {
  readonly scopes: readonly string[]
  readonly kinds: readonly NewsKind[]
  /** Epoch milliseconds: what was told before, and what is told now. */
  readonly after: number
  readonly until: number
}

/** Of records that were in a list of the reader's scope, those that are in it now. */
const stillThere = async (named: readonly string[]): Promise<ReadonlySet<string>> => {
  const keys = named.map((each) => {
    const [id = '', list = ''] = each.split('@')
    return { id, list }
  })
  const nameOf = ({ id, list }: { readonly id: string; readonly list: string }) => `${id}@${list}`
  const rows = await readMany(keys, { nameOf, consistent: true }, (asked, how) =>
    listRow.get(asked).go({ ...how, attributes: ['id', 'list'] }),
  )
  return new Set(rows.map(nameOf))
}

/**
 * What has changed in some scopes after one moment and until another: one query a scope, and the rows of the records that are
 * named, since nobody is told the id of what has left their lists meanwhile.
 */
export const readNews = async ({ scopes, kinds, after, until }: Asked): Promise<readonly News[]> => {
  if (until - after > newsPace.keptSeconds * 1000) return kinds.map((kind) => ({ kind, ids: [], isMore: true }))
  // DynamoDB refuses a span that ends before it begins.
  if (until <= after) return []
  const pages = await Promise.all(
    scopes.map((scope) =>
      newsRow.query
        .byPlace({ scope })
        .between({ place: `${after + 1}` }, { place: `${until}$` })
        .go({ client: table(), table: config.tableName, consistent: true, limit: mostRows }),
    ),
  )
  if (pages.some(({ cursor }) => cursor !== null)) return kinds.map((kind) => ({ kind, ids: [], isMore: true }))
  const rows = pages.flatMap(({ data }) => data)
  const wanted = (kind: string): kind is NewsKind => isNewsKind(kind) && kinds.includes(kind)
  const named = kinds.includes('quote') ? [...new Set(rows.flatMap((row) => row.named))] : []
  const there = await stillThere(named.slice(0, newsPace.mostIds))
  const ids = [...there].map((each) => each.split('@')[0] ?? '')
  const isMore = (kind: NewsKind) =>
    rows.some(({ more }) => more.includes(kind)) || (kind === 'quote' && named.length > there.size)
  const told = new Set(rows.flatMap((row) => row.kinds).filter(wanted))
  return gathered(
    newsKindNames
      .filter((kind) => told.has(kind))
      .map((kind) => ({ kind, ids: kind === 'quote' ? ids : [], isMore: isMore(kind) })),
  )
}
