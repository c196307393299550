import { implement } from '#functions/_platform/http/implement.ts'
import { hasLetters } from '#functions/_platform/storage/words.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { accounts, groupOf } from '../store/accounts.ts'
import { favoritesOf } from '../store/favorites.ts'
import { orderOf } from '../store/orderOf.ts'
import { listScopes } from './listScopes.ts'

export const searchAccounts = implement(contract.searchAccounts)(async ({ query, actor }) => {
  const group = groupOf(query.type, query.status)
  if (group === undefined) return { hits: [], totalHits: 0 }
  const { scopes, agencyId } = listScopes(actor, query)
  const { size, after, before, search: text } = query
  const order = orderOf(['updated', 'name', 'status', 'created'], query.sort, { sort: 'updated', descending: true })
  const [page, favorites] = await Promise.all([
    hasLetters(text)
      ? accounts.search({ scopes, group, text, size, after, before })
      : accounts.list({ scopes, group, ...order, size, after, before }),
    favoritesOf(actor.userId),
  ])
  const hits = page.hits
    .filter((hit) => agencyId === undefined || hit.agencyId === agencyId)
    .map((hit) => ({ ...hit, favorite: favorites.has(hit.id) }))
  return { ...page, hits, totalHits: hits.length === 0 && after === undefined ? 0 : page.totalHits }
})
