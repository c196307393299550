import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/webhook/deliveries.ts'
import { deliveries, deliveriesOf } from '../store/deliveries.ts'
import { requireWebhook } from '../store/webhooks.ts'

export const listWebhookDeliveries = implement(contract.listWebhookDeliveries)(async ({ params, query, actor }) => {
  const { id } = await requireWebhook(params.webhookId, actor)
  const { status: group, page, size } = query
  return deliveries.page({ scope: deliveriesOf(id), group, descending: true, page, size })
})
