import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { hasInnerAddress } from '#functions/_platform/outside/sendOut.ts'
import { seal, unseal } from '#functions/_platform/secrets/seal.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/webhook/webhooks.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { wrongWebhookUrl } from '#shared/domain/integration/webhooks.ts'
import { requireWebhook, type WebhookRecord, webhookRow, webhooks } from '../store/webhooks.ts'
import { standingAfter } from './standingAfter.ts'

const hourMilliseconds = 3_600_000

/** The secrets from now on: a new one takes the place of the one before, which signs as well for so many hours. */
const secretsAfter = (
  { id, secret, previous }: WebhookRecord,
  { clientSecret, overlapHours }: { readonly clientSecret?: string | undefined; readonly overlapHours: number },
  now: Instant,
): Pick<WebhookRecord, 'previous' | 'secret'> => {
  if (clientSecret === undefined || clientSecret === unseal(secret, id))
    return { secret, ...(previous !== undefined && { previous }) }
  const until = new Date(Date.parse(now) + overlapHours * hourMilliseconds).toISOString()
  return {
    secret: seal({ secret: clientSecret, subject: id }),
    ...(overlapHours > 0 && { previous: { secret, until } }),
  }
}

/** Whoever changes it has it told from then on what is in the own reach. */
export const updateWebhook = implement(contract.updateWebhook)(async ({ body, actor, now, fail }) => {
  const { id, clientId, clientSecret, overlapHours, webhookUrl } = body
  const before = await requireWebhook(id, actor)
  // A channel has an address of its own kind, and no secret.
  if (before.channel !== undefined) fail('webhook.notFound')
  if (clientId !== before.clientId)
    fail('webhook.invalidDetails', {
      errors: [{ path: ['clientId'], detail: 'This is not the client ID of the webhook' }],
    })
  const host = URL.parse(webhookUrl)?.hostname
  if (host === undefined || (await askedOnce(`host ${host}`, () => hasInnerAddress(host))))
    fail('webhook.invalidDetails', { errors: [{ path: ['webhookUrl'], detail: wrongWebhookUrl }] })
  const { failingSince: _f, retryAt: _r, suspendedAt: _s, previous: _p, version, seal: chain, ...kept } = before
  const next = { webhookUrl, enabled: body.enabled ?? (before.enabled && before.suspendedAt === undefined) }
  const after: WebhookRecord = {
    ...kept,
    ...next,
    ...(body.events !== undefined && { events: [...new Set(body.events)].sort() }),
    userId: actor.userId,
    createdBy: actor.name,
    ...secretsAfter(before, { clientSecret, overlapHours }, now),
    ...standingAfter(before, { ...next, isElsewhere: before.webhookUrl !== webhookUrl }, now),
  }
  await commit([webhooks.update(before, after)])
  return webhookRow(after)
})
