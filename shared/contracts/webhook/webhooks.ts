import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery, queryFlag } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { WebhookId } from '#shared/domain/ids/ids.ts'
import { type WebhookEventName, webhookEventNames } from '#shared/domain/integration/webhookEvents.ts'
import {
  secretOverlap,
  shortestWebhookUrl,
  webhookChannels,
  webhookClientId,
  webhookSecret,
  webhookStatuses,
  webhookUrl,
  wrongWebhookUrl,
} from '#shared/domain/integration/webhooks.ts'
import { filledLine } from '#shared/domain/text/text.ts'

export const WebhookEvent = z.enum(webhookEventNames as [WebhookEventName, ...WebhookEventName[]])

const ClientId = z.string().regex(new RegExp(`^${webhookClientId}$`), 'must be 32 characters of 0-9 and a-f')
const ClientSecret = z
  .string()
  .regex(new RegExp(`^${webhookSecret}$`), 'The client secret is 32 letters, digits, + or /')
const WebhookUrl = z
  .string()
  .min(shortestWebhookUrl, wrongWebhookUrl)
  .max(500)
  .regex(new RegExp(`^${webhookUrl}$`), wrongWebhookUrl)

/** A webhook as its organization sees it, without its secret. */
export const Webhook = z.object({
  id: WebhookId,
  channel: z
    .enum(webhookChannels)
    .optional()
    .describe('A channel of Slack or of Microsoft Teams; left out of what other systems take.'),
  companyName: z.string().describe('Who receives what is told.'),
  clientId: z
    .string()
    .describe('Sent along as `webhook-client-id`, so that a receiver of several knows which one it is.'),
  webhookUrl: z.string().describe('Where events are sent; empty until it is given, and of a channel its host alone.'),
  events: z.array(WebhookEvent).describe('What is told of.'),
  enabled: z.boolean(),
  status: z
    .enum(webhookStatuses)
    .describe('NEW without an address; FAILING while its receiver takes nothing; SUSPENDED after three days of that.'),
  created: Instant,
  createdBy: z.string().describe('Whose reach decides what is told: who made it, or changed it last.'),
  failingSince: Instant.optional(),
  suspendedAt: Instant.optional(),
  previousUntil: Instant.optional().describe('Until when the secret of before signs as well.'),
})
export type Webhook = z.infer<typeof Webhook>

export const listWebhooks = defineOperation({
  name: 'listWebhooks',
  method: 'GET',
  path: '/api/webhook/v1',
  summary: 'The webhooks of the caller’s organization, without their secrets.',
  access: 'integration:manage',
  query: z.strictObject({
    ...pageQuery(25),
    failing: queryFlag.optional().describe('Those alone whose receiver takes nothing, or that were given up for it.'),
  }),
  response: pageOf(Webhook),
})

export const createWebhook = defineOperation({
  name: 'createWebhook',
  method: 'POST',
  path: '/api/webhook/v1/createHook',
  summary:
    'Makes a webhook for a receiver, of every event that there is, without an address yet; its secret is told this once.',
  access: 'integration:manage',
  stepUp: 'always',
  notJumped: true,
  secret: true,
  body: z.strictObject({ companyName: filledLine(100, { missing: 'Company name is required' }) }),
  status: 201,
  response: z.object({
    id: WebhookId,
    companyName: z.string(),
    clientId: z.string(),
    clientSecret: z.string().describe('Signs what is sent, shown this once.'),
    webhookUrl: z.string().describe('Empty until it is given.'),
  }),
  problems: ['webhook.tooMany'],
})

export const updateWebhook = defineOperation({
  name: 'updateWebhook',
  method: 'PUT',
  path: '/api/webhook/v1',
  summary:
    'Says where events are sent, which, and whether at all; another secret signs from then on, beside the one before for some hours.',
  access: 'integration:manage',
  changes: 'id',
  stepUp: 'always',
  notJumped: true,
  body: z.strictObject({
    id: WebhookId,
    clientId: ClientId.describe('The one of the webhook: who changes it names twice which is meant.'),
    clientSecret: ClientSecret.optional().describe('A new secret; left out, the present one stays.'),
    webhookUrl: WebhookUrl,
    events: z.array(WebhookEvent).min(1, 'Choose what to be told of').max(40).optional(),
    enabled: z.boolean().optional().describe('On again, what waited while it was off or suspended is sent.'),
    overlapHours: z
      .int()
      .min(0)
      .max(secretOverlap.most)
      .default(secretOverlap.standard)
      .describe('How long the secret before signs as well.'),
  }),
  response: Webhook,
  problems: ['webhook.invalidDetails', 'webhook.notFound'],
})

export const removeWebhook = defineOperation({
  name: 'removeWebhook',
  method: 'DELETE',
  path: '/api/webhook/v1/{webhookId}',
  summary: 'Removes a webhook; nothing is sent from then on, also nothing that waits.',
  access: 'integration:manage',
  stepUp: 'always',
  notJumped: true,
  params: { webhookId: WebhookId },
  problems: ['webhook.notFound'],
})
