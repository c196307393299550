import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/webhook/deliveries.ts'
import { deliveries, deliveriesOf } from '../store/deliveries.ts'
import { isOn, requireWebhook } from '../store/webhooks.ts'

export const listWebhookDeliveries = implement(contract.listWebhookDeliveries)(
  async ({ params, query, actor, now }) => {
    const webhook = await requireWebhook(params.webhookId, actor)
    const { status: group, page, size } = query
    const found = await deliveries.page({ scope: deliveriesOf(webhook.id), group, descending: true, page, size })
    const { retryAt } = webhook
    if (retryAt === undefined || !isOn(webhook)) return found
    // Rounds begin by the minute: until the next one does, what is due is tried from now on.
    const nextTry = retryAt > now ? retryAt : now
    return { ...found, content: found.content.map((row) => (row.status === 'WAITING' ? { ...row, nextTry } : row)) }
  },
)
