import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { WebhookId } from '#shared/domain/ids/ids.ts'
import { teamsUrl, wrongTeamsUrl } from '#shared/domain/integration/teamsCard.ts'
import { filledLine } from '#shared/domain/text/text.ts'
import { Webhook, WebhookEvent } from './webhooks.ts'

const TeamsUrl = z
  .string()
  .max(1000)
  .regex(new RegExp(`^${teamsUrl}$`), wrongTeamsUrl)
  .describe('The address of a workflow that posts to the channel. It is kept sealed, and told nobody.')
const events = z.array(WebhookEvent).min(1, 'Choose what to be told of').max(40)

export const createTeamsChannel = defineOperation({
  name: 'createTeamsChannel',
  method: 'POST',
  path: '/api/webhook/v1/teams',
  summary: 'Has a channel of Microsoft Teams told of what happens, by a card for each event.',
  access: 'integration:manage',
  stepUp: 'always',
  notJumped: true,
  secret: true,
  body: z.strictObject({
    companyName: filledLine(100, { missing: 'Name is required' }).describe('What the channel is called here.'),
    webhookUrl: TeamsUrl,
    events,
  }),
  status: 201,
  response: Webhook,
  problems: ['webhook.invalidDetails', 'webhook.tooMany'],
})

export const updateTeamsChannel = defineOperation({
  name: 'updateTeamsChannel',
  method: 'PUT',
  path: '/api/webhook/v1/teams',
  summary: 'Says of what a channel of Microsoft Teams is told, by which workflow, and whether at all.',
  access: 'integration:manage',
  changes: 'id',
  stepUp: 'always',
  notJumped: true,
  secret: true,
  body: z.strictObject({
    id: WebhookId,
    webhookUrl: TeamsUrl.optional().describe('Another workflow; left out, the present one stays.'),
    events,
    enabled: z.boolean().describe('On again, what waited while it was off or suspended is sent.'),
  }),
  response: Webhook,
  problems: ['webhook.invalidDetails', 'webhook.notFound'],
})
