import { implement } from '#functions/_platform/http/implement.ts'
import { searchRemittanceExceptions as contract } from '#shared/contracts/commissions/remittances.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { remittanceExceptions } from '../store/remittanceExceptions.ts'
import { seesRemittances } from './requireReconciler.ts'

export const searchRemittanceExceptions = implement(contract)(({ query, actor }) => {
  const { status: group, search, sort, size, after, before } = query
  const scopes = seesRemittances(actor) ? ['all'] : []
  return isSearch(search)
    ? remittanceExceptions.search({ scopes, group, text: search, size, after, before })
    : remittanceExceptions.list({
        scopes,
        group,
        sort: 'created',
        descending: sort?.startsWith('-') ?? true,
        size,
        after,
        before,
      })
})
