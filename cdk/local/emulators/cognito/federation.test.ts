import { createHash } from 'node:crypto'
import { join } from 'node:path'
import {
  AdminCreateUserCommand,
  AdminDisableUserCommand,
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider'
import { createRemoteJWKSet, decodeJwt, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { atProvider, startSandboxSso, throughProvider } from '#tests/support/sandboxSso.ts'
import { scratchFolder } from '../../testing/scratch.ts'
import { type CognitoEmulator, startCognito } from './cognito.ts'

const UserPoolId = 'us-east-1_palisade'
const redirectUri = 'http://us.localhost/loading'
const email = 'ann@acme.example'
let sso: Awaited<ReturnType<typeof startSandboxSso>>
let emulator: CognitoEmulator
let client: CognitoIdentityProviderClient
beforeAll(async () => {
  const folder = scratchFolder()
  const pooled = { callbackUrl: redirectUri, poolId: UserPoolId }
  sso = await startSandboxSso(join(folder, 'sso.sqlite'), pooled, {
    Acme: [atProvider(email), atProvider('off@acme.example')],
  })
  const pool = { region: 'us' as const, poolId: UserPoolId, clientId: 'web', mailFrom: 'no-reply@palisade.example' }
  emulator = await startCognito({
    file: join(folder, 'cognito.sqlite'),
    pools: [{ ...pool, federation: sso.federation }],
    deliver: () => {},
  })
  sso.open(emulator.domain(UserPoolId))
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  client = new CognitoIdentityProviderClient({ endpoint: emulator.url, region: 'us-east-1', credentials })
})
afterAll(async () => {
  await emulator.stop()
  await sso.stop()
})

const verifier = 'a verifier that is long enough to be one, by far'
const departure = (more: Record<string, string> = {}) =>
  new URL(
    `${sso.federation.domain}/oauth2/authorize?${new URLSearchParams({
      client_id: 'web',
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: redirectUri,
      identity_provider: 'Acme',
      state: 'state-1',
      nonce: 'nonce-1',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...more,
    })}`,
  )
const exchange = async (code: string | null, more: Record<string, string> = {}) => {
  const response = await fetch(`${sso.federation.domain}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: 'web',
      redirect_uri: redirectUri,
      code: code ?? '',
      code_verifier: verifier,
      ...more,
    }),
  })
  return response.json()
}
const codeOf = async (who = email) => (await throughProvider(departure(), { email: who })).searchParams.get('code')

describe('a user pool that takes people from their organization’s provider', () => {
  it('gives its own tokens for them, which name the provider and repeat the nonce', async () => {
    const address = await throughProvider(departure(), { email })
    expect(address.searchParams.get('state')).toBe('state-1')
    const tokens = await exchange(address.searchParams.get('code'))
    const keys = createRemoteJWKSet(new URL(`${emulator.url}/${UserPoolId}/.well-known/jwks.json`))
    const issuer = `https://cognito-idp.us-east-1.amazonaws.com/${UserPoolId}`
    const { payload } = await jwtVerify(tokens.id_token, keys, { issuer, audience: 'web' })
    expect(payload).toMatchObject({
      token_use: 'id',
      email,
      nonce: 'nonce-1',
      'cognito:username': 'Acme_acme|ann',
      identities: [{ providerName: 'Acme', providerType: 'OIDC', userId: 'acme|ann' }],
    })
  })

  it('keeps one user for them, apart from a user with a password and the same e-mail', async () => {
    await client.send(new AdminCreateUserCommand({ UserPoolId, Username: email, MessageAction: 'SUPPRESS' }))
    await exchange(await codeOf())
    await exchange(await codeOf())
    const { Users = [] } = await client.send(new ListUsersCommand({ UserPoolId, Filter: `email = "${email}"` }))
    expect(Users.map(({ UserStatus }) => UserStatus).sort()).toEqual(['EXTERNAL_PROVIDER', 'FORCE_CHANGE_PASSWORD'])
  })

  it('takes a code once, with the verifier and the address it was given for', async () => {
    const code = await codeOf()
    expect(decodeJwt((await exchange(code)).id_token).email).toBe(email)
    expect(await exchange(code)).toEqual({ error: 'invalid_grant' })
    expect(await exchange(await codeOf(), { code_verifier: 'another' })).toEqual({ error: 'invalid_grant' })
    expect(await exchange(await codeOf(), { redirect_uri: 'http://evil.example/' })).toEqual({ error: 'invalid_grant' })
    expect(await exchange(await codeOf(), { client_id: 'other' })).toEqual({ error: 'invalid_client' })
  })

  it('tells the app in one error what the provider said', async () => {
    const cancelled = await throughProvider(departure(), { deed: 'cancel' })
    expect(Object.fromEntries(cancelled.searchParams)).toEqual({
      error: 'invalid_request',
      error_description: 'The user cancelled the sign-in; error=access_denied',
      state: 'state-1',
    })
    const unknown = await throughProvider(departure({ identity_provider: 'None' }), { email })
    expect(unknown.searchParams.get('error')).toBe('invalid_request')
    const unproved = await throughProvider(departure({ code_challenge_method: 'plain' }), { email })
    expect(unproved.searchParams.get('error')).toBe('invalid_request')
  })

  it('sends nobody to an address that is not registered, and takes nobody who never left', async () => {
    const status = async (url: URL | string) => (await fetch(url, { redirect: 'manual' })).status
    expect(await status(departure({ redirect_uri: 'http://evil.example/loading' }))).toBe(400)
    expect(await status(departure({ redirect_uri: `${redirectUri}/../evil` }))).toBe(400)
    expect(await status(departure({ client_id: 'other' }))).toBe(400)
    expect(await status(`${sso.federation.domain}/oauth2/idpresponse?code=any&state=forged`)).toBe(400)
  })

  it('gives a disabled user nothing', async () => {
    await exchange(await codeOf('off@acme.example'))
    await client.send(new AdminDisableUserCommand({ UserPoolId, Username: 'Acme_acme|off' }))
    expect(await exchange(await codeOf('off@acme.example'))).toEqual({ error: 'invalid_grant' })
  })
})
