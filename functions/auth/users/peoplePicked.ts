import type { NumberedPage } from '#functions/_platform/storage/numberedPage.ts'
import { users } from '#functions/directory/store/users.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'
import { isSearch } from '#shared/domain/text/search.ts'

interface PickerQuery {
  readonly search?: string | undefined
  readonly size: number
}

/** A picker's answer is filled in so many reads; who is not among it is searched for. */
const mostReads = 6

/**
 * People to choose from, by name, or those whom a search finds: the first so many of the lists that may be chosen. A picker
 * has one page, and whoever is not on it is looked for by name.
 */
export const peoplePicked = async (
  scopes: readonly string[],
  { search, size }: PickerQuery,
  mayBeChosen: (row: ListedUser) => boolean = () => true,
): Promise<NumberedPage<ListedUser>> => {
  const content: ListedUser[] = []
  let after: string | undefined
  let isMore = false
  for (let reads = 0; reads === 0 || (reads < mostReads && after !== undefined && content.length < size); reads += 1) {
    const page = isSearch(search)
      ? await users.search({ scopes, text: search, size, after })
      : await users.list({ scopes, sort: 'name', size, after })
    const chosen = page.hits.filter(mayBeChosen)
    isMore = page.nextToken !== undefined || content.length + chosen.length > size
    content.push(...chosen.slice(0, size - content.length))
    after = page.nextToken
  }
  return { content, totalElements: content.length, ...(isMore && { isMore }), size, number: 0 }
}
