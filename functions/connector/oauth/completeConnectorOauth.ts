import { config } from '#functions/_platform/config/config.ts'
import { askedOnce } from '#functions/_platform/held/askedOnce.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { readState } from '#functions/_platform/secrets/signedState.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { completeConnectorOauth as contract } from '#shared/contracts/connector/oauth.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import type { OauthOutcome } from '#shared/domain/integration/connectors.ts'
import { connect } from '../connections/connect.ts'
import { failedBefore, madeGood } from '../connections/madeGood.ts'
import { consentWrite } from '../connectors/consentWrite.ts'
import { hasConsent } from '../connectors/requireConsent.ts'
import { connections } from '../store/connections.ts'
import { oauthReturnId, oauthReturns } from '../store/oauthReturns.ts'
import { refuseUnoffered } from '../tools/offered.ts'
import { exchanged } from '../tools/securityTools.ts'
import { type About, aboutOf, whoLeft } from './departed.ts'
import { departures, redirectUri, verifierOf } from './departure.ts'

/** The page of connectors, which says what came of it. */
const pageOf = ({ accountId, accountType, connectorType }: About, outcome: OauthOutcome) => {
  const page = accountType === 'CUSTOMER' ? 'connectors' : `accounts/${accountId}/connectors`
  const search = new URLSearchParams({ connector: connectorType, signIn: outcome })
  return { location: `${config.publicUrl}${personas[accountType].basePath}/${page}?${search}` }
}

/**
 * A state is good once, in the browser and the session that left with it, whatever comes of it. What is not ours leads to
 * the login, and tells nothing.
 */
export const completeConnectorOauth = implement(contract)(async ({ query, client, now }) => {
  const state = readState(query.state ?? '', { purpose: 'connector', now })
  if (state === undefined) return { location: `${config.publicUrl}/login` }
  const { nonce, until } = state
  const about = aboutOf(state)
  refuseUnoffered(about.connectorType)
  const id = oauthReturnId(nonce)
  if (!departures.hasLeft(client, nonce) || (await oauthReturns.byId(id)) !== undefined) return pageOf(about, 'expired')
  const back = oauthReturns.create({ id, expiresAt: until })
  departures.drop(client, nonce)
  const actor = await whoLeft(state)
  const { accountId, connectorType } = about
  const { code } = query
  const mayGoOn = actor !== undefined && code !== undefined && query.error === undefined
  const granted =
    mayGoOn && (await hasConsent({ accountId, connectorType }, now))
      ? await askedOnce(`grant ${id}`, () =>
          exchanged(connectorType, { code, codeVerifier: verifierOf(nonce), redirectUri: redirectUri() }),
        )
      : undefined
  if (actor === undefined || granted === undefined) {
    await commit([back])
    return pageOf(about, actor === undefined ? 'expired' : 'refused')
  }
  const { credentials, metadata } = granted
  const failed = await failedBefore({ accountId, connectorType, metadata })
  if (failed === undefined)
    await connect({ accountId, connectorType, credentials, agreement: false, metadata, writes: [back] }, actor, now)
  else {
    const { write } = await consentWrite({ accountId, connectorType, agreement: false }, actor, now)
    const { connection, events } = madeGood({ ...failed, metadata: { ...failed.metadata, ...metadata } }, credentials)
    await commit([back, write, connections.update(failed, connection)], { events })
  }
  return pageOf(about, 'connected')
})
