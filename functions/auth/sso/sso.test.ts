import { generateKeyPairSync } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { decodeJwt, exportJWK, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { setPassword } from '#functions/_platform/auth/cognito.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { newLink } from '#functions/directory/store/links.ts'
import { users } from '#functions/directory/store/users.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import {
  addPasskey,
  checkSsoEnabled,
  exchangeSsoToken,
  login,
  refreshToken,
  requestMfaReset,
  requestPasswordReset,
  resetPassword,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
  startSso,
} from '#shared/contracts/auth/index.ts'
import { softwareAuthenticator } from '#tests/support/authenticator.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { atProvider, throughProvider } from '#tests/support/sandboxSso.ts'
import { answered, signedIn } from '#tests/support/signedIn.ts'
import { handler } from '../index.ts'

const nobody = callerOf(handler)(undefined)

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity({
    CedarMain: ['ann', 'unknown', 'off', 'away', 'both']
      .map((name) => atProvider(`${name}@cedarmain.example`))
      .concat([
        // A provider that vouches for somebody of another organization.
        atProvider('eve@other.example'),
      ]),
    GraniteRow: [atProvider('ann@cedarmain.example')],
  })
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Leaves for the provider: the address, and the cookie that the browser keeps. */
const leave = async (username: string, rememberDevice = 'false') => {
  const answer = await handler(eventOf(startSso, { query: { username, rememberDevice } }, undefined), {} as never)
  expect(answer.statusCode).toBe(302)
  const [cookie = ''] = answer.cookies ?? []
  return { departure: new URL(String(answer.headers?.location)), cookie, cookies: [cookie.split(';')[0] ?? ''] }
}
const arrive = (address: URL, cookies: readonly string[]) => {
  const { code = '', state = '' } = Object.fromEntries(address.searchParams)
  return nobody(exchangeSsoToken, { body: { code, state } }, { cookies })
}
/** The whole round trip of somebody who wants to sign in as `username` and does as `email`. */
const signIn = async (username: string, { email = username, rememberDevice = 'false' } = {}) => {
  const { departure, cookies } = await leave(username, rememberDevice)
  return arrive(await throughProvider(departure, { email }), cookies)
}
const refused = { status: 401, problem: { code: 'auth.ssoRefused' } }

describe('signing in with the own identity provider', () => {
  it('is offered by the e-mail’s domain, whether the user exists or not', async () => {
    const enabled = (username: string) => nobody(checkSsoEnabled, { params: { username } })
    expect(await enabled('nobody@cedarmain.example')).toMatchObject({ value: { enabled: true } })
    expect(await enabled('nobody@CEDARMAIN.example')).toMatchObject({ value: { enabled: true } })
    expect(await enabled('nobody@other.example')).toMatchObject({ value: { enabled: false } })
    expect(await enabled('nobody@larkfield.example')).toMatchObject({ value: { enabled: false } })
  })

  it('has the provider ask anew, also whom it knows, where that is to prove who it is', async () => {
    const query = { username: 'ann@cedarmain.example', again: 'true' }
    const answer = await handler(eventOf(startSso, { query }, undefined), {} as never)
    expect(new URL(String(answer.headers?.location)).searchParams.get('prompt')).toBe('login')
    const { departure } = await leave('ann@cedarmain.example')
    expect(departure.searchParams.has('prompt')).toBe(false)
  })

  it('sends the browser to the provider with PKCE and nonce, and back to the login without one', async () => {
    const { departure, cookie } = await leave('ann@cedarmain.example')
    expect(departure.pathname).toBe('/oauth2/authorize')
    expect(Object.fromEntries(departure.searchParams)).toMatchObject({
      identity_provider: 'CedarMain',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      redirect_uri: 'https://us.test.example/loading',
      login_hint: 'ann@cedarmain.example',
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(cookie).toMatch(
      /^__Secure-sso_[\w-]+=[\w-]{43}; Path=\/api\/auth\/v1\/sso\/token; HttpOnly; SameSite=Strict; Secure; Max-Age=600$/,
    )
    expect((await leave('ann@other.example')).departure.href).toBe('https://us.test.example/login')
  })

  it('opens a session for whom the provider vouches, and confirms the e-mail of an invited user', async () => {
    const user = await aPerson('ann@cedarmain.example', { role: 'Underwriter', status: 'INVITED' })
    const tokens = await signIn('ann@cedarmain.example')
    if (!tokens.ok) throw new Error(tokens.problem.code)
    expect(actorOfToken(tokens.value.accessToken)).toMatchObject({ userId: user.id, role: 'Underwriter' })
    expect(decodeJwt(tokens.value.accessToken).amr).toBe('sso')
    expect((await users.byId(user.id))?.status).toBe('ACTIVE')
  })

  it('keeps the answer to remember-this-device over the redirect', async () => {
    const tokens = await signIn('ann@cedarmain.example', { rememberDevice: 'true' })
    vi.setSystemTime(Date.now() + 6 * 86_400_000)
    const later = await nobody(refreshToken, { body: { refreshToken: tokens.ok ? tokens.value.refreshToken : '' } })
    expect(later).toMatchObject({ ok: true })
    const shorter = await signIn('ann@cedarmain.example')
    vi.setSystemTime(Date.now() + 13 * 3_600_000)
    const refresh = { refreshToken: shorter.ok ? shorter.value.refreshToken : '' }
    expect(await nobody(refreshToken, { body: refresh })).toMatchObject({ status: 401 })
  })

  it('leaves the password of a user with one alone', async () => {
    await aPerson('both@cedarmain.example')
    expect(await signIn('both@cedarmain.example')).toMatchObject({ ok: true })
    const { login } = await import('#shared/contracts/auth/index.ts')
    const body = { username: 'both@cedarmain.example', password: testPassword }
    expect(await nobody(login, { query: {}, body })).toMatchObject({ ok: true })
  })

  it('tells who is known to the provider and not here, and who is disabled', async () => {
    await aPerson('off@cedarmain.example', { enabled: false })
    expect(await signIn('unknown@cedarmain.example')).toMatchObject({
      status: 403,
      problem: { code: 'auth.ssoNoAccount' },
    })
    expect(await signIn('off@cedarmain.example')).toMatchObject({ status: 403, problem: { code: 'auth.ssoDisabled' } })
  })

  it('comes back without a code when the visitor cancels or the provider fails', async () => {
    for (const [deed, error] of [
      ['cancel', 'access_denied'],
      ['fail', 'server_error'],
    ] as const) {
      const { departure } = await leave('ann@cedarmain.example')
      const address = await throughProvider(departure, { deed })
      expect(address.origin + address.pathname).toBe('https://us.test.example/loading')
      expect(address.searchParams.get('error')).toBe('invalid_request')
      expect(address.searchParams.get('error_description')).toContain(`error=${error}`)
      expect(address.searchParams.get('state')).toBe(departure.searchParams.get('state'))
    }
  })
})

describe('a sign-in is refused', () => {
  it('without a departure, after ten minutes, and the second time', async () => {
    const { departure, cookies } = await leave('ann@cedarmain.example')
    const address = await throughProvider(departure, { email: 'ann@cedarmain.example' })
    const forged = new URL(address)
    forged.searchParams.set('state', 'forged')
    expect(await arrive(forged, cookies)).toMatchObject(refused)
    expect(await arrive(address, cookies)).toMatchObject({ ok: true })
    expect(await arrive(address, cookies)).toMatchObject(refused)
    const late = await leave('ann@cedarmain.example')
    const back = await throughProvider(late.departure, { email: 'ann@cedarmain.example' })
    vi.setSystemTime(Date.now() + 600_000)
    expect(await arrive(back, late.cookies)).toMatchObject(refused)
  })

  it('in a browser that did not leave: nobody can be led into the session of somebody else', async () => {
    const mine = await leave('ann@cedarmain.example')
    const address = await throughProvider(mine.departure, { email: 'ann@cedarmain.example' })
    const other = await leave('ann@cedarmain.example')
    expect(await arrive(address, [])).toMatchObject(refused)
    expect(await arrive(address, other.cookies)).toMatchObject(refused)
    expect(await arrive(address, [mine.cookies[0]?.replace(/=.*/, '=guess') ?? ''])).toMatchObject(refused)
    expect(await arrive(address, mine.cookies)).toMatchObject({ ok: true })
  })

  it('for an e-mail of another domain than the one it was begun for', async () => {
    await aPerson('eve@other.example')
    expect(await signIn('ann@cedarmain.example', { email: 'eve@other.example' })).toMatchObject(refused)
  })

  it('when another provider of the pool vouches, even for the right e-mail', async () => {
    const { departure, cookies } = await leave('ann@cedarmain.example')
    departure.searchParams.set('identity_provider', 'GraniteRow')
    const address = await throughProvider(departure, { email: 'ann@cedarmain.example' })
    expect(address.searchParams.get('code')).not.toBeNull()
    expect(await arrive(address, cookies)).toMatchObject(refused)
  })

  it('with the code of another departure', async () => {
    const [one, other] = [await leave('ann@cedarmain.example'), await leave('ann@cedarmain.example')]
    const address = await throughProvider(one.departure, { email: 'ann@cedarmain.example' })
    address.searchParams.set('state', other.departure.searchParams.get('state') ?? '')
    expect(await arrive(address, other.cookies)).toMatchObject(refused)
  })
})

describe('the id token', () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  let claims: Record<string, unknown> = {}
  let sign = (jwt: SignJWT): Promise<string> => jwt.sign(privateKey)
  let alg = 'RS256'
  let pool: Server
  const before = { ...process.env }
  beforeAll(async () => {
    pool = createServer(async (request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      if (request.method === 'GET')
        return void response.end(
          JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] }),
        )
      response.end(JSON.stringify({ id_token: await sign(new SignJWT(claims).setProtectedHeader({ alg, kid: 'k' })) }))
    })
    await new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve))
    const address = pool.address()
    const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
    before.USER_POOL_DOMAIN = process.env.USER_POOL_DOMAIN
    before.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER = process.env.AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER
    Object.assign(process.env, { USER_POOL_DOMAIN: url, AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: url })
    letGo()
  })
  afterAll(() => {
    Object.assign(process.env, before)
    letGo()
    pool.close()
  })

  const present = async (more: Record<string, unknown> = {}) => {
    const { departure, cookies } = await leave('ann@cedarmain.example')
    const now = Math.floor(Date.now() / 1000)
    claims = {
      iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_test',
      aud: 'test-client',
      token_use: 'id',
      email: 'Ann@cedarmain.example',
      identities: [{ providerName: 'CedarMain' }],
      nonce: departure.searchParams.get('nonce'),
      iat: now,
      exp: now + 300,
      ...more,
    }
    departure.searchParams.set('code', 'any')
    return arrive(departure, cookies)
  }

  it('is taken when all of it is right', async () => {
    expect(await present()).toMatchObject({ ok: true })
  })

  it.each([
    ['another issuer', { iss: 'https://cognito-idp.us-east-1.amazonaws.com/us-east-1_other' }],
    ['another audience', { aud: 'somebody else' }],
    ['another nonce', { nonce: 'another' }],
    ['no nonce', { nonce: undefined }],
    ['an access token in its place', { token_use: 'access' }],
    ['a time that is over', { exp: Math.floor(Date.now() / 1000) - 1 }],
    ['no end', { exp: undefined }],
    ['a user of the pool itself', { identities: undefined }],
    ['no e-mail', { email: undefined }],
  ])('is refused with %s', async (_, more) => {
    expect(await present(more)).toMatchObject(refused)
  })

  it('is refused when another key signed it, a secret did, or nothing', async () => {
    sign = (jwt) => jwt.sign(stranger)
    expect(await present()).toMatchObject(refused)
    alg = 'HS256'
    sign = (jwt) => jwt.sign(new TextEncoder().encode(publicKey.export({ type: 'spki', format: 'pem' }).toString()))
    expect(await present()).toMatchObject(refused)
    alg = 'RS256'
    sign = async (jwt) => (await jwt.sign(privateKey)).replace(/[^.]+$/, '')
    expect(await present()).toMatchObject(refused)
    sign = (jwt) => jwt.sign(privateKey)
  })
})

describe('where the user pool has no domain', () => {
  it('single sign-on is offered to nobody', async () => {
    const domain = process.env.USER_POOL_DOMAIN
    delete process.env.USER_POOL_DOMAIN
    const answer = await nobody(checkSsoEnabled, { params: { username: 'ann@cedarmain.example' } })
    process.env.USER_POOL_DOMAIN = domain
    expect(answer).toMatchObject({ value: { enabled: false } })
  })
})

describe('an organization that wants no other way in', () => {
  const email = 'rae@graniterow.example'
  const refusal = { status: 409, problem: { code: 'auth.ssoRequired' } }

  it('has no passwords: neither one from before nor a new one', async () => {
    const user = newUser({
      email,
      firstName: 'Rae',
      lastName: 'Stone',
      accountType: 'AGENCY',
      organizationId: 'agy_granite',
      role: 'Agency Admin',
      teamIds: [],
      status: 'ACTIVE',
      now: '2026-01-05T09:00:00.000Z',
    })
    // As it was before the organization said so.
    await setPassword({ email, password: testPassword })
    const link = newLink({ kind: 'PASSWORD_RESET', userId: user.id }, new Date().toISOString())
    await commit([users.create(user), link.write])
    for (const username of [email, 'nobody@graniterow.example'])
      expect(await nobody(login, { query: {}, body: { username, password: testPassword } })).toMatchObject(refusal)
    expect(
      await nobody(requestMfaReset, { query: {}, body: { username: email, password: testPassword } }),
    ).toMatchObject(refusal)
    expect(await nobody(requestPasswordReset, { params: { email }, query: {} })).toMatchObject(refusal)
    const reset = { body: { token: link.token, password: 'another lantern by the quiet mill' } }
    expect(await nobody(resetPassword, reset)).toMatchObject(refusal)
  })

  it('has no passkeys: neither one from before nor a new one', async () => {
    // Somebody with a passkey, of the organization before it said so.
    const before = await aPerson('kai@other.example')
    const { me } = await signedIn(before.email)
    const authenticator = softwareAuthenticator('https://us.test.example')
    const options = await answered(me(startPasskey, {}))
    await answered(me(addPasskey, { body: { name: 'Laptop', passkey: authenticator.create(options) } }))
    const another = softwareAuthenticator('https://us.test.example')
    const offered = await answered(me(startPasskey, {}))
    const user = await users.require(before.id)
    await commit([users.update(user, { ...user, email: 'kai@graniterow.example' })])
    const request = await answered(nobody(startPasskeySignIn, {}))
    expect(await nobody(signInWithPasskey, { body: { passkey: authenticator.get(request) } })).toMatchObject(refusal)
    expect(await me(startPasskey, {})).toMatchObject(refusal)
    expect(await me(addPasskey, { body: { name: 'Key', passkey: another.create(offered) } })).toMatchObject(refusal)
  })
})

describe('beginning to sign in', () => {
  it('waits after two hundred starts from an address, and leaves no rows then', async () => {
    const from = { sourceIp: '203.0.113.77' }
    const start = () =>
      handler(eventOf(startSso, { query: { username: 'ann@cedarmain.example' } }, undefined, from), {} as never)
    const first = await Promise.all(Array.from({ length: 200 }, start))
    expect(first.every(({ statusCode }) => statusCode === 302)).toBe(true)
    expect(await start()).toMatchObject({ statusCode: 429 })
    const other = { sourceIp: '203.0.113.78' }
    const elsewhere = eventOf(startSso, { query: { username: 'ann@cedarmain.example' } }, undefined, other)
    expect(await handler(elsewhere, {} as never)).toMatchObject({ statusCode: 302 })
  })
})
