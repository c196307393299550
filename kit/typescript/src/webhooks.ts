import type { ToldEvent } from './generated.ts'

/** What came is not from the platform, or comes too late. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused'
}

interface Received {
  /** The headers of the request; their names in any case. */
  readonly headers: Headers | Readonly<Record<string, string | string[] | undefined>>
  /** The body to the letter, as it came. */
  readonly body: string
  /** The client secret of the webhook; while it changes, both. */
  readonly secrets: readonly string[]
  /** Seconds by which clocks may differ. */
  readonly tolerance?: number
  readonly now?: Date
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

const headerOf = (headers: Received['headers'], name: string): string => {
  if (headers instanceof Headers) return headers.get(name) ?? ''
  const [, value] = Object.entries(headers).find(([each]) => each.toLowerCase() === name) ?? []
  return [value].flat()[0] ?? ''
}

const isSigned = async (content: string, secret: string, signatures: readonly string[]): Promise<boolean> => {
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  for (const signature of signatures)
    try {
      // Compares in a time that tells nothing.
      if (await crypto.subtle.verify('HMAC', key, bytesOf(signature), new TextEncoder().encode(content))) return true
    } catch {
      // No base64: none of ours.
    }
  return false
}

/**
 * The event that a webhook was told of, once it is sure who sent it (Standard Webhooks). Throws `WebhookRefused` otherwise.
 * Something is sent again under the id it had (`webhook-id`): what was seen before is answered and left alone.
 */
export const verifyWebhook = async ({
  headers,
  body,
  secrets,
  tolerance = 300,
  now = new Date(),
}: Received): Promise<ToldEvent & { readonly id: string }> => {
  const id = headerOf(headers, 'webhook-id')
  const timestamp = headerOf(headers, 'webhook-timestamp')
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp))
  if (!/^\d+$/.test(timestamp) || age > tolerance) throw new WebhookRefused('It was not signed just now.')
  const signatures = headerOf(headers, 'webhook-signature')
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') ? [each.replace('v1,', '')] : []))
  for (const secret of secrets)
    if (await isSigned(`${id}.${timestamp}.${body}`, secret, signatures)) return { ...JSON.parse(body), id }
  throw new WebhookRefused('It is signed by none of the secrets.')
}
