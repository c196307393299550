import type { NumberedPage } from '#functions/_platform/storage/numberedPage.ts'
import { users } from '#functions/directory/store/users.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isDormant } from '#shared/domain/identity/dormant.ts'
import { isSearch } from '#shared/domain/text/search.ts'

interface PeopleQuery {
  readonly search?: string | undefined
  readonly sort?: string | undefined
  readonly page: number
  readonly size: number
  /** Those alone who have not signed in for so many days, who never has first. */
  readonly dormantDays?: number | undefined
}

const sorts = ['name', 'email', 'role', 'lastLogin'] as const

/** A page of a list of people: in one of its orders, by name when none is named, or what a search finds. */
export const peoplePage = async (
  { scope, group }: { readonly scope: string; readonly group?: string | undefined },
  { search, sort, page, size, dormantDays }: PeopleQuery,
  now: Instant,
): Promise<NumberedPage<ListedUser>> => {
  if (isSearch(search)) {
    const found = await users.searchPage({ scopes: [scope], group, text: search, page, size })
    if (dormantDays === undefined) return found
    const content = found.content.filter(({ lastLogin }) => isDormant(lastLogin, dormantDays, now))
    // What a search finds is of all of them: how many of those are dormant is known once its end is.
    const totalElements = page * size + content.length + (found.isMore ? 1 : 0)
    return { ...found, content, totalElements }
  }
  if (dormantDays !== undefined) {
    // In the order of sign-ins the dormant are the beginning of the list: the page in which another stands is the last.
    const found = await users.page({ scope, group, sort: 'lastLogin', descending: false, page, size })
    const content = found.content.filter(({ lastLogin }) => isDormant(lastLogin, dormantDays, now))
    const seen = page * size + content.length
    const goesOn = content.length === found.content.length && seen < found.totalElements
    const { isMore: _, ...rest } = found
    return {
      ...rest,
      content,
      totalElements: goesOn ? seen + 1 : seen,
      ...(goesOn && { isMore: true }),
    }
  }
  const field = sorts.find((each) => each === sort?.replace(/^[-+]/, ''))
  const descending = field !== undefined && sort?.startsWith('-') === true
  return users.page({ scope, group, sort: field ?? 'name', descending, page, size })
}
