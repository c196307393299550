import { createHmac } from 'node:crypto'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { unseal } from '#functions/_platform/secrets/seal.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DeliveryRecord } from '../store/deliveries.ts'
import type { WebhookRecord } from '../store/webhooks.ts'

/** The secrets that sign now: the present one, and the one before for as long as it was given. */
const secretsOf = ({ id, secret, previous }: WebhookRecord, now: Instant): string[] =>
  [secret, ...(previous !== undefined && previous.until > now ? [previous.secret] : [])].map((each) => unseal(each, id))

const signed = (content: string, secret: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret, 'base64')).update(content).digest('base64')}`

/** What every try says, signed or not. */
export const plainHeaders = { 'content-type': 'application/json', 'user-agent': 'Palisade-Webhooks/1' } as const

/** The headers of a try, signed as Standard Webhooks has it: HMAC-SHA256 over id, time and body, by each live secret. */
export const headersOf = (
  webhook: WebhookRecord,
  { id, body }: Pick<DeliveryRecord, 'body' | 'id'>,
  now: Instant,
): Record<string, string> => {
  const timestamp = String(epochSeconds(now))
  const signatures = secretsOf(webhook, now).map((secret) => signed(`${id}.${timestamp}.${body}`, secret))
  return {
    ...plainHeaders,
    'webhook-client-id': webhook.clientId,
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}
