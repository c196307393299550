import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import type { WebhookTry } from '#shared/contracts/webhook/deliveries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isGivenUp, nextTry } from '#shared/domain/integration/webhooks.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { deliveryAfter } from '../delivery/afterTry.ts'
import { sendOnce } from '../delivery/sendOnce.ts'
import { suspensionNotice } from '../delivery/suspensionNotice.ts'
import { roundLease } from '../jobs/beginRounds.ts'
import { deliveries, deliveriesOf } from '../store/deliveries.ts'
import { isOn, type StoredWebhook, type WebhookRecord, webhooks } from '../store/webhooks.ts'

/** So many are tried in one message, for so many milliseconds: the queue's other messages wait for it. */
const together = 10
const turnMilliseconds = 1_500
/** A round looks so many times further, past what comes after something that was not taken. */
const mostPages = 10
/** After so many that it did not take, a receiver is left alone until the next round. */
const mostRefused = 2

/** What came of a round. */
interface Round {
  readonly took: boolean
  /** Of the first that it did not take: how often that was tried. */
  readonly triesOfFirst: number | undefined
}

const waiting = (webhookId: string, size: number, after?: string) =>
  deliveries.walk({ scope: deliveriesOf(webhookId), group: 'WAITING', size, after })

/** What waits for a receiver, the oldest first, as far as a round looks. */
async function* waitingFor(webhookId: string) {
  let after: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const { ids, cursor } = await waiting(webhookId, together, after)
    yield* await deliveries.byIds(ids.map(({ id }) => id))
    if (cursor === undefined) return
    after = cursor
  }
}

/** A try, noted on what the delivery is by now: another may have come to follow it, or it was taken meanwhile. */
const note = (id: string, done: WebhookTry, webhook: StoredWebhook) =>
  retryStale(async () => {
    const delivery = await deliveries.require(id)
    if (delivery.status !== 'WAITING') return delivery
    const after = deliveryAfter(delivery, done, webhook)
    await commit([deliveries.update(delivery, after)])
    return after
  })

/** Tries what waits, the oldest first; what is about a record comes after what was told before about it. */
const goRound = async (webhook: StoredWebhook, now: Instant): Promise<Round> => {
  const begun = performance.now()
  const refused: number[] = []
  const held = new Set<string>()
  let tried = 0
  let took = false
  for await (const delivery of waitingFor(webhook.id)) {
    if (delivery.about !== undefined && held.has(delivery.about)) continue
    const after = await note(delivery.id, await sendOnce(webhook, delivery, now), webhook)
    tried += 1
    if (after.status === 'DELIVERED') took = true
    else refused.push(after.triesMade)
    if (after.status === 'WAITING' && after.about !== undefined) held.add(after.about)
    if (tried >= together || refused.length >= mostRefused || performance.now() - begun > turnMilliseconds) break
  }
  return { took, triesOfFirst: refused[0] }
}

/** The webhook after a round, and the event of the next one where that begins at once. */
const settled = (
  webhook: WebhookRecord,
  { took, triesOfFirst }: Round,
  { waits, now }: { readonly waits: boolean; readonly now: Instant },
): { readonly after: WebhookRecord; readonly events: readonly DomainEvent[] } => {
  const { retryAt: _, failingSince, ...rest } = webhook
  // One that it does not take, while it takes others, holds up none of them.
  const fails = took || failingSince === undefined ? {} : { failingSince }
  if (!waits) return { after: rest, events: [] }
  if (triesOfFirst !== undefined) {
    const retryAt = nextTry(triesOfFirst, { now, failingSince: took ? undefined : failingSince })
    return { after: { ...rest, ...fails, retryAt }, events: [] }
  }
  const event = { name: 'webhook.roundDue', detail: { webhookId: webhook.id } } as const
  return { after: { ...rest, ...fails, retryAt: roundLease(now) }, events: [event] }
}

/** Gives up a receiver that has taken nothing for days: what waits stays for when it is turned on again. */
const suspend = async (webhook: StoredWebhook, now: Instant): Promise<void> => {
  const { retryAt: _, ...rest } = webhook
  const notice = await suspensionNotice(webhook, now)
  await commit([webhooks.update(webhook, { ...rest, suspendedAt: now }), ...(notice ? [notice.write] : [])], {
    events: notice ? [notice.event] : [],
  })
}

/** What came meanwhile wrote the webhook too, so that a round which did not see it is settled anew. */
const settle = (webhookId: string, round: Round, now: Instant) =>
  retryStale(async () => {
    const webhook = await webhooks.byId(webhookId)
    if (webhook === undefined || !isOn(webhook)) return
    const waits = (await waiting(webhookId, 1)).ids.length > 0
    const { failingSince } = webhook
    if (waits && !round.took && isGivenUp({ now, failingSince })) {
      await suspend(webhook, now)
      return
    }
    const { after, events } = settled(webhook, round, { waits, now })
    await commit([webhooks.update(webhook, after)], { events })
  })

/** Tries again what waits for a receiver. While it takes it, the next round follows at once. */
export const tryAgain: Subscriber<'webhook.roundDue'> = async ({ detail: { webhookId }, now }) => {
  const webhook = await webhooks.byId(webhookId)
  if (webhook?.retryAt === undefined) return
  if (isOn(webhook)) await settle(webhookId, await goRound(webhook, now), now)
  else {
    const { retryAt: _, ...rest } = webhook
    await commit([webhooks.update(webhook, rest)])
  }
}
