import { createLocalJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getAssistantDoor, getJwks, getOpenIdConfiguration, login } from '#shared/contracts/auth/index.ts'
import { callAssistantTools } from '#shared/contracts/webhook/assistants.ts'
import { assistantChallenge } from '#shared/domain/identity/assistants.ts'
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

describe('the door of assistants', () => {
  it('says where clients get their tokens, at the address that a refusal names', async () => {
    const door = await callerOf(handler)(undefined)(getAssistantDoor, {})
    if (!door.ok) throw new Error('The door says nothing.')
    const { resource, authorization_servers: issuers } = door.value
    expect(resource).toBe(`https://us.test.example${callAssistantTools.path}`)
    expect(issuers).toEqual(['https://us.test.example/api/auth/v1'])
    expect(assistantChallenge(new URL(resource).origin)).toBe(
      `Bearer resource_metadata="https://us.test.example${getAssistantDoor.path}"`,
    )
    expect(getAssistantDoor.path).toBe(`/.well-known/oauth-protected-resource${new URL(resource).pathname}`)
  })
})

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
