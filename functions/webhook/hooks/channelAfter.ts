import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { WebhookEventName } from '#shared/domain/integration/webhookEvents.ts'
import type { StoredWebhook, WebhookRecord } from '../store/webhooks.ts'
import { standingAfter } from './standingAfter.ts'

interface Change {
  readonly events: readonly WebhookEventName[]
  readonly enabled: boolean
  /** Where it is told from now on, if not where it was. */
  readonly address?: Pick<WebhookRecord, 'secret' | 'webhookUrl'> | undefined
}

/** A channel as somebody changes it: it is told from then on what is in that one's reach. */
export const channelAfter = (
  before: StoredWebhook,
  { events, enabled, address }: Change,
  { actor, now }: { readonly actor: Actor; readonly now: Instant },
): WebhookRecord => {
  const { failingSince: _f, retryAt: _r, suspendedAt: _s, version, seal, ...kept } = before
  return {
    ...kept,
    ...address,
    events: [...new Set(events)].sort(),
    enabled,
    userId: actor.userId,
    createdBy: actor.name,
    ...standingAfter(before, { enabled, isElsewhere: address !== undefined }, now),
  }
}
