import { implement } from '#functions/_platform/http/implement.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import { blacklistedDomains } from '#functions/directory/store/blacklistedDomains.ts'
import * as contract from '#shared/contracts/auth/blacklist.ts'
import { isSearch } from '#shared/domain/text/search.ts'

export const listBlacklistedDomains = implement(contract.listBlacklistedDomains)(async ({ query }) => {
  const { search, page, sort } = query
  const size = contract.blacklistPageSize(query.size)
  if (isSearch(search)) return blacklistedDomains.searchPage({ scopes: ['all'], text: search, page, size })
  const order = orderOf(['name', 'created'] as const, sort, { sort: 'name', descending: false })
  return blacklistedDomains.page({ scope: 'all', ...order, page, size })
})
