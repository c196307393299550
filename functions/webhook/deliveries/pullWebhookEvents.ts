import type { Actor } from '#functions/_platform/auth/actor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/webhook/deliveries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { ofPeopleAlone } from '#shared/domain/identity/apiKeys.ts'
import { type WebhookEventName, webhookEvents } from '#shared/domain/integration/webhookEvents.ts'
import type { Permission } from '#shared/permissions.ts'
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

/** What a key lacks to be told of such events as their webhook is. Nobody else is asked: who manages webhooks reads what they are told. */
const lackingScopes = ({ keyScopes }: Actor, told: readonly WebhookEventName[]): readonly Permission[] => {
  if (keyScopes === undefined) return []
  const needed = new Set(told.map((name) => webhookEvents[name].permission))
  return [...needed].filter((each) => !ofPeopleAlone.includes(each) && !keyScopes.includes(each)).toSorted()
}

const before = (at: Instant, milliseconds: number): Instant => new Date(Date.parse(at) - milliseconds).toISOString()

export const pullWebhookEvents = implement(contract.pullWebhookEvents)(async ({ params, query, actor, now, fail }) => {
  const { id: webhookId, events: told } = await requireWebhook(params.webhookId, actor)
  const lacks = lackingScopes(actor, told)
  if (lacks.length > 0)
    return fail('permission.denied', {
      detail: `The scopes that this was called with do not hold ${lacks.join(', ')}, which events of this webhook need. Give them to the API key.`,
      data: { needed: lacks.join(' ') },
    })
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
