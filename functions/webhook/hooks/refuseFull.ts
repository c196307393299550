import { fail } from '#functions/_platform/problems/problem.ts'
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
