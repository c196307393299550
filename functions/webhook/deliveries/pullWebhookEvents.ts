import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/webhook/deliveries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type DeliveryRecord, deliveries, deliveriesOf } from '../store/deliveries.ts'
import { requireWebhook } from '../store/webhooks.ts'

/** What is younger may still get neighbours that are older, of another worker. */
const restMilliseconds = 5_000
/** As many at most may have come in the moment of the one that was read last. */
const mostOfMoment = 50

const comesAfter = (
  { created, id }: Pick<DeliveryRecord, 'created' | 'id'>,
  last: Pick<DeliveryRecord, 'created' | 'id'>,
): boolean => created > last.created || (created === last.created && id > last.id)

const before = (at: Instant, milliseconds: number): Instant => new Date(Date.parse(at) - milliseconds).toISOString()

export const pullWebhookEvents = implement(contract.pullWebhookEvents)(async ({ params, query, actor, now }) => {
  const { id: webhookId } = await requireWebhook(params.webhookId, actor)
  const { after, size } = query
  const last = after === undefined ? undefined : await deliveries.require(after, (each) => each.webhookId === webhookId)
  const { hits } = await deliveries.list({
    scopes: [deliveriesOf(webhookId)],
    sort: 'created',
    size: size + mostOfMoment,
    ...(last && { beyond: before(last.created, 1) }),
  })
  const rested = before(now, restMilliseconds)
  const events = hits.filter((each) => each.created <= rested && (last === undefined || comesAfter(each, last)))
  return {
    events: events.slice(0, size).map(({ id, type, created, body }) => ({ id, type, created, body })),
    isMore: events.length > size,
  }
})
