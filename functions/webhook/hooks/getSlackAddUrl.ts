import { randomBytes } from 'node:crypto'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { signState } from '#functions/_platform/secrets/signedState.ts'
import { getSlackAddUrl as contract } from '#shared/contracts/webhook/slack.ts'
import { slackSeconds } from '#shared/domain/integration/slackMessage.ts'
import { slackApp } from '../slack/slackApp.ts'
import { redirectUri, slackDepartures } from '../slack/slackDeparture.ts'
import { refuseFull } from './refuseFull.ts'

/** Nothing is kept of it: the state says all, and a return is noted when it comes. */
export const getSlackAddUrl = implement(contract)(async ({ actor, client, now, fail }) => {
  const app = slackApp()
  if (app === undefined) return fail('slack.notOffered')
  await refuseFull(actor.organizationId)
  const { userId, sessionId = userId, accountType, organizationId } = actor
  const nonce = randomBytes(32).toString('base64url')
  const state = signState({
    purpose: 'slack',
    sessionId,
    until: epochSeconds(now) + slackSeconds,
    nonce,
    about: { accountType, organizationId, userId },
  })
  slackDepartures.keep(client, nonce)
  return { url: app.page({ redirectUri: redirectUri(), state }) }
})
