import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/webhook/webhooks.ts'
import { requireWebhook, webhooks } from '../store/webhooks.ts'

/** What was told is no longer shown, and goes when its time has come. */
export const removeWebhook = implement(contract.removeWebhook)(async ({ params, actor }) => {
  await commit([webhooks.remove(await requireWebhook(params.webhookId, actor))])
})
