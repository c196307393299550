import { implement } from '#functions/_platform/http/implement.ts'
import { isFoundBy } from '#functions/_platform/storage/words.ts'
import * as contract from '#shared/contracts/webhook/webhooks.ts'
import { webhooks, webhooksOf } from '../store/webhooks.ts'

/** An organization has few; the newest first, or by the receiver's name. */
export const listWebhooks = implement(contract.listWebhooks)(async ({ query, actor }) => {
  const { failing, search, sort = '-created', page, size } = query
  const by = sort.endsWith('companyName') ? 'companyName' : 'created'
  const all = await webhooks.every({ scopes: [webhooksOf(actor.organizationId)], sort: by })
  const found = all.filter(
    ({ companyName, status, webhookUrl }) =>
      (failing !== true || status === 'FAILING' || status === 'SUSPENDED') &&
      isFoundBy({ search, text: `${companyName} ${webhookUrl}` }),
  )
  if (sort.startsWith('-')) found.reverse()
  return { content: found.slice(page * size, (page + 1) * size), totalElements: found.length, size, number: page }
})
