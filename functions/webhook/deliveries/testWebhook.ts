import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/webhook/deliveries.ts'
import { webhookTest } from '#shared/domain/integration/webhookEvents.ts'
import { bodyFor } from '../delivery/bodyFor.ts'
import { newDelivery, toBeSent } from '../delivery/newDelivery.ts'
import { deliveryRow } from '../store/deliveries.ts'
import { isOn, requireWebhook } from '../store/webhooks.ts'

export const testWebhook = implement(contract.testWebhook)(async ({ params, actor, now, fail }) => {
  const webhook = await requireWebhook(params.webhookId, actor)
  if (!isOn(webhook)) fail('webhook.notOn')
  const id = `whd_${ulid(Date.parse(now))}`
  const body = bodyFor(webhook, { type: webhookTest, at: now, ids: {} })
  const delivery = newDelivery({ id, webhookId: webhook.id, type: webhookTest, body, now })
  const { writes, events } = toBeSent(webhook, delivery, { now })
  await commit(writes, { events })
  return deliveryRow(delivery)
})
