import { fail } from '#functions/_platform/problems/problem.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { enterRoom } from '#functions/_platform/storage/rooms.ts'
import { mostWebhooks } from '#shared/domain/integration/webhooks.ts'
import { webhooks, webhooksOf } from '../store/webhooks.ts'

/** Whether an organization has as many webhooks as it may have. */
export const isFull = async (organizationId: string): Promise<boolean> => {
  const present = await webhooks.every({ scopes: [webhooksOf(organizationId)] })
  return present.length >= mostWebhooks
}

/** Refuses where it has. */
export const refuseFull = async (organizationId: string): Promise<void> => {
  if (await isFull(organizationId)) fail('webhook.tooMany', { data: { most: mostWebhooks } })
}

/** The write that goes with a new webhook, read before it is asked whether there is a place for it. */
export const webhookRoom = (organizationId: string): Promise<Write> => enterRoom(`webhooks ${organizationId}`)
