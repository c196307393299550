import { fail } from '#functions/_platform/problems/problem.ts'
import { mostWebhooks } from '#shared/domain/integration/webhooks.ts'
import { webhooks, webhooksOf } from '../store/webhooks.ts'

/** Refuses where an organization has as many webhooks as it may have. */
export const refuseFull = async (organizationId: string): Promise<void> => {
  if ((await webhooks.every({ scopes: [webhooksOf(organizationId)] })).length >= mostWebhooks)
    fail('webhook.tooMany', { data: { most: mostWebhooks } })
}
