import type { NumberedPage } from '#functions/_platform/storage/numberedPage.ts'
import { isFoundBy } from '#functions/_platform/storage/words.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { agentsGroup, users } from '#functions/directory/store/users.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'
import { isSearch } from '#shared/domain/text/search.ts'

/** Whose people are looked through: everybody's (`all`), or those of some agencies. */
export interface AgentsQuery {
  readonly agencyIds: readonly string[] | 'all'
  readonly search?: string | undefined
  readonly page: number
  readonly size: number
}

/** A page by number reads all pages before it: what lies further down is searched for, by a longer word. */
const deepest = 1000
const readAtOnce = 250
/** So many agencies are looked through that a search names; a longer word names fewer. */
const mostNamed = 50

const scopesOf = (agencyIds: AgentsQuery['agencyIds']): readonly string[] =>
  agencyIds === 'all' ? ['all'] : agencyIds.map((id) => `organization:${id}`)

interface Read {
  readonly rows: readonly ListedUser[]
  /** As the counters say, or as many as were read to the end. */
  readonly total: number
}

/** The people of some agencies by name, as far as `wanted`. */
const byName = async (scopes: readonly string[], wanted: number): Promise<Read> => {
  const rows: ListedUser[] = []
  let after: string | undefined
  let total = 0
  do {
    const part = await users.list({ scopes, group: agentsGroup, sort: 'name', size: readAtOnce, after })
    rows.push(...part.hits)
    total = part.totalHits
    after = part.nextToken
  } while (after !== undefined && rows.length < wanted)
  return { rows, total: after === undefined ? rows.length : Math.max(total, rows.length) }
}

/** The agencies that a search names, and whether it names more than are looked through. */
const namedBy = async (agencyIds: AgentsQuery['agencyIds'], text: string) => {
  if (agencyIds === 'all') {
    const found = await agencies.search({ scopes: ['all'], text, size: mostNamed })
    const ids = found.hits.filter(({ name }) => isFoundBy({ search: text, text: name })).map(({ id }) => id)
    return { ids, isPart: found.nextToken !== undefined }
  }
  const ids = (await agencies.byIds(agencyIds))
    .filter(({ name }) => isFoundBy({ search: text, text: name }))
    .map(({ id }) => id)
  return { ids: ids.slice(0, mostNamed), isPart: ids.length > mostNamed }
}

/** Whom a search finds by their own words, then whose agency it names: each once. */
const found = async ({ agencyIds, page, size }: AgentsQuery, text: string): Promise<NumberedPage<ListedUser>> => {
  const wanted = Math.min(deepest, (page + 1) * size)
  const [own, named] = await Promise.all([
    users.searchPage({ scopes: scopesOf(agencyIds), group: agentsGroup, text, page: 0, size: wanted }),
    namedBy(agencyIds, text),
  ])
  const theirs =
    named.ids.length === 0
      ? { rows: [], total: 0 }
      : await byName(scopesOf(named.ids), Math.min(deepest, wanted + size))
  const rows = [...new Map([...own.content, ...theirs.rows].map((row) => [row.id, row])).values()]
  const isMore = own.isMore === true || named.isPart || theirs.total > theirs.rows.length
  return {
    content: rows.slice(Math.min(deepest, page * size), wanted),
    totalElements: Math.max(rows.length, own.totalElements),
    ...(isMore && { isMore }),
    size,
    number: page,
  }
}

/** A page of those who work at agencies: by name, or whom a search finds by name, e-mail, phone or agency. */
export const agentsPage = async (query: AgentsQuery): Promise<NumberedPage<ListedUser>> => {
  const { agencyIds, search, page, size } = query
  const scopes = scopesOf(agencyIds)
  const [scope] = scopes
  if (scope === undefined) return { content: [], totalElements: 0, size, number: page }
  if (isSearch(search)) return found(query, search)
  if (scopes.length === 1) return users.page({ scope, group: agentsGroup, sort: 'name', page, size })
  const wanted = Math.min(deepest, (page + 1) * size)
  const { rows, total } = await byName(scopes, wanted)
  return {
    content: rows.slice(page * size, wanted),
    totalElements: Math.min(deepest, total),
    ...(total > deepest && { isMore: true as const }),
    size,
    number: page,
  }
}
