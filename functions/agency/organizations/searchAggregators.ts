import { implement } from '#functions/_platform/http/implement.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { isSearch } from '#shared/domain/text/search.ts'

export const searchAggregators = implement(contract.searchAggregators)(async ({ query }) => {
  const { page, size, search = '', sort } = query
  const order = orderOf(['name', 'created'], sort, { sort: 'name', descending: false })
  return isSearch(search)
    ? personas.searchPage({ scopes: ['type:da'], text: search, page, size })
    : personas.page({ scope: 'type:da', ...order, page, size })
})
