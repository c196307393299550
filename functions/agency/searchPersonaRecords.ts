import { implement } from '#functions/_platform/http/implement.ts'
import type { ListPage } from '#functions/_platform/storage/lists.ts'
import { orderOf } from '#functions/_platform/storage/orderOf.ts'
import { isFoundBy } from '#functions/_platform/storage/words.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { personas } from '#functions/directory/store/personas.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { personaTypes } from '#shared/domain/identity/personaTypes.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { mayAs } from '#shared/permissions.ts'
import { agencyScopesOf } from './agencyReach.ts'

/** What an aggregator is in charge of, by record or by relationship: some hundred at most, so they are read whole. */
const ofAggregator = async (
  organizationId: string,
  { search, page, size }: { readonly search: string; readonly page: number; readonly size: number },
) => {
  const found = (await agenciesBelow(organizationId))
    .filter(({ name }) => isFoundBy({ search, text: name }))
    .sort((a, b) => a.name.localeCompare(b.name))
  const shown = found.slice(page * size, (page + 1) * size).map(({ id }) => id)
  const content = (await agencies.byIds(shown)).sort((a, b) => shown.indexOf(a.id) - shown.indexOf(b.id))
  const totalElements = found.length
  return { content, totalElements, totalPages: Math.ceil(totalElements / size), size, number: page }
}

export const searchPersonaRecords = implement(contract.searchPersonaRecords)(async ({ params, query, actor, fail }) => {
  const type = personaTypes.find((each) => each === params.type)
  if (type === undefined) return fail('persona.notFound')
  if (!mayAs(actor, type === 'agency' ? 'agency:read' : 'persona:read')) fail('permission.denied')
  const { page: number, size, search: text = '', after, before, state } = query
  if (type === 'agency' && actor.accountType === 'DIGITAL')
    return ofAggregator(actor.organizationId, { search: text, page: number, size })
  const store = type === 'agency' ? agencies : personas
  const scopes = type === 'agency' ? agencyScopesOf(actor) : [`type:${type}`]
  const group = type === 'carrier' && state ? `state:${state.toUpperCase()}` : 'any'
  const order = orderOf(['name', 'created'], query.sort, { sort: 'name', descending: false })
  if (after === undefined && before === undefined && number > 0) {
    const [scope = 'all'] = scopes
    const page = isSearch(text)
      ? await store.searchPage({ scopes, group, text, page: number, size })
      : await store.page({ scope, group, ...order, page: number, size })
    const { totalElements } = page
    return { ...page, totalPages: Math.ceil(totalElements / size), totalHits: totalElements }
  }
  const found: ListPage<contract.PersonaHit> = isSearch(text)
    ? await store.search({ scopes, group, text, size, after, before })
    : await store.list({ scopes, group, ...order, size, after, before })
  const { hits, ...place } = found
  const { totalHits } = place
  const isFirst = after === undefined && before === undefined
  return {
    ...place,
    ...(isFirst ? { content: hits } : { content: [], hits }),
    totalElements: totalHits,
    totalPages: isFirst ? Math.ceil(totalHits / size) : 0,
    size,
    number: 0,
  }
})
