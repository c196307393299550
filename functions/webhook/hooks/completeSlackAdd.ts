import { createHash } from 'node:crypto'
import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { seal } from '#functions/_platform/secrets/seal.ts'
import { readState } from '#functions/_platform/secrets/signedState.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { completeSlackAdd as contract } from '#shared/contracts/webhook/slack.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { type SlackOutcome, shownSlackUrl } from '#shared/domain/integration/slackMessage.ts'
import { chosenChannel, slackApp } from '../slack/slackApp.ts'
import { aboutOf, redirectUri, slackDepartures, whoLeft } from '../slack/slackDeparture.ts'
import { type WebhookRecord, webhooks } from '../store/webhooks.ts'
import { newClientId } from './credentials.ts'
import { isFull, webhookRoom } from './refuseFull.ts'

/** Whether nobody has come back with a code before; from then on somebody has, whatever comes of it (RFC 6749, 10.5). */
const isNew = async (code: string): Promise<boolean> => {
  const kept = createHash('sha256').update(code).digest('base64url')
  return (await commit([], { once: `slackCode|${kept}` })) === 'done'
}

/**
 * A state is good once, in the browser and the session that left with it, whatever comes of it. What is not ours leads to
 * the login, and tells nothing.
 */
export const completeSlackAdd = implement(contract)(async ({ query, client, now, fail }) => {
  const app = slackApp()
  if (app === undefined) return fail('slack.notOffered')
  const state = readState(query.state ?? '', { purpose: 'slack', now })
  if (state === undefined) return { location: `${config.publicUrl}/login` }
  const area = `${config.publicUrl}${personaOf(aboutOf(state).accountType).basePath}/webhooks`
  const back = (outcome: SlackOutcome, id?: string) => ({
    location: `${area}${id === undefined ? '' : `/${id}`}?slack=${outcome}`,
  })
  const { nonce } = state
  if (!slackDepartures.hasLeft(client, nonce)) return back('expired')
  slackDepartures.drop(client, nonce)
  const once = `slack|${nonce}`
  const nothing = async (outcome: SlackOutcome) => {
    const done = await commit([], { once })
    return back(done === 'already' ? 'expired' : outcome)
  }
  const actor = await whoLeft(state)
  if (actor === undefined) return nothing('expired')
  const { code } = query
  if (code === undefined || query.error !== undefined) return nothing('refused')
  const chosen = await askedOnce(`channel ${nonce}`, async () =>
    (await isNew(code)) ? chosenChannel(app, { code, redirectUri: redirectUri() }) : undefined,
  )
  if (chosen === undefined) return nothing('refused')
  const { accountType, organizationId, userId, name: createdBy } = actor
  const room = await webhookRoom(organizationId)
  if (await isFull(organizationId)) return nothing('full')
  const id = `whk_${ulid(Date.parse(now))}`
  const webhook: WebhookRecord = {
    id,
    channel: 'SLACK',
    companyName: `${chosen.channel} · ${chosen.team}`.slice(0, 100),
    clientId: newClientId(),
    ...{ accountType, organizationId, userId, createdBy, createdAt: now },
    webhookUrl: shownSlackUrl(chosen.url),
    secret: seal({ secret: chosen.url, subject: id }),
    events: [],
    enabled: true,
  }
  const done = await commit([room, webhooks.create(webhook)], { once })
  return done === 'already' ? back('expired') : back('connected', id)
})
