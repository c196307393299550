import { config } from '#functions/_platform/config/config.ts'
import type { NumberedPage } from '#functions/_platform/storage/numberedPage.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import { surplusLicenses } from '#functions/directory/store/surplusLicenses.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import type { SurplusLicense, searchSurplusLicenses } from '#shared/contracts/account/surplusLicenses.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

const sorts = ['brokerLastName', 'expirationDate', 'created', 'surplusLinesState'] as const
/** Licenses read of one agency where the lists of several are put together. */
const mostOfAgency = 200

type Query = QueryOf<typeof searchSurplusLicenses>

const pageOfScope = (scope: string, { search: text, page, size, surplusLinesState, sort }: Query) => {
  const state = surplusLinesState && (stateOf(regionOf(config.region), surplusLinesState)?.abbreviation ?? 'none')
  const group = state && `state:${state}`
  const order = orderOf(sorts, sort, { sort: 'brokerLastName', descending: false })
  return isSearch(text)
    ? surplusLicenses.searchPage({ scopes: [scope], group, text, page, size })
    : surplusLicenses.page({ scope, group, ...order, page, size })
}

/** A page of the surplus lines licenses in some lists: of one, or of the few agencies that a member of staff looks after. */
export const surplusPage = async (scopes: readonly string[], query: Query): Promise<NumberedPage<SurplusLicense>> => {
  const { page: number, size } = query
  const [only, ...more] = scopes
  if (only === undefined) return { content: [], totalElements: 0, size, number }
  if (more.length === 0) return pageOfScope(only, query)
  const pages = await Promise.all(scopes.map((each) => pageOfScope(each, { ...query, page: 0, size: mostOfAgency })))
  const all = pages.flatMap(({ content }) => content)
  return { content: all.slice(number * size, (number + 1) * size), totalElements: all.length, size, number }
}
