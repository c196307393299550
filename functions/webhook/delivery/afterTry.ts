import type { WebhookTry } from '#shared/contracts/webhook/deliveries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isTaken, mostTries, nextTry } from '#shared/domain/integration/webhooks.ts'
import type { DeliveryRecord } from '../store/deliveries.ts'
import type { WebhookRecord } from '../store/webhooks.ts'

/** The tries that are kept of something. */
const keptTries = 5

const wasTaken = ({ status }: WebhookTry): boolean => status !== undefined && isTaken(status)

/** Something that is told, after a try. While its receiver takes nothing at all, it is not the one that is given up. */
export const deliveryAfter = (
  delivery: DeliveryRecord,
  done: WebhookTry,
  { failingSince }: Pick<WebhookRecord, 'failingSince'>,
): DeliveryRecord => {
  const triesMade = delivery.triesMade + 1
  const isHopeless = triesMade >= mostTries && failingSince === undefined
  const status = wasTaken(done) ? 'DELIVERED' : isHopeless ? 'GIVEN_UP' : 'WAITING'
  return { ...delivery, status, triesMade, tries: [...delivery.tries, done].slice(-keptTries) }
}

/**
 * A webhook whose receiver did not take something: what comes from now on waits, until a round finds that it takes what it
 * is told.
 */
export const failing = (webhook: WebhookRecord, triesMade: number, now: Instant): WebhookRecord => {
  const { retryAt: before, ...rest } = webhook
  const next = nextTry(triesMade, { now })
  return {
    ...rest,
    failingSince: webhook.failingSince ?? now,
    retryAt: before !== undefined && before < next ? before : next,
  }
}
