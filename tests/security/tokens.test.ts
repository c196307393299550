import { createHmac, createPublicKey, generateKeyPairSync, sign as signBytes } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, exportJWK, importJWK } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { claimsOf } from '#functions/_platform/auth/actor.ts'
import { signJwt } from '#functions/_platform/auth/signing.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openWorkflow } from '#functions/directory/public.ts'
import { newLink } from '#functions/directory/store/links.ts'
import type { Operation } from '#shared/contract/operation.ts'
import {
  exchangeJumpToken,
  exchangeWorkflowCode,
  getCurrentUser,
  getJwks,
  getPermissionMap,
  getWorkflowRedirect,
  listScimUsers,
  login,
  refreshToken,
  sendWorkflowCode,
} from '#shared/contracts/auth/index.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { operations } from '#shared/contracts/registry.ts'
import { cast } from '#tests/cast/actors.ts'
import { startGateway, type TestGateway } from '#tests/support/gateway.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'

let identity: Identity
let gateway: TestGateway
let tokens: { readonly accessToken: string; readonly refreshToken: string }
let jwk: Awaited<ReturnType<typeof exportJWK>>

const now = () => Math.floor(Date.now() / 1000)
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const pathOf = ({ path }: Operation, params: Readonly<Record<string, string>> = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? 'x')

const send = async (operation: Operation, authorization?: string, body?: unknown, params?: Record<string, string>) => {
  const response = await fetch(gateway.url + pathOf(operation, params), {
    method: operation.method,
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      ...(authorization !== undefined && { authorization }),
    },
    ...(operation.method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
}
/** Asked of the gateway, and of what verifies tokens itself: what the one refuses, the other does. */
const ask = async (token: string) => {
  const [asked, ofScim] = [await send(getCurrentUser, `Bearer ${token}`), await send(listScimUsers, `Bearer ${token}`)]
  expect(ofScim.status === 401).toBe(asked.status === 401)
  return asked
}
const signIn = async () => {
  const body = { username: 'ann@tokens.example', password: testPassword }
  const answer = await send(login, undefined, body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as typeof tokens
}

/** The claims of a good token, with others in their place. */
const claims = (more: Record<string, unknown> = {}) => ({ ...decodeJwt(tokens.accessToken), ...more })
/** Signed by the platform's own key: what is refused then is refused for its claims. */
const genuine = (more: Record<string, unknown>) => signJwt(claims(more), new Date().toISOString())

beforeAll(async () => {
  identity = await startIdentity()
  gateway = await startGateway()
  await aPerson('ann@tokens.example', { role: 'Super Admin' })
  tokens = await signIn()
  jwk = (await send(getJwks)).body.keys[0]
})
afterAll(async () => {
  await gateway.stop()
  await identity.stop()
})

const refused = { status: 401 }

describe('an access token', () => {
  it('of the region is let in, and signed anew with the same claims too', async () => {
    expect(await ask(tokens.accessToken)).toMatchObject({ status: 200, body: { email: 'ann@tokens.example' } })
    expect(await ask(await genuine({}))).toMatchObject({ status: 200 })
  })

  it('is refused with the reason in the header and nothing else', async () => {
    const answer = await ask(await genuine({ exp: now() - 1 }))
    expect(answer).toMatchObject({ status: 401, body: { message: 'Unauthorized' } })
    expect(answer.headers.get('www-authenticate')).toContain('the token has expired')
    expect(await send(getCurrentUser)).toMatchObject(refused)
  })

  it.each([
    ['expired', { exp: now() - 1 }],
    ['without an end', { exp: undefined }],
    ['not valid yet', { nbf: now() + 60 }],
    ['issued in the future', { iat: now() + 60 }],
    ['of another issuer', { iss: 'https://evil.example/api/auth/v1' }],
    ['of another region’s issuer', { iss: 'https://uk.test.example/api/auth/v1' }],
    ['without an issuer', { iss: undefined }],
    ['for another region', { aud: 'palisade-uk' }],
    ['for somebody else', { aud: 'other' }],
    ['for nobody', { aud: undefined }],
  ])('%s is refused, though the own key signed it', async (_, more) => {
    expect(await ask(await genuine(more))).toMatchObject(refused)
  })

  it('of the United Kingdom is worthless in the United States', async () => {
    const region = process.env.PALISADE_REGION
    process.env.PALISADE_REGION = 'uk'
    const { accessTokenFor } = await import('#functions/_platform/auth/accessToken.ts')
    const foreign = await accessTokenFor(cast.superAdmin, new Date().toISOString())
    process.env.PALISADE_REGION = region
    expect(decodeJwt(foreign).aud).toBe('palisade-uk')
    expect(await ask(foreign)).toMatchObject(refused)
  })
})

describe('a signature', () => {
  const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const header = () => decodeProtectedHeader(tokens.accessToken)
  const forged = (head: Record<string, unknown>, key = attacker.privateKey, more: Record<string, unknown> = {}) => {
    const message = `${part({ ...header(), ...head })}.${part(claims(more))}`
    return `${message}.${signBytes('sha256', Buffer.from(message), key).toString('base64url')}`
  }

  it('stripped off is missed', async () => {
    const [head, body] = tokens.accessToken.split('.')
    for (const token of [`${head}.${body}.`, `${head}.${body}`, `${head}.${body}..`])
      expect(await ask(token)).toMatchObject(refused)
  })

  it.each(['none', 'None', 'NONE', 'nOnE'])('is not replaced by the algorithm %s', async (alg) => {
    const message = `${part({ ...header(), alg })}.${part(claims({ role: 'Super Admin' }))}`
    for (const token of [`${message}.`, message, `${message}.${tokens.accessToken.split('.')[2]}`])
      expect(await ask(token)).toMatchObject(refused)
  })

  it.each(['HS256', 'HS384', 'HS512'])('by %s with the public key as secret is none', async (alg) => {
    const pem = createPublicKey({ key: jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
    const der = createPublicKey({ key: jwk as never, format: 'jwk' }).export({ type: 'spki', format: 'der' })
    const secrets = [
      pem,
      pem.toString().trim(),
      der,
      JSON.stringify(jwk),
      jwk.n ?? '',
      Buffer.from(jwk.n ?? '', 'base64url'),
    ]
    const message = `${part({ ...header(), alg })}.${part(claims())}`
    for (const secret of secrets) {
      const signature = createHmac(alg.replace('HS', 'sha'), secret).update(message).digest('base64url')
      expect(await ask(`${message}.${signature}`)).toMatchObject(refused)
    }
  })

  it('by another key is none, whatever the header says about keys', async () => {
    const own = await exportJWK(attacker.publicKey)
    const heads = [
      {},
      { kid: 'unknown' },
      { kid: undefined },
      { kid: '../../dev/null' },
      { jwk: own },
      { jku: 'https://evil.example/jwks.json' },
      { x5u: 'https://evil.example/cert.pem' },
      { jwk: own, kid: 'own' },
      { crit: ['exp'] },
    ]
    for (const head of heads) expect(await ask(forged(head)), JSON.stringify(head)).toMatchObject(refused)
  })

  it('by the right key but another RSA algorithm is none', async () => {
    expect(await importJWK(jwk, 'RS256')).toBeDefined()
    for (const alg of ['RS384', 'RS512', 'PS256', 'ES256', 'EdDSA']) {
      const [, body, signature] = tokens.accessToken.split('.')
      expect(await ask(`${part({ ...header(), alg })}.${body}.${signature}`), alg).toMatchObject(refused)
    }
  })

  it('holds for the claims it was made for alone', async () => {
    const other = await signIn()
    const [head, body, signature] = tokens.accessToken.split('.')
    const raised = part(claims({ role: 'Super Admin', sub: 'usr_01JH0000000000000000000V01' }))
    for (const token of [
      `${head}.${raised}.${signature}`,
      `${head}.${body}.${other.accessToken.split('.')[2]}`,
      `${head}.${body}.${signature?.slice(0, -4)}AAAA`,
      `${head}.${body}.${signature}.${signature}`,
    ])
      expect(await ask(token)).toMatchObject(refused)
  })

  it('of nonsense is none', async () => {
    for (const token of [
      '',
      ' ',
      '.',
      '..',
      '...',
      'null',
      'e30.e30.',
      '{}',
      'a'.repeat(9000),
      '%00',
      `${'a.'.repeat(50)}`,
    ])
      expect(await ask(token)).toMatchObject(refused)
    for (const authorization of [
      'Bearer',
      'Basic YTpi',
      `Token ${tokens.accessToken}`,
      `Bearer Bearer ${tokens.accessToken}`,
    ])
      expect(await send(getCurrentUser, authorization), authorization).toMatchObject(refused)
  })

  it('is looked for in the header alone', async () => {
    const answer = await fetch(`${gateway.url}${getCurrentUser.path}?access_token=${tokens.accessToken}`, {
      headers: { cookie: `access_token=${tokens.accessToken}; authorization=Bearer ${tokens.accessToken}` },
    })
    expect(answer.status).toBe(401)
  })
})

describe('what speaks SCIM', () => {
  it('refuses a caller without a token, or with one that opens nothing, in SCIM’s words, and says what to come with', async () => {
    const wrong = [undefined, '', 'Bearer', `Basic ${tokens.accessToken}`, `Bearer ${tokens.accessToken.slice(0, -4)}`]
    for (const authorization of [...wrong, `Bearer ${await genuine({ exp: now() - 1 })}`]) {
      const answer = await send(listScimUsers, authorization)
      expect(answer, authorization).toMatchObject({
        status: 401,
        body: { schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'], status: '401', detail: expect.any(String) },
      })
      expect(answer.headers.get('content-type')).toBe('application/scim+json')
      expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /)
    }
  })
})

describe('a token of another type', () => {
  it('signed by the own key opens no operation, whatever it is for', async () => {
    for (const tokenType of ['validation', 'refresh', 'jump', 'id', '', undefined])
      expect(await ask(await genuine({ tokenType })), String(tokenType)).toMatchObject(refused)
  })

  it('a refresh token is no access token, and an access token no refresh token', async () => {
    expect(await ask(tokens.refreshToken)).toMatchObject(refused)
    const sessionId = tokens.refreshToken.split('.')[0] ?? ''
    for (const token of [tokens.accessToken, sessionId, `${sessionId}.${tokens.accessToken}`])
      expect(await send(refreshToken, undefined, { refreshToken: token })).toMatchObject({
        status: expect.toSatisfy((status: number) => status === 401 || status === 400),
      })
    expect(await send(refreshToken, undefined, { refreshToken: tokens.refreshToken })).toMatchObject({ status: 200 })
  })

  it('the token of a link is no access token, and opens no operation of another kind of link', async () => {
    const user = await aPerson('linked@tokens.example')
    const link = newLink({ kind: 'PASSWORD_RESET', userId: user.id }, new Date().toISOString())
    await commit([link.write])
    expect(await ask(link.token)).toMatchObject(refused)
    for (const token of [link.token, tokens.accessToken.slice(0, 300)]) {
      expect(await send(exchangeJumpToken, undefined, { token })).toMatchObject({ status: 401 })
      expect(await send(exchangeJumpToken, `Bearer ${tokens.accessToken}`, { token })).toMatchObject({ status: 404 })
    }
  })
})

describe('a workflow token', () => {
  let token: string
  let workflowId: string
  beforeAll(async () => {
    const email = 'dana@tokens.example'
    const made = openWorkflow({
      flow: 'QUOTE',
      subjectId: 'quo_01JH0000000000000000000Q01',
      name: 'Dana',
      email,
      redirectUrl: '/quote/quo_1/request-to-bind/P100',
      now: new Date().toISOString(),
    })
    await commit([made.write])
    workflowId = made.workflowId
    await send(sendWorkflowCode, undefined, { channel: 'EMAIL' }, { workflowId })
    const secret = String((await identity.lastMail(email)).data.code)
    token = (await send(exchangeWorkflowCode, undefined, { workflowId, secret })).body.accessToken
  })

  it('leads where it is for', async () => {
    expect(await send(getWorkflowRedirect, `Bearer ${token}`, undefined, { workflowId })).toMatchObject({ status: 200 })
  })

  it('is refused by every operation that is not of its flow', async () => {
    const others = operations.filter(
      ({ access, workflows }) => access !== 'public' && access !== 'workflow' && workflows?.includes('QUOTE') !== true,
    )
    expect(others.length).toBeGreaterThan(100)
    for (const operation of others) {
      const answer = await send(operation, `Bearer ${token}`)
      expect(answer.status, operation.name).toBe(403)
    }
  })

  it('finds no other quote than its own, and no other workflow', async () => {
    const quoteId = 'quo_01JH0000000000000000000Q02'
    expect(await send(getQuote, `Bearer ${token}`, undefined, { quoteId })).toMatchObject({ status: 404 })
    const other = { workflowId: 'wfl_01JH0000000000000000000W77' }
    expect(await send(getWorkflowRedirect, `Bearer ${token}`, undefined, other)).toMatchObject({ status: 404 })
  })

  it('becomes no session by another name: its type is signed', async () => {
    const { tokenType: _, ...bare } = decodeJwt(token)
    const asked = await send(
      getPermissionMap,
      `Bearer ${await signJwt({ ...bare, tokenType: 'Workflow' }, new Date().toISOString())}`,
    )
    expect(asked).toMatchObject(refused)
    expect(claimsOf({ ...cast.policyHolder }).tokenType).toBe('access')
  })
})
