import type { Job } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { waitingWebhooks, webhooks } from '../store/webhooks.ts'

/** No other round begins within so many milliseconds of one: as long as its message may be under way. */
const roundMilliseconds = 6 * 60_000

/** Until when a round that begins now has the webhook to itself. */
export const roundLease = (now: Instant): Instant => new Date(Date.parse(now) + roundMilliseconds).toISOString()

const begin = (id: string, now: Instant) =>
  retryStale(async () => {
    const webhook = await webhooks.byId(id)
    if (webhook?.retryAt === undefined || webhook.retryAt > now) return
    await commit([webhooks.update(webhook, { ...webhook, retryAt: roundLease(now) })], {
      events: [{ name: 'webhook.roundDue', detail: { webhookId: id } }],
    })
  })

/** Every minute those are tried again whose time has come. */
export const beginRounds: Job = async ({ now }) => {
  const waiting = await webhooks.every({ scopes: [waitingWebhooks] })
  for (const { id } of waiting) await begin(id, now)
  return { met: waiting.length }
}
