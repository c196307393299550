import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { updateSlackChannel as contract } from '#shared/contracts/webhook/slack.ts'
import { requireWebhook, webhookRow, webhooks } from '../store/webhooks.ts'
import { channelAfter } from './channelAfter.ts'

/** Whoever changes it has it told from then on what is in the own reach. */
export const updateSlackChannel = implement(contract)(async ({ body, actor, now, fail }) => {
  const before = await requireWebhook(body.id, actor)
  if (before.channel !== 'SLACK') return fail('webhook.notFound')
  const after = channelAfter(before, body, { actor, now })
  await commit([webhooks.update(before, after)])
  return webhookRow(after)
})
