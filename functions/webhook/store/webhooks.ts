import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Sealed } from '#functions/_platform/secrets/seal.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Webhook } from '#shared/contracts/webhook/webhooks.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { WebhookId } from '#shared/domain/ids/ids.ts'
import type { WebhookEventName } from '#shared/domain/integration/webhookEvents.ts'
import { type WebhookChannel, webhookStatus } from '#shared/domain/integration/webhooks.ts'
import type { AccountType } from '#shared/permissions.ts'

/** A receiver of another system that an organization has told of what happens. */
export interface WebhookRecord {
  readonly id: string
  /** A channel of people; a system of somebody's where it is left out. */
  readonly channel?: WebhookChannel
  readonly companyName: string
  readonly clientId: string
  readonly accountType: AccountType
  readonly organizationId: string
  /** Whose reach decides what is told: who made it, or changed it last. */
  readonly userId: string
  readonly createdBy: string
  readonly createdAt: Instant
  /** Empty until it is given; of a channel, what may be shown of it. */
  readonly webhookUrl: string
  readonly events: readonly WebhookEventName[]
  readonly enabled: boolean
  /** What signs; of a channel, the address. */
  readonly secret: Sealed
  /** The secret before, which signs as well until then. */
  readonly previous?: { readonly secret: Sealed; readonly until: Instant }
  /** Since when its receiver takes nothing: what comes meanwhile waits. */
  readonly failingSince?: Instant
  /** When what waits is tried again. */
  readonly retryAt?: Instant
  /** When it was given up. */
  readonly suspendedAt?: Instant
}

export type StoredWebhook = Stored<WebhookRecord>

/** The list of an organization's webhooks; ids of organizations are no two kinds' at once. */
export const webhooksOf = (organizationId: string): string => `webhooks:${organizationId}`

/** The list of those for which something waits. */
export const waitingWebhooks = 'webhooks-waiting'

/** A webhook as its organization sees it. */
export const webhookRow = (webhook: WebhookRecord): Webhook => ({
  id: webhook.id as WebhookId,
  companyName: webhook.companyName,
  clientId: webhook.clientId,
  webhookUrl: webhook.webhookUrl,
  events: [...webhook.events],
  enabled: webhook.enabled,
  status: webhookStatus(webhook),
  created: webhook.createdAt,
  createdBy: webhook.createdBy,
  ...(webhook.channel !== undefined && { channel: webhook.channel }),
  ...(webhook.failingSince !== undefined && { failingSince: webhook.failingSince }),
  ...(webhook.suspendedAt !== undefined && { suspendedAt: webhook.suspendedAt }),
  ...(webhook.previous !== undefined && { previousUntil: webhook.previous.until }),
})

export const webhooks = defineRecord({
  kind: 'webhook',
  version: 3,
  history: { hides: ['previous', 'secret', 'userId'], unremarkable: ['failingSince', 'retryAt'] },
  // Before channels of Teams, and then of Slack, there were fewer kinds.
  from: { 1: (old: WebhookRecord) => old, 2: (old: WebhookRecord) => old },
  notFound: 'webhook.notFound',
  list: {
    scopes: (webhook: WebhookRecord) => [
      webhooksOf(webhook.organizationId),
      ...(webhook.retryAt === undefined ? [] : [waitingWebhooks]),
    ],
    sorts: {
      companyName: ({ companyName }: WebhookRecord) => companyName.toLowerCase(),
      created: ({ createdAt }: WebhookRecord) => createdAt,
    },
    summary: webhookRow,
  },
})

/** The webhook, if it is of the actor's organization. */
export const requireWebhook = (id: string, actor: Actor): Promise<StoredWebhook> =>
  webhooks.require(
    id,
    (webhook) => webhook.organizationId === actor.organizationId && webhook.accountType === actor.accountType,
  )

/** Whether what happens is kept for it, sent or not. */
export const isKept = ({ enabled, webhookUrl }: WebhookRecord): boolean => enabled && webhookUrl !== ''

/** Whether anything is sent to it at all. */
export const isOn = (webhook: WebhookRecord): boolean => isKept(webhook) && webhook.suspendedAt === undefined
