import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { createTeamsChannel as contract } from '#shared/contracts/webhook/teams.ts'
import { type WebhookRecord, webhookRow, webhooks } from '../store/webhooks.ts'
import { newClientId } from './credentials.ts'
import { refuseFull, webhookRoom } from './refuseFull.ts'
import { teamsAddress } from './teamsAddress.ts'

export const createTeamsChannel = implement(contract)(async ({ body, actor, now }) => {
  const { accountType, organizationId, userId, name: createdBy } = actor
  const room = await webhookRoom(organizationId)
  await refuseFull(organizationId)
  const id = `whk_${ulid(Date.parse(now))}`
  const webhook: WebhookRecord = {
    id,
    channel: 'TEAMS',
    companyName: body.companyName,
    clientId: newClientId(),
    ...{ accountType, organizationId, userId, createdBy, createdAt: now },
    ...(await teamsAddress({ id, url: body.webhookUrl })),
    events: [...new Set(body.events)].sort(),
    enabled: true,
  }
  await commit([room, webhooks.create(webhook)])
  return webhookRow(webhook)
})
