import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Listening, listen } from '../../http/listen.ts'
import { scratchFolder } from '../../testing/scratch.ts'
import { type OidcEmulator, startOidc } from './oidc.ts'

const redirectUri = 'http://app.localhost/callback'
const client = { client_id: 'app', client_secret: 'secret' }
const person = { email: 'ann@acme.example', firstName: 'Ann', lastName: 'Archer', password: 'Correct-Horse-1' }
let server: Listening
let oidc: OidcEmulator
beforeAll(async () => {
  server = await listen((request, response) => oidc.serve(request, response))
  oidc = startOidc({
    file: join(scratchFolder(), 'sso.sqlite'),
    publicUrl: server.url,
    organizations: [
      { key: 'acme', name: 'Acme', clientId: 'app', clientSecret: 'secret', redirectUri, people: [person] },
      { key: 'other', name: 'Other', clientId: 'app', clientSecret: 'secret', redirectUri, people: [person] },
    ],
  })
})
afterAll(async () => {
  await server.stop()
  oidc.stop()
})

const verifier = 'a verifier that is long enough to be one, by far'
const challenge = createHash('sha256').update(verifier).digest('base64url')
const request = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'app',
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'openid email',
    state: 'state-1',
    nonce: 'nonce-1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    login_hint: person.email,
    ...more,
  })
const open = (query: URLSearchParams) => fetch(`${server.url}/acme/authorize?${query}`, { redirect: 'manual' })
const submit = (fields: Record<string, string>, query = request()) =>
  fetch(`${server.url}/acme/authorize`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ request: query.toString(), ...fields }),
  })
const signIn = { deed: 'signIn', email: person.email, password: person.password }
const backAt = (response: Response) => Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams)
const exchange = (code: string, more: Record<string, string> = {}, key = 'acme') =>
  fetch(`${server.url}/${key}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      redirect_uri: redirectUri,
      code,
      code_verifier: verifier,
      ...client,
      ...more,
    }),
  })
const aCode = async () => backAt(await submit(signIn)).code ?? ''

describe('the sandbox identity provider', () => {
  it('is found by its issuer', async () => {
    const issuer = oidc.issuerOf('acme')
    const configuration = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()
    expect(configuration).toMatchObject({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
    })
  })

  it('asks for e-mail and password, with the e-mail that came along', async () => {
    const page = await open(request())
    expect(page.status).toBe(200)
    const text = await page.text()
    expect(text).toContain(`value="${person.email}"`)
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    const wrong = await submit({ ...signIn, password: 'guess' })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('do not match')
  })

  it('gives a code for tokens that say who it is, signed with the published key', async () => {
    const back = backAt(await submit(signIn))
    expect(back.state).toBe('state-1')
    const tokens = await (await exchange(back.code ?? '')).json()
    const keys = createRemoteJWKSet(new URL(`${oidc.issuerOf('acme')}/jwks`))
    const { payload } = await jwtVerify(tokens.id_token, keys, { issuer: oidc.issuerOf('acme'), audience: 'app' })
    expect(payload).toMatchObject({ email: person.email, email_verified: true, nonce: 'nonce-1', given_name: 'Ann' })
    const info = await fetch(`${oidc.issuerOf('acme')}/userinfo`, {
      headers: { authorization: `Bearer ${tokens.access_token}` },
    })
    expect(await info.json()).toMatchObject({ sub: payload.sub, email: person.email })
  })

  it('takes a code once, with the verifier, the secret and the issuer it was given for', async () => {
    const refused = async (response: Response) => ((await response.json()) as { error: string }).error
    const code = await aCode()
    expect((await exchange(code)).status).toBe(200)
    expect(await refused(await exchange(code))).toBe('invalid_grant')
    expect(await refused(await exchange(await aCode(), { code_verifier: 'another' }))).toBe('invalid_grant')
    expect(await refused(await exchange(await aCode(), { client_secret: 'guess' }))).toBe('invalid_client')
    expect(await refused(await exchange(await aCode(), { redirect_uri: 'http://evil.example/' }))).toBe('invalid_grant')
    expect(await refused(await exchange(await aCode(), {}, 'other'))).toBe('invalid_grant')
  })

  it('sends back who cancels, and everybody when it is out of order', async () => {
    expect(backAt(await submit({ deed: 'cancel' }))).toMatchObject({ error: 'access_denied', state: 'state-1' })
    expect(backAt(await submit({ deed: 'fail' }))).toMatchObject({ error: 'server_error' })
    expect(backAt(await open(request({ response_type: 'token' })))).toMatchObject({ error: 'invalid_request' })
    expect(backAt(await open(request({ code_challenge_method: 'plain' })))).toMatchObject({ error: 'invalid_request' })
  })

  it('sends nobody to an address that is not registered', async () => {
    const strange: Record<string, string>[] = [{ redirect_uri: 'http://evil.example/' }, { client_id: 'unknown' }]
    for (const more of strange) {
      expect((await open(request(more))).status).toBe(400)
      expect((await submit(signIn, request(more))).status).toBe(400)
    }
  })
})
