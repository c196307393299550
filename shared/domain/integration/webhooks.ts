import type { Instant } from '../calendar/instant.ts'

/** Webhooks that an organization has at most. */
export const mostWebhooks = 20

/** Letters of a webhook's client ID and client secret. */
export const webhookCredentialLength = 32

/** How a client ID is written, and a client secret: as many letters of base64, which are 24 bytes (Standard Webhooks). */
export const webhookClientId = `[0-9a-f]{${webhookCredentialLength}}`
export const webhookSecret = `[0-9A-Za-z+/]{${webhookCredentialLength}}`

/** The shortest address, and what one looks like: encrypted, of a name, at the usual port. */
export const shortestWebhookUrl = 16
export const webhookUrl = 'https://[0-9A-Za-z]([0-9A-Za-z.-]*[0-9A-Za-z])?(/[!-~]*)?'

/** What is said of an address that is none. */
export const wrongWebhookUrl = 'Enter an address that begins with https:// and names a public host'

/** For how many hours the secret before signs as well. */
export const secretOverlap = { standard: 24, most: 168 } as const

const second = 1000
const minute = 60 * second
const hour = 60 * minute

/** How long is waited after the first try, the second, and so on: three days in all. */
const pauses = [
  5 * second,
  30 * second,
  2 * minute,
  10 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  16 * hour,
  24 * hour,
]

/** After so many tries a delivery is given up whose receiver takes others. */
export const mostTries = pauses.length + 1

/** A receiver that took nothing for so long is told nothing more, in milliseconds. */
const patienceWithReceiver = 72 * hour

/** Now, and since when a receiver takes nothing. */
interface Moments {
  readonly now: Instant
  readonly failingSince?: Instant | undefined
}

/** When the next try is after so many: of a receiver that takes nothing, when it is given up at the latest. */
export const nextTry = (tries: number, { now, failingSince }: Moments): Instant => {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? 0
  const end = failingSince === undefined ? Number.POSITIVE_INFINITY : Date.parse(failingSince) + patienceWithReceiver
  return new Date(Math.max(Date.parse(now), Math.min(Date.parse(now) + pause, end))).toISOString()
}

/** Whether a receiver has taken nothing for so long that it is given up. */
export const isGivenUp = ({ now, failingSince }: Moments): boolean =>
  failingSince !== undefined && Date.parse(now) - Date.parse(failingSince) >= patienceWithReceiver

/** A receiver took it that answers in the two hundreds; where it redirects to is nobody's address that was checked. */
export const isTaken = (status: number): boolean => status >= 200 && status <= 299

export const webhookStatuses = ['NEW', 'ACTIVE', 'FAILING', 'SUSPENDED', 'OFF'] as const
export type WebhookStatus = (typeof webhookStatuses)[number]

interface Standing {
  readonly webhookUrl: string
  readonly enabled: boolean
  readonly failingSince?: Instant | undefined
  readonly suspendedAt?: Instant | undefined
}

/** How a webhook stands: it has no address yet, was given up, is turned off, its receiver fails, or all is well. */
export const webhookStatus = ({ webhookUrl: url, enabled, failingSince, suspendedAt }: Standing): WebhookStatus => {
  if (url === '') return 'NEW'
  if (suspendedAt !== undefined) return 'SUSPENDED'
  if (!enabled) return 'OFF'
  return failingSince === undefined ? 'ACTIVE' : 'FAILING'
}

/** Who is told that is no system: channels of people. */
export const webhookChannels = ['SLACK', 'TEAMS'] as const
export type WebhookChannel = (typeof webhookChannels)[number]

export const deliveryStatuses = ['WAITING', 'DELIVERED', 'GIVEN_UP'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]
