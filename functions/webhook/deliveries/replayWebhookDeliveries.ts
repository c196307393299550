import { implement } from '#functions/_platform/http/implement.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/webhook/deliveries.ts'
import { replayDeliveries } from '../jobs/replayDeliveries.ts'
import { isOn, requireWebhook } from '../store/webhooks.ts'
import { addressOfReplay, replayOf } from './replayOf.ts'

export const replayWebhookDeliveries = implement(contract.replayWebhookDeliveries)(
  async ({ params, body, actor, client, now, fail }) => {
    const webhook = await requireWebhook(params.webhookId, actor)
    if (!isOn(webhook)) fail('webhook.notOn')
    const { from, until = now } = body
    if (from >= until)
      fail('webhook.invalidDetails', { errors: [{ path: ['until'], detail: 'Choose a moment after the first' }] })
    const { jobId, write, events } = await startJob(
      replayDeliveries,
      { webhookId: webhook.id, from, until },
      { by: actor.name, byId: actor.userId, now },
    )
    await commit([write], { events })
    client.setHeader('location', addressOfReplay({ webhookId: webhook.id, jobId }))
    return replayOf(await jobs.require(jobId))
  },
)
