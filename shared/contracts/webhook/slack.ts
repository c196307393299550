import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { WebhookId } from '#shared/domain/ids/ids.ts'
import { Webhook, WebhookEvent } from './webhooks.ts'

export const getSlackAddUrl = defineOperation({
  name: 'getSlackAddUrl',
  method: 'GET',
  path: '/api/slack/v1/app/add-url',
  summary:
    'Where Slack asks to which channel the app may be added, with a state that is signed, bound to the session and the browser, and good once.',
  access: 'integration:manage',
  stepUp: 'always',
  notJumped: true,
  response: z.object({ url: z.url() }),
  problems: ['slack.notOffered', 'webhook.tooMany'],
})

/** The signed state is the credential: the browser comes back without a token. */
export const completeSlackAdd = defineOperation({
  name: 'completeSlackAdd',
  method: 'GET',
  path: '/api/slack/v1/app/callback',
  summary:
    'Has the channel told that was chosen at Slack, of nothing yet, and sends the browser to where one chooses of what.',
  access: 'public',
  query: z.strictObject({
    code: z.string().max(4000).optional().describe('Good once, for who has the app’s secret.'),
    state: z.string().max(2000).optional(),
    error: z.string().max(200).optional().describe('Why Slack sent the browser back without a code.'),
  }),
  status: 302,
  response: z.object({ location: z.url() }),
  problems: ['slack.notOffered'],
})

export const updateSlackChannel = defineOperation({
  name: 'updateSlackChannel',
  method: 'PUT',
  path: '/api/slack/v1/channels',
  summary: 'Says of what a channel of Slack is told, and whether at all.',
  access: 'integration:manage',
  changes: 'id',
  stepUp: 'always',
  notJumped: true,
  body: z.strictObject({
    id: WebhookId,
    events: z.array(WebhookEvent).min(1, 'Choose what to be told of').max(40),
    enabled: z.boolean().describe('On again, what waited while it was off or suspended is sent.'),
  }),
  response: Webhook,
  problems: ['webhook.notFound'],
})
