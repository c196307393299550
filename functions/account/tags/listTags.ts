import { implement } from '#functions/_platform/http/implement.ts'
import { isFoundBy } from '#functions/_platform/storage/words.ts'
import * as contract from '#shared/contracts/account/tags.ts'
import { mostTags, tagOwnerOf, tags } from '../store/tags.ts'

export const listTags = implement(contract.listTags)(async ({ query, actor }) => {
  const { hits } = await tags.list({ scopes: [tagOwnerOf(actor)], size: mostTags })
  return hits.filter(({ name }) => isFoundBy({ search: query.search, text: name }))
})
