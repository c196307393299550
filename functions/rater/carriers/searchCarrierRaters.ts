import { implement } from '#functions/_platform/http/implement.ts'
import { carrierRaters, carrierRatersScope } from '#functions/tariff/public.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { isSearch } from '#shared/domain/text/search.ts'

export const searchCarrierRaters = implement(contract.searchCarrierRaters)(({ query }) => {
  const { page, size, search, sort } = query
  if (isSearch(search)) return carrierRaters.searchPage({ scopes: [carrierRatersScope], text: search, page, size })
  return carrierRaters.page({
    scope: carrierRatersScope,
    sort: sort.endsWith('name') ? 'name' : 'lastUpdated',
    descending: sort.startsWith('-'),
    page,
    size,
  })
})
