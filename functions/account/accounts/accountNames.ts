import type { NumberedPage } from '#functions/_platform/storage/numberedPage.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { accounts } from '../store/accounts.ts'

interface AccountChoice {
  readonly search?: string | undefined
  readonly page: number
  readonly size: number
}

/** A page of accounts to choose from by name, or of those found by words; who is far down is searched for. */
export const accountNames = ({
  search,
  page,
  size,
}: AccountChoice): Promise<NumberedPage<{ readonly id: string; readonly name: string }>> =>
  isSearch(search)
    ? accounts.searchPage({ scopes: ['all'], text: search, page, size })
    : accounts.page({ scope: 'all', sort: 'name', page, size })
