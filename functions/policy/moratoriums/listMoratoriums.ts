import { implement } from '#functions/_platform/http/implement.ts'
import { listMoratoriums as contract } from '#shared/contracts/policy/moratoriums.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { moratoriums } from '../store/moratoriums.ts'

export const listMoratoriums = implement(contract)(async ({ query }) => {
  const { search, sort, status: group, size, after, before } = query
  const asked = { scopes: ['all'], group, size, after, before }
  return isSearch(search)
    ? moratoriums.search({ ...asked, text: search })
    : moratoriums.list({ ...asked, sort: 'created', descending: sort === '-created' })
})
