import { seesAll } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { privacyRequestSorts } from '#shared/contracts/auth/privacyRequestFilters.ts'
import * as contract from '#shared/contracts/auth/privacyRequests.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { privacyRequests } from '../store/privacyRequests.ts'

export const searchPrivacyRequests = implement(contract.searchPrivacyRequests)(({ query, actor }) => {
  const { status: group, search, sort, size, after, before } = query
  const scopes = seesAll(actor) ? ['all'] : []
  return isSearch(search)
    ? privacyRequests.search({ scopes, group, text: search, size, after, before })
    : privacyRequests.list({
        scopes,
        group,
        sort: privacyRequestSorts.find((each) => sort.endsWith(each)),
        descending: sort.startsWith('-'),
        size,
        after,
        before,
      })
})
