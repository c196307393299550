import type { NumberedPage } from '#functions/_platform/storage/numberedPage.ts'
import { users } from '#functions/directory/store/users.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'
import { isSearch } from '#shared/domain/text/search.ts'

interface PeopleQuery {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly page: number
  readonly size: number
}

const sorts = ['name', 'email', 'role', 'lastLogin'] as const

/** A page of a list of people: in one of its orders, by name when none is named, or what a search finds. */
export const peoplePage = async (
  { scope, group }: { readonly scope: string; readonly group?: string | undefined },
  { search, sort, page, size }: PeopleQuery,
): Promise<NumberedPage<ListedUser>> => {
  if (isSearch(search)) return users.searchPage({ scopes: [scope], group, text: search, page, size })
  const field = sorts.find((each) => each === sort?.replace(/^[-+]/, ''))
  const descending = field !== undefined && sort?.startsWith('-') === true
  return users.page({ scope, group, sort: field ?? 'name', descending, page, size })
}
