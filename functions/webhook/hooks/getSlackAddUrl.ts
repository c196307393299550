import { randomUUID } from 'node:crypto'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { getSlackAddUrl as contract } from '#shared/contracts/webhook/slack.ts'
import { slackState } from './slackState.ts'

/** Slack's page for adding an app (OAuth 2.0, version 2), and the least that an app needs to tell a channel of something. */
const slackPage = 'https://slack.com/oauth/v2/authorize'
const scope = 'incoming-webhook'

/** How long somebody may look at Slack's page. */
const stateSeconds = 10 * 60

export const getSlackAddUrl = implement(contract)(async ({ actor, now, fail }) => {
  const { slackClientId } = config
  if (slackClientId === '') return fail('slack.notOffered')
  const state = slackState({
    sessionId: actor.sessionId ?? actor.userId,
    organizationId: actor.organizationId,
    until: epochSeconds(now) + stateSeconds,
    nonce: randomUUID(),
  })
  return { url: `${slackPage}?${new URLSearchParams({ client_id: slackClientId, scope, state })}` }
})
