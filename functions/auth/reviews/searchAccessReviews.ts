import { seesAll } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/accessReviews.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { accessReviews, reviewsOf } from '../store/accessReviews.ts'

export const searchAccessReviews = implement(contract.searchAccessReviews)(({ query, actor }) => {
  const { status: group, search, size, after, before } = query
  const scopes = [seesAll(actor) ? 'all' : reviewsOf(actor.organizationId)]
  return isSearch(search)
    ? accessReviews.search({ scopes, group, text: search, size, after, before })
    : accessReviews.list({ scopes, group, sort: 'created', descending: true, size, after, before })
})
