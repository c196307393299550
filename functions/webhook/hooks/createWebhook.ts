import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/webhook/webhooks.ts'
import type { WebhookId } from '#shared/domain/ids/ids.ts'
import { webhookEventNames } from '#shared/domain/integration/webhookEvents.ts'
import { webhooks } from '../store/webhooks.ts'
import { newClientId, newClientSecret } from './credentials.ts'
import { refuseFull, webhookRoom } from './refuseFull.ts'

export const createWebhook = implement(contract.createWebhook)(async ({ body, actor, now }) => {
  const { accountType, organizationId, userId, name: createdBy } = actor
  const room = await webhookRoom(organizationId)
  await refuseFull(organizationId)
  const id = `whk_${ulid(Date.parse(now))}` as WebhookId
  const clientSecret = newClientSecret()
  const shown = { id, companyName: body.companyName, clientId: newClientId(), webhookUrl: '' }
  const made = { accountType, organizationId, userId, createdBy, createdAt: now }
  await commit([
    room,
    webhooks.create({
      ...shown,
      ...made,
      events: webhookEventNames,
      enabled: true,
      secret: seal({ secret: clientSecret, subject: id }),
    }),
  ])
  return { ...shown, clientSecret }
})
