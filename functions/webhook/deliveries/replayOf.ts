import type { JobRecord } from '#functions/_platform/jobs/jobs.ts'
import { getWebhookReplay, type WebhookReplay } from '#shared/contracts/webhook/deliveries.ts'
import { Replay, replayDeliveries } from '../jobs/replayDeliveries.ts'

/** Where a replay is followed. */
export const addressOfReplay = ({ webhookId, jobId }: { readonly webhookId: string; readonly jobId: string }): string =>
  getWebhookReplay.path.replace('{webhookId}', webhookId).replace('{jobId}', jobId)

/** Whether a job is a replay of the webhook's. */
export const isReplayOf = (webhookId: string, { kind, input }: JobRecord): boolean =>
  kind === replayDeliveries.kind && input.webhookId === webhookId

/** A replay as whoever asked for it follows it. */
export const replayOf = ({ id, status, input, done, created, ended }: JobRecord): WebhookReplay => {
  const { from, until } = Replay.parse(input)
  return { jobId: id, status, from, until, askedFor: done, begun: created, ...(ended !== undefined && { ended }) }
}
