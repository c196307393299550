import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { carrierRaters, carrierRatersScope, raterOfCarrier } from '#functions/tariff/public.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/rater/carriers.ts'
import { isSearch } from '#shared/domain/text/search.ts'

type Query = QueryOf<typeof contract.searchCarrierRaters>

/** A carrier’s own rater; of other carriers it reads nothing, as they of it. */
const ownOf = async ({ organizationId }: Actor, { page, size, search }: Query) => {
  const rater = await raterOfCarrier(organizationId)
  const text = isSearch(search) ? search.replaceAll('*', '').trim().toLowerCase() : ''
  const found = rater?.name.toLowerCase().includes(text) ? [rater] : []
  const content = page === 0 ? found.map(({ removed: _, former: __, version: ___, seal: ____, ...row }) => row) : []
  return { content, totalElements: found.length, size, number: page }
}

const everybodys = ({ page, size, search, sort }: Query) =>
  isSearch(search)
    ? carrierRaters.searchPage({ scopes: [carrierRatersScope], text: search, page, size })
    : carrierRaters.page({
        scope: carrierRatersScope,
        sort: sort.endsWith('name') ? 'name' : 'lastUpdated',
        descending: sort.startsWith('-'),
        page,
        size,
      })

/** By how much a carrier deviates is its and the provider’s business; whoever sells reads it in the price of a quote. */
export const searchCarrierRaters = implement(contract.searchCarrierRaters)(async ({ query, actor }) => {
  if (actor.accountType === 'CARRIER') return ownOf(actor, query)
  const found = await everybodys(query)
  if (actor.accountType === 'COWBELL') return found
  return { ...found, content: found.content.map(({ deviations: _, ...row }) => row) }
})
