import { createLocalJWKSet } from 'jose'
import { ulid } from 'ulid'
import { authorizerOf } from '#cdk/local/gateway/authorizer.ts'
import { accessTokenFor } from '#functions/_platform/auth/accessToken.ts'
import { provePassword } from '#functions/_platform/auth/cognito.ts'
import { publicJwks } from '#functions/_platform/auth/signing.ts'
import { config } from '#functions/_platform/config/config.ts'
import { admit } from '#functions/_platform/http/admit.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { after, keyEnvironment, newKeySecret } from '#functions/auth/apiKeys/keySecret.ts'
import { handler } from '#functions/auth/index.ts'
import { apiKeys } from '#functions/auth/store/apiKeys.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import { exchangeApiKey } from '#shared/contracts/auth/apiKeys.ts'
import { getOpenIdConfiguration } from '#shared/contracts/auth/keys.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { tokenAudience } from '#shared/domain/identity/tokenAudience.ts'
import { ApiKeyId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { startIdentity } from '#tests/support/identity.ts'
import { eventOf } from '#tests/support/operation.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { figuresOf, time, timePair } from './measure.ts'

const email = 'bench@identity.example'

/** Milliseconds of verifying a token and asking for its permission. Every token is a new one: none is known already. */
const verification = async (runs: number) => {
  const keys = createLocalJWKSet({ keys: await publicJwks(new Date().toISOString()) })
  const authorize = authorizerOf({ issuer: config.tokenIssuer, audience: tokenAudience(config.region), keys })
  const warmUp = Math.ceil(runs / 5)
  const tokens: string[] = []
  for (let index = 0; index < runs + warmUp; index += 1)
    tokens.push(await accessTokenFor({ ...cast.producer, sessionId: `ses_${index}` }, new Date().toISOString()))
  const event = eventOf(getQuote, { params: { quoteId: 'quo_1' } }, undefined)
  let next = 0
  return time(
    runs,
    async () => {
      const token = tokens[next]
      next += 1
      const authorized = await authorize(`Bearer ${token}`)
      if (!('claims' in authorized)) throw new Error('The token is refused.')
      Object.assign(event.requestContext, { authorizer: { jwt: { claims: authorized.claims, scopes: [] } } })
      admit(getQuote, event)
    },
    warmUp,
  )
}

/** A key that somebody made, ready to be exchanged. */
const aKey = async ({ id: userId, accountType, organizationId }: UserRecord) => {
  const now = new Date().toISOString()
  const { secret, ...kept } = newKeySecret()
  const made = { accountType, organizationId, userId, createdBy: 'Ada Archer', createdAt: now }
  const grant = {
    days: 30,
    name: 'Rating bridge',
    scopes: ['quote:read' as const],
    addresses: [],
    assistant: false,
    freely: [],
    expiresAt: after(now, 'days', 30),
  }
  const id = ApiKeyId.parse(`key_${ulid()}`)
  await commit([apiKeys.create({ id, ...made, ...grant, ...kept, environment: keyEnvironment(), enabled: true })])
  return { grant_type: 'client_credentials', client_id: id, client_secret: secret } as const
}

/** Runs an operation through the whole pipeline; nobody is signed in. */
const asked = async (event: ReturnType<typeof eventOf>) => {
  const { statusCode, body } = await handler(event, {} as never)
  if (statusCode !== 200) throw new Error(`${event.routeKey} answered ${statusCode}: ${body}`)
}

/** What signing in costs besides the user pool, and what it costs to know who calls. */
export const identity = async (runs = 200) => {
  const started = await startIdentity()
  const person = await aPerson(email)
  const body = await aKey(person)
  const [exchange, empty] = await timePair(
    runs,
    () => asked(eventOf(exchangeApiKey, { body }, undefined)),
    () => asked(eventOf(getOpenIdConfiguration, {}, undefined)),
  )
  const [whole, pool] = await timePair(
    runs,
    () => asked(eventOf(login, { query: {}, body: { username: email, password: testPassword } }, undefined)),
    () => provePassword({ email, password: testPassword }),
  )
  const verified = await verification(runs * 3)
  await started.stop()
  return {
    login: figuresOf(whole),
    userPool: figuresOf(pool),
    verification: figuresOf(verified),
    exchange: figuresOf(exchange),
    /** An operation of the same API that neither reads nor writes. */
    empty: figuresOf(empty),
  }
}
