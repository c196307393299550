import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateTeamsChannel as contract } from '#shared/contracts/webhook/teams.ts'
import { requireWebhook, type WebhookRecord, webhookRow, webhooks } from '../store/webhooks.ts'
import { standingAfter } from './standingAfter.ts'
import { teamsAddress } from './teamsAddress.ts'

/** Whoever changes it has it told from then on what is in the own reach. */
export const updateTeamsChannel = implement(contract)(async ({ body, actor, now, fail }) => {
  const { id, webhookUrl, events, enabled } = body
  const before = await requireWebhook(id, actor)
  if (before.channel !== 'TEAMS') return fail('webhook.notFound')
  const { failingSince: _f, retryAt: _r, suspendedAt: _s, version, seal, ...kept } = before
  const after: WebhookRecord = {
    ...kept,
    ...(webhookUrl !== undefined && (await teamsAddress({ id, url: webhookUrl }))),
    events: [...new Set(events)].sort(),
    enabled,
    userId: actor.userId,
    createdBy: actor.name,
    ...standingAfter(before, { enabled, isElsewhere: webhookUrl !== undefined }, now),
  }
  await commit([webhooks.update(before, after)])
  return webhookRow(after)
})
