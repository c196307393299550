import type { Definition } from './definition.ts'
import type { NumberedPage } from './numberedPage.ts'
import { findInLists, type SearchQuery } from './search.ts'

export interface NumberedSearch extends Pick<SearchQuery, 'group' | 'scopes' | 'text'> {
  readonly page: number
  readonly size: number
}

/** So many hits are counted for a page; of more is said that there are more. */
const mostCounted = 100
/** What a search finds beyond is reached by a longer word: a page by number reads all pages before it. */
const deepest = 1000

/** A page by its number of what a search finds, with how many it finds, as far as they are counted. */
export const numberedSearch = async <Summary>(
  definition: Definition,
  { page, size, ...query }: NumberedSearch,
): Promise<NumberedPage<Summary>> => {
  const [from, upTo] = [Math.min(deepest, page * size), Math.min(deepest, (page + 1) * size)]
  const hits: Summary[] = []
  // What comes after the page is counted too, so that it is known whether there is another.
  const wanted = Math.min(deepest, Math.max(upTo + size, mostCounted))
  let after: string | undefined
  let isMore = false
  do {
    const part = await findInLists<Summary>(definition, { ...query, size: wanted - hits.length, after })
    hits.push(...part.hits)
    after = part.nextToken
    isMore = after !== undefined
  } while (after !== undefined && hits.length < Math.min(deepest, upTo + 1))
  return {
    content: hits.slice(from, upTo),
    totalElements: hits.length,
    ...(isMore && { isMore }),
    size,
    number: page,
  }
}
