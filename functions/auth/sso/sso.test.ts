import { createHash } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkSsoEnabled, exchangeSsoToken, startSso } from '#shared/contracts/auth/index.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf, eventOf } from '#tests/support/operation.ts'
import { aPerson } from '#tests/support/people.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

const nobody = callerOf(handler)(undefined)

/** The token endpoint of a user pool: vouches for the e-mail that the code names, if the PKCE verifier is the right one. */
const challenges = new Set<string>()
let audience = 'test-client'
const pool: Server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const form = new URLSearchParams(body)
  const challenge = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url')
  if (!challenges.has(challenge) || request.url !== '/oauth2/token') {
    response.writeHead(400).end('{}')
    return
  }
  const token = await new SignJWT({ email: form.get('code') ?? '' })
    .setProtectedHeader({ alg: 'HS256' })
    .setAudience(audience)
    .sign(new Uint8Array(32))
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id_token: token }))
})

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
  await new Promise<void>((resolve) => pool.listen(0, '127.0.0.1', resolve))
  const address = pool.address()
  process.env.USER_POOL_DOMAIN = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  const connect = (provider: string) =>
    worker({ task: 'connectSsoDomain', input: { domain: 'Corp.example', provider }, executionName: 'set-up' })
  await connect('OldCorp')
  await connect('Corp')
})
afterAll(async () => {
  delete process.env.USER_POOL_DOMAIN
  pool.close()
  await identity.stop()
})
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const start = async (username: string, rememberDevice = 'false') => {
  const answer = await handler(eventOf(startSso, { query: { username, rememberDevice } }, undefined), {} as never)
  expect(answer.statusCode).toBe(302)
  return new URL(String(answer.headers?.location))
}
const departed = async (username: string) => {
  const location = await start(username)
  challenges.add(location.searchParams.get('code_challenge') ?? '')
  return location.searchParams.get('state') ?? ''
}
const arrive = (code: string, state: string) => nobody(exchangeSsoToken, { body: { code, state } })
const refused = { status: 401, problem: { code: 'auth.ssoRefused' } }

describe('signing in with the own identity provider', () => {
  it('is offered by the e-mail’s domain, whether the user exists or not', async () => {
    const enabled = (username: string) => nobody(checkSsoEnabled, { params: { username } })
    expect(await enabled('nobody@corp.example')).toMatchObject({ value: { enabled: true } })
    expect(await enabled('nobody@CORP.example')).toMatchObject({ value: { enabled: true } })
    expect(await enabled('nobody@other.example')).toMatchObject({ value: { enabled: false } })
  })

  it('sends the browser to the provider with PKCE, and back to the login without one', async () => {
    const location = await start('ann@corp.example')
    expect(location.pathname).toBe('/oauth2/authorize')
    expect(Object.fromEntries(location.searchParams)).toMatchObject({
      identity_provider: 'Corp',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'https://us.test.example/loading',
      login_hint: 'ann@corp.example',
    })
    expect((await start('ann@other.example')).href).toBe('https://us.test.example/login')
  })

  it('opens a session for whom the provider vouches, once for each departure', async () => {
    const user = await aPerson('ann@corp.example', { role: 'Underwriter', status: 'INVITED' })
    const state = await departed('ann@corp.example')
    const tokens = await arrive('Ann@corp.example', state)
    expect(tokens.ok && actorOfToken(tokens.value.accessToken)).toMatchObject({ userId: user.id, role: 'Underwriter' })
    expect(await arrive('ann@corp.example', state)).toMatchObject(refused)
  })

  it('is refused without a departure, after ten minutes, for another domain, an unknown or disabled user, and another audience', async () => {
    await aPerson('eve@other.example')
    await aPerson('off@corp.example', { enabled: false })
    expect(await arrive('ann@corp.example', 'forged')).toMatchObject(refused)
    expect(await arrive('eve@other.example', await departed('ann@corp.example'))).toMatchObject(refused)
    expect(await arrive('unknown@corp.example', await departed('ann@corp.example'))).toMatchObject(refused)
    expect(await arrive('off@corp.example', await departed('ann@corp.example'))).toMatchObject(refused)
    const unproved = (await start('ann@corp.example')).searchParams.get('state') ?? ''
    expect(await arrive('ann@corp.example', unproved)).toMatchObject(refused)
    audience = 'somebody else'
    expect(await arrive('ann@corp.example', await departed('ann@corp.example'))).toMatchObject(refused)
    audience = 'test-client'
    const late = await departed('ann@corp.example')
    vi.setSystemTime(Date.now() + 600_000)
    expect(await arrive('ann@corp.example', late)).toMatchObject(refused)
  })

  it('is offered to nobody where the user pool has no domain', async () => {
    const domain = process.env.USER_POOL_DOMAIN
    delete process.env.USER_POOL_DOMAIN
    expect(await nobody(checkSsoEnabled, { params: { username: 'ann@corp.example' } })).toMatchObject({
      value: { enabled: false },
    })
    process.env.USER_POOL_DOMAIN = domain
  })
})
