import { randomBytes } from 'node:crypto'
import { hasJumped } from '#functions/_platform/auth/actor.ts'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { signState } from '#functions/_platform/secrets/signedState.ts'
import { getOauthMetadata as contract } from '#shared/contracts/connector/oauth.ts'
import { connectorKinds, isOauthType, oauthScopes, oauthSeconds } from '#shared/domain/integration/connectors.ts'
import { accountFor } from '../connections/accountFor.ts'
import { refuseFull } from '../connections/connect.ts'
import { requireConsent } from '../connectors/requireConsent.ts'
import { refuseUnoffered } from '../tools/offered.ts'
import { signInTool } from '../tools/securityTools.ts'
import { challengeOf, departures, redirectUri } from './departure.ts'

/** Nothing is kept of it: the state says all, and a return is noted when it comes. */
export const getOauthMetadata = implement(contract)(async ({ params, query, actor, client, now, fail }) => {
  const { connectorType } = params
  if (hasJumped(actor)) return fail('auth.jumpRefused')
  const accountId = await accountFor(actor, query)
  refuseUnoffered(connectorType)
  if (!isOauthType(connectorType))
    return fail('connector.needsOtherForm', { data: { connector: connectorKinds[connectorType].name } })
  await requireConsent({ accountId, connectorType }, now)
  await refuseFull({ accountId, connectorType })
  const { userId, sessionId = userId, accountType, organizationId } = actor
  const nonce = randomBytes(32).toString('base64url')
  const state = signState({
    purpose: 'connector',
    sessionId,
    until: epochSeconds(now) + oauthSeconds,
    nonce,
    about: { accountId, accountType, connectorType, organizationId, userId },
  })
  const { authorizationPage, clientId } = (await signInTool(connectorType)).signIn()
  const asked = {
    clientId,
    responseType: 'code',
    redirectUri: redirectUri(),
    scope: oauthScopes[connectorType],
  } as const
  const proof = { codeChallenge: challengeOf(nonce), codeChallengeMethod: 'S256' } as const
  departures.keep(client, nonce)
  const page = new URL(authorizationPage)
  const asking = {
    client_id: asked.clientId,
    response_type: asked.responseType,
    redirect_uri: asked.redirectUri,
    scope: asked.scope,
    state,
    code_challenge: proof.codeChallenge,
    code_challenge_method: proof.codeChallengeMethod,
  }
  for (const [name, value] of Object.entries(asking)) page.searchParams.set(name, value)
  return { authorizationUrl: page.href, ...asked, state, ...proof }
})
