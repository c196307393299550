import { createLocalJWKSet } from 'jose'
import { authorizerOf } from '#cdk/local/gateway/authorizer.ts'
import { accessTokenFor } from '#functions/_platform/auth/accessToken.ts'
import { provePassword } from '#functions/_platform/auth/cognito.ts'
import { publicJwks } from '#functions/_platform/auth/signing.ts'
import { config } from '#functions/_platform/config/config.ts'
import { admit } from '#functions/_platform/http/admit.ts'
import { handler } from '#functions/auth/index.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { tokenAudience } from '#shared/domain/identity/tokenAudience.ts'
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

/** What signing in costs besides the user pool, and what it costs to know who calls. */
export const identity = async (runs = 200) => {
  const started = await startIdentity()
  await aPerson(email)
  const [whole, pool] = await timePair(
    runs,
    async () => {
      const body = { username: email, password: testPassword }
      const { statusCode } = await handler(eventOf(login, { query: {}, body }, undefined), {} as never)
      if (statusCode !== 200) throw new Error(`The login answered ${statusCode}.`)
    },
    () => provePassword({ email, password: testPassword }),
  )
  const verified = await verification(runs * 3)
  await started.stop()
  return { login: figuresOf(whole), userPool: figuresOf(pool), verification: figuresOf(verified) }
}
