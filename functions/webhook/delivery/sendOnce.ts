import { postOut } from '#functions/_platform/outside/postOut.ts'
import type { Reach } from '#functions/_platform/outside/sendOut.ts'
import { unseal } from '#functions/_platform/secrets/seal.ts'
import type { WebhookTry } from '#shared/contracts/webhook/deliveries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DeliveryRecord } from '../store/deliveries.ts'
import type { WebhookRecord } from '../store/webhooks.ts'
import { headersOf, plainHeaders } from './signature.ts'

/** So much of an answer is kept for who looks why it was none. */
const shownLetters = 500

/** What of an answer can be kept and shown: no character that is none. */
const shown = (answer: string): string =>
  answer
    .replaceAll(/[^\P{Cc}\t\n]|\p{Cs}|\p{Noncharacter_Code_Point}|\uFFFD/gu, ' ')
    .slice(0, shownLetters)
    .toWellFormed()
    .trim()

/** Says in a line why nothing answered. */
const failureOf = (error: unknown): string => {
  const message = error instanceof Error ? error.message : String(error)
  return shown(message) || 'the connection failed'
}

/** Tries once to deliver something; it never throws: what went wrong is what the try says. */
export const sendOnce = async (
  webhook: WebhookRecord,
  delivery: Pick<DeliveryRecord, 'body' | 'id'>,
  now: Instant,
  reach: Reach = {},
): Promise<WebhookTry> => {
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  const isChannel = webhook.channel !== undefined
  const letter = {
    url: isChannel ? unseal(webhook.secret, webhook.id) : webhook.webhookUrl,
    headers: isChannel ? plainHeaders : headersOf(webhook, delivery, now),
    body: delivery.body,
  }
  return postOut(letter, reach).then(
    ({ status, body }): WebhookTry => {
      const answer = shown(body)
      return { at: now, status, milliseconds: took(), ...(answer !== '' && { answer }) }
    },
    (error: unknown): WebhookTry => ({ at: now, failure: failureOf(error), milliseconds: took() }),
  )
}
