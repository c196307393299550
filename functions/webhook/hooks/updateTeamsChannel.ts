import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateTeamsChannel as contract } from '#shared/contracts/webhook/teams.ts'
import { requireWebhook, webhookRow, webhooks } from '../store/webhooks.ts'
import { channelAfter } from './channelAfter.ts'
import { teamsAddress } from './teamsAddress.ts'

/** Whoever changes it has it told from then on what is in the own reach. */
export const updateTeamsChannel = implement(contract)(async ({ body, actor, now, fail }) => {
  const { id, webhookUrl: url, events, enabled } = body
  const before = await requireWebhook(id, actor)
  if (before.channel !== 'TEAMS') return fail('webhook.notFound')
  const address = url === undefined ? undefined : await teamsAddress({ id, url })
  const after = channelAfter(before, { events, enabled, address }, { actor, now })
  await commit([webhooks.update(before, after)])
  return webhookRow(after)
})
