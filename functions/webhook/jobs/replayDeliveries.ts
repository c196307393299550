import { z } from 'zod'
import { defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { replayNotice } from '../delivery/replayNotice.ts'
import { deliveries, deliveriesOf } from '../store/deliveries.ts'
import { isOn, webhooks } from '../store/webhooks.ts'

/** As many as one commit takes with their rows, those of the webhook and of the job. */
const together = 10

/** Which webhook is told everything of some time again. */
export const Replay = z.strictObject({ webhookId: z.string(), from: Instant, until: Instant })

/**
 * Has what a webhook was told between two moments wait again, the oldest first, so that rounds send it in its order. A receiver
 * that was turned off meanwhile is told nothing.
 */
export const replayDeliveries = defineJob({
  kind: 'replayDeliveries',
  input: Replay,
  key: ({ webhookId, from, until }) => `${webhookId} ${from} ${until}`,
  effect: 'asked for',
  async failed({ webhookId, from, until }, { byId, now }) {
    const webhook = await webhooks.byId(webhookId)
    const notice = webhook && (await replayNotice(webhook, { byId, from, until, now }))
    return notice === undefined ? { writes: [] } : { writes: [notice.write], events: [notice.event] }
  },
  async chunk({ webhookId, from, until }, { cursor, now }) {
    const webhook = await webhooks.byId(webhookId)
    if (webhook === undefined || !isOn(webhook)) return { done: 0 }
    const { ids, cursor: next } = await deliveries.walk({
      scope: deliveriesOf(webhookId),
      size: together,
      after: cursor,
    })
    const again = (await deliveries.byIds(ids.map(({ id }) => id))).filter(
      ({ status, created }) => status !== 'WAITING' && created >= from && created < until,
    )
    const more = { ...(next !== undefined && { cursor: next }), done: again.length }
    if (again.length === 0) return more
    const writes = again.map((each) => deliveries.update(each, { ...each, status: 'WAITING', triesMade: 0 }))
    const waits = webhooks.update(webhook, { ...webhook, retryAt: webhook.retryAt ?? now })
    return { ...more, effects: [{ cursor: next ?? 'end', writes: [...writes, waits] }] }
  },
})
