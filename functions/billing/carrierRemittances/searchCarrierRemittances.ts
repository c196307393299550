import { seesAll } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { carrierBook } from '#functions/ledger/store/bookEntries.ts'
import { carrierRemittances } from '#functions/ledger/store/carrierRemittances.ts'
import { carrierRemittanceSorts } from '#shared/contracts/billing/carrierRemittanceFilters.ts'
import { searchCarrierRemittances as contract } from '#shared/contracts/billing/carrierRemittances.ts'
import { isSearch } from '#shared/domain/text/search.ts'

/** Of the provider's staff alone, whose trust account it is. */
export const searchCarrierRemittances = implement(contract)(({ query, actor }) => {
  const { carrierId, status: group, search, sort, size, after, before } = query
  const scopes = seesAll(actor) ? [carrierId === undefined ? 'all' : carrierBook(carrierId)] : []
  return isSearch(search)
    ? carrierRemittances.search({ scopes, group, text: search, size, after, before })
    : carrierRemittances.list({
        scopes,
        group,
        sort: carrierRemittanceSorts.find((each) => sort.endsWith(each)),
        descending: sort.startsWith('-'),
        size,
        after,
        before,
      })
})
