import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import type { ListPage } from '#functions/_platform/storage/lists.ts'
import { wordsOf } from '#functions/_platform/storage/words.ts'
import * as contract from '#shared/contracts/account/personas.ts'
import { mayUse } from '#shared/permissions.ts'
import { agencies } from '../store/agencies.ts'
import { orderOf } from '../store/orderOf.ts'
import { personas } from '../store/personas.ts'

/** A page by number goes at most this deep; longer lists are paged by token. */
const deepest = 3000

export const searchPersonaRecords = implement(contract.searchPersonaRecords)(async ({ params, query, actor, fail }) => {
  const type = contract.personaTypes.find((each) => each === params.type)
  if (type === undefined) return fail('persona.notFound')
  if (!mayUse(actor.role, type === 'agency' ? 'agency:read' : 'persona:read')) fail('permission.denied')
  const { page: number, size, search: text = '', after, before, state } = query
  const store = type === 'agency' ? agencies : personas
  const scopes = type === 'agency' ? agencyScopesOf(actor) : [`type:${type}`]
  const group = type === 'carrier' && state ? `state:${state.toUpperCase()}` : 'any'
  const order = orderOf(['name', 'created'], query.sort, { sort: 'name', descending: false })
  const isByToken = after !== undefined || before !== undefined
  const wanted = isByToken ? size : Math.min(deepest, (number + 1) * size)
  const found: ListPage<contract.PersonaHit> =
    wordsOf(text).length > 0
      ? await store.search({ scopes, group, text, size: wanted, after, before })
      : await store.list({ scopes, group, ...order, size: wanted, after, before })
  const { totalHits, nextToken, prevToken } = found
  if (isByToken) return { content: [], totalElements: totalHits, totalPages: 0, size, number: 0, ...found }
  return {
    content: found.hits.slice(number * size),
    totalElements: totalHits,
    totalPages: Math.ceil(totalHits / size),
    size,
    number,
    totalHits,
    nextToken,
    prevToken,
  }
})

/** Staff see every agency; others the agencies that belong to them. */
const agencyScopesOf = (actor: Actor): string[] =>
  actor.accountType === 'COWBELL' ? ['all'] : [`organization:${actor.organizationId}`]
