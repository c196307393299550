import { isPartner, looksAfter } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import * as contract from '#shared/contracts/account/accounts.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { accounts, groupsFor, isInGroups, tagGroup } from '../store/accounts.ts'
import { favoritesOf } from '../store/favorites.ts'
import { asFarAsKnown, usesTags } from '../store/reach.ts'
import { listScopes } from './listScopes.ts'
import { taggedPage } from './taggedPage.ts'

export const searchAccounts = implement(contract.searchAccounts)(async ({ query, actor }) => {
  if (query.tag !== undefined && !usesTags(actor)) return { hits: [], totalHits: 0 }
  const groups = query.tag === undefined ? groupsFor(query.type, query.status) : [tagGroup(query.tag)]
  const { scopes, agencyId } = await listScopes(actor, query)
  const own = actor.accountType === 'CUSTOMER' ? await accounts.byId(actor.organizationId) : undefined
  if (groups?.length === 0 || (own !== undefined && !isInGroups(own, groups))) return { hits: [], totalHits: 0 }
  const group = own === undefined ? groups : undefined
  const { size, after, before, search: text } = query
  const order = orderOf(['updated', 'name', 'status', 'created'], query.sort, { sort: 'updated', descending: true })
  const pageOfTag = () =>
    taggedPage(query.tag ?? '', { scopes, text: isSearch(text) ? text : undefined, order, size, after, before })
  const pageOfList = () =>
    isSearch(text)
      ? accounts.search({ scopes, group, text, size, after, before })
      : accounts.list({ scopes, group, ...order, size, after, before })
  const [page, favorites] = await Promise.all([
    query.tag !== undefined && isPartner(actor) ? pageOfTag() : pageOfList(),
    favoritesOf(actor.userId),
  ])
  const hits = page.hits
    .filter((hit) => (agencyId === undefined || hit.agencyId === agencyId) && looksAfter(actor, hit.agencyId))
    .map((hit) => ({ ...asFarAsKnown(hit, actor), favorite: favorites.has(hit.id) }))
  return { ...page, hits, totalHits: hits.length === 0 && after === undefined ? 0 : page.totalHits }
})
