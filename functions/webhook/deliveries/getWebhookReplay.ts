import { implement } from '#functions/_platform/http/implement.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import * as contract from '#shared/contracts/webhook/deliveries.ts'
import { requireWebhook } from '../store/webhooks.ts'
import { isReplayOf, replayOf } from './replayOf.ts'

export const getWebhookReplay = implement(contract.getWebhookReplay)(async ({ params, actor }) => {
  const webhook = await requireWebhook(params.webhookId, actor)
  return replayOf(await jobs.require(params.jobId, (job) => isReplayOf(webhook.id, job)))
})
