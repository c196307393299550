import type { Actor } from '#functions/_platform/auth/actor.ts'
import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { requirePolicy } from '#functions/policy/public.ts'
import { listManuscripts as contract } from '#shared/contracts/quote/manuscripts.ts'
import type { PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { manuscriptScope, manuscripts } from '../store/manuscripts.ts'
import { requireQuote } from '../store/reach.ts'
import { readsDrafts, toListed } from './manuscriptReach.ts'

interface Asked {
  readonly quoteId?: QuoteId | undefined
  readonly policyId?: PolicyId | undefined
}

/** Under what is looked: a quote's, a policy's with those of its quote, or everything that the provider has. */
const scopesFor = async ({ quoteId, policyId }: Asked, actor: Actor): Promise<string[]> => {
  if (quoteId === undefined && policyId === undefined) return listScopesOf(actor).filter((scope) => scope === 'all')
  if (quoteId !== undefined) await requireQuote(quoteId, actor)
  const policy = policyId === undefined ? undefined : await requirePolicy(policyId, actor)
  return [
    ...(quoteId === undefined ? [] : [manuscriptScope({ quoteId })]),
    ...(policy === undefined ? [] : [manuscriptScope({ policyId: policy.id })]),
    ...(policy?.quoteId === undefined || policy.quoteId === quoteId
      ? []
      : [manuscriptScope({ quoteId: policy.quoteId })]),
  ]
}

export const listManuscripts = implement(contract)(async ({ query, actor }) => {
  const { search, sort, status, quoteId, policyId, size, after, before } = query
  const scopes = await scopesFor({ quoteId, policyId }, actor)
  const group = readsDrafts(actor) ? status : 'APPROVED'
  const asked = { scopes, group, size, after, before }
  const page = isSearch(search)
    ? await manuscripts.search({ ...asked, text: search })
    : await manuscripts.list({ ...asked, sort: 'created', descending: sort === '-created' })
  return { ...page, hits: page.hits.map((row) => toListed(row, actor)) }
})
