import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery, wholeNumber } from '#shared/contract/paging.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { JobId, WebhookDeliveryId, WebhookId } from '#shared/domain/ids/ids.ts'
import { webhookTest } from '#shared/domain/integration/webhookEvents.ts'
import { deliveryStatuses } from '#shared/domain/integration/webhooks.ts'
import { jobStatuses } from '#shared/records/job/jobStatus.ts'
import { WebhookEvent } from './webhooks.ts'

const { page, size } = pageQuery(25)

/** A try to deliver something. */
export const WebhookTry = z.object({
  at: Instant,
  status: z.int().optional().describe('What the receiver answered with.'),
  answer: z.string().optional().describe('The first letters of the answer.'),
  failure: z.string().optional().describe('Why there was no answer.'),
  milliseconds: z.int(),
})
export type WebhookTry = z.infer<typeof WebhookTry>

/** Something that is told a receiver, once by its id. */
export const WebhookDelivery = z.object({
  id: WebhookDeliveryId.describe('Sent along as `webhook-id`, the same in every try.'),
  type: z.union([WebhookEvent, z.literal(webhookTest)]),
  status: z.enum(deliveryStatuses),
  created: Instant,
  body: z.string().describe('What is sent, to the letter.'),
  tries: z.array(WebhookTry).describe('The last ones.'),
  triesMade: z.int(),
  nextTry: Instant.optional().describe('In the list, of what waits: when it is tried next, at the earliest.'),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>

export const listWebhookDeliveries = defineOperation({
  name: 'listWebhookDeliveries',
  method: 'GET',
  path: '/api/webhook/v1/{webhookId}/deliveries',
  summary: 'What a webhook was told of in the last 30 days, the newest first, with what its receiver answered.',
  access: 'integration:manage',
  params: { webhookId: WebhookId },
  query: z.strictObject({ page, size, status: z.enum(deliveryStatuses).optional() }),
  response: pageOf(WebhookDelivery),
  problems: ['webhook.notFound'],
})

/** What was told a receiver, without how it was delivered. */
export const WebhookTold = WebhookDelivery.pick({ id: true, type: true, created: true, body: true })

/** For whoever was away, or takes no calls: the same events under the same ids, fetched instead of sent. */
export const pullWebhookEvents = defineOperation({
  name: 'pullWebhookEvents',
  method: 'GET',
  path: '/api/webhook/v1/{webhookId}/events',
  summary:
    'What a webhook is told of, delivered or not, the oldest of the last 30 days first. Go on from the id that was read last; what happened in the last seconds comes with a later call, so that none is passed over. An API key needs the scopes of all events that the webhook is told of.',
  access: 'integration:manage',
  byKeys: true,
  params: { webhookId: WebhookId },
  query: z.strictObject({
    after: WebhookDeliveryId.optional().describe('The id that was read last.'),
    size: wholeNumber({ least: 1, most: 200 }).default(50),
  }),
  response: z.object({ events: z.array(WebhookTold), isMore: z.boolean().describe('There are more by now.') }),
  problems: ['webhook.deliveryNotFound', 'webhook.notFound'],
})

/** That everything of some time is sent again, and how far that is. */
export const WebhookReplay = z.object({
  jobId: JobId.describe('The job that asks for them, one after the other; getWebhookReplay follows it.'),
  status: z.enum(jobStatuses).describe('DONE once all of them wait to be sent, or were.'),
  from: Instant,
  until: Instant,
  askedFor: z.int().describe('How many wait to be sent again by now, or were.'),
  begun: Instant,
  ended: Instant.optional(),
})
export type WebhookReplay = z.infer<typeof WebhookReplay>

export const replayWebhookDeliveries = defineOperation({
  name: 'replayWebhookDeliveries',
  method: 'POST',
  path: '/api/webhook/v1/{webhookId}/replay',
  summary: 'Sends everything again that was told from one moment until another, in order and under the ids it had.',
  access: 'integration:manage',
  notJumped: true,
  params: { webhookId: WebhookId },
  body: z.strictObject({
    from: Instant.describe('The first moment.'),
    until: Instant.optional().describe('The moment after the last; now without it.'),
  }),
  status: 202,
  response: WebhookReplay,
  problems: ['webhook.invalidDetails', 'webhook.notFound', 'webhook.notOn'],
})

export const getWebhookReplay = defineOperation({
  name: 'getWebhookReplay',
  method: 'GET',
  path: '/api/webhook/v1/{webhookId}/replays/{jobId}',
  summary: 'How far it is that everything of some time is sent again; kept for 90 days.',
  access: 'integration:manage',
  params: { webhookId: WebhookId, jobId: JobId },
  response: WebhookReplay,
  problems: ['job.notFound', 'webhook.notFound'],
})

export const replayWebhookDelivery = defineOperation({
  name: 'replayWebhookDelivery',
  method: 'POST',
  path: '/api/webhook/v1/{webhookId}/deliveries/{deliveryId}/replay',
  summary: 'Sends something again under the id it had, delivered before or not.',
  access: 'integration:manage',
  notJumped: true,
  params: { webhookId: WebhookId, deliveryId: WebhookDeliveryId },
  status: 202,
  response: WebhookDelivery,
  problems: ['webhook.deliveryNotFound', 'webhook.notFound', 'webhook.notOn'],
})

export const testWebhook = defineOperation({
  name: 'testWebhook',
  method: 'POST',
  path: '/api/webhook/v1/{webhookId}/test',
  summary: 'Sends an event that tells of nothing, to try the receiver.',
  access: 'integration:manage',
  notJumped: true,
  params: { webhookId: WebhookId },
  status: 202,
  response: WebhookDelivery,
  problems: ['webhook.notFound', 'webhook.notOn'],
})
