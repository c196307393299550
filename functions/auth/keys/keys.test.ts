import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getJwks, getOpenIdConfiguration, login } from '#shared/contracts/auth/index.ts'
import { asDeployed } from '#tests/support/deployed.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())

describe('access tokens', () => {
  it('are verified with the key that the issuer’s own function publishes, as API Gateway does', async () => {
    await aPerson('key@key.example')
    const body = { username: 'key@key.example', password: testPassword }
    const issuer = callerOf(asDeployed('auth', 'issuer', handler))(undefined)
    const [tokens, jwks, configuration] = [
      await callerOf(handler)(undefined)(login, { query: {}, body }),
      await issuer(getJwks, {}),
      await issuer(getOpenIdConfiguration, {}),
    ]
    if (!tokens.ok || !jwks.ok || !configuration.ok) throw new Error('The keys are not published.')
    expect(configuration.value).toMatchObject({
      issuer: 'https://us.test.example/api/auth/v1',
      jwks_uri: 'https://us.test.example/api/auth/v1/.well-known/jwks.json',
    })
    const { payload, protectedHeader } = await jwtVerify(
      tokens.value.accessToken,
      createLocalJWKSet({ keys: jwks.value.keys }),
      { issuer: configuration.value.issuer, audience: 'palisade-us' },
    )
    expect(payload.role).toBe('Super Admin')
    expect(protectedHeader).toMatchObject({ alg: 'RS256', typ: 'JWT' })
    expect(JSON.stringify(jwks.value)).not.toContain('"d"')
  })
})
