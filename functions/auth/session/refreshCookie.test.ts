import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HttpAnswer } from '#functions/_platform/gateway/httpEvent.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { eventOf } from '#tests/support/operation.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const { endMySession, login, logout, refreshToken, signOutEverywhere } = contracts
const email = 'browser@cookie.example'
const asks = { 'x-refresh-token': 'cookie', 'sec-fetch-site': 'same-origin' }

type Headers = Readonly<Record<string, string>>

const send = (operation: Operation, body: unknown, headers: Headers = {}, cookies?: string[], accessToken?: string) => {
  const actor = accessToken === undefined ? undefined : actorOfToken(accessToken)
  const params = { sessionId: actor?.sessionId }
  const event = eventOf(operation, { body, params }, actor, { headers })
  return handler({ ...event, ...(cookies && { cookies }) }, {} as never)
}
const bodyOf = (answer: HttpAnswer) => JSON.parse(answer.body ?? '{}')
const signIn = (headers: Headers, more: object = {}) =>
  send(login, { username: email, password: testPassword, ...more }, headers)

/** Name and value, as the browser sends the cookie back. */
const sentBack = (answer: HttpAnswer) => (answer.cookies ?? []).map((cookie) => cookie.split(';')[0] ?? '')

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
  await aPerson(email)
})
afterAll(() => identity.stop())
beforeEach(() => void Object.assign(process.env, { PUBLIC_URL: 'https://us.test.example' }))

describe('a browser that asks for it', () => {
  it('gets the refresh token in a cookie that no script reads, sent to one path of this site alone', async () => {
    const answer = await signIn(asks)
    const { refreshToken: handle, accessToken } = bodyOf(answer)
    const { sessionId } = actorOfToken(accessToken)
    expect(handle).toBe(sessionId)
    expect(answer.cookies).toHaveLength(1)
    const [pair = '', ...attributes] = (answer.cookies?.[0] ?? '').split('; ')
    expect(pair).toMatch(new RegExp(`^__Secure-refresh-${sessionId}=${sessionId}\\.[\\w-]{43}\\.[\\w-]{43}$`))
    expect(attributes).toEqual(['Path=/api/auth/v1/token/refresh', 'HttpOnly', 'SameSite=Strict', 'Secure'])
  })

  it('keeps it beyond the browser’s end on a remembered device', async () => {
    const answer = await signIn(asks, { rememberDevice: true })
    expect(answer.cookies?.[0]).toMatch(/; Max-Age=604800$/)
  })

  it('without https goes without Secure, as on a laptop', async () => {
    Object.assign(process.env, { PUBLIC_URL: 'http://us.localhost:3000' })
    const answer = await signIn(asks)
    expect(answer.cookies?.[0]).toMatch(/^refresh-ses_/)
    expect(answer.cookies?.[0]).not.toContain('Secure')
  })

  it('renews its session by naming it; the cookie rotates and works once', async () => {
    const first = await signIn(asks)
    const { refreshToken: handle } = bodyOf(first)
    const cookies = sentBack(first)
    const second = await send(refreshToken, { refreshToken: handle }, asks, cookies)
    expect(second.statusCode).toBe(200)
    expect(bodyOf(second).refreshToken).toBe(handle)
    expect(sentBack(second)).not.toEqual(cookies)
    const third = await send(refreshToken, { refreshToken: handle }, asks, sentBack(second))
    expect(third.statusCode).toBe(200)
  })

  it('holds several sessions at once, each in its own cookie', async () => {
    const answers = [await signIn(asks), await signIn(asks)]
    const cookies = answers.flatMap(sentBack)
    for (const answer of answers) {
      const renewed = await send(refreshToken, { refreshToken: bodyOf(answer).refreshToken }, asks, cookies)
      expect(renewed.statusCode).toBe(200)
    }
  })

  it('carries no more than ten other sessions along: the oldest go', async () => {
    const answer = await signIn(asks)
    const old = Array.from({ length: 12 }, (_, index) => `__Secure-refresh-ses_00${String(index).padStart(2, '0')}=x`)
    const cookies = [...sentBack(answer), ...old, 'another=cookie']
    const renewed = await send(refreshToken, { refreshToken: bodyOf(answer).refreshToken }, asks, cookies)
    const dropped = (renewed.cookies ?? []).filter((cookie) => cookie.includes('Max-Age=0'))
    expect(dropped.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Secure-refresh-ses_0001',
      '__Secure-refresh-ses_0000',
    ])
  })

  it('loses the cookie with the session', async () => {
    const gone = /^__Secure-refresh-ses_\w+=; .*Max-Age=0$/
    const first = bodyOf(await signIn(asks))
    const out = await send(logout, { refreshToken: first.refreshToken }, asks, [], first.accessToken)
    expect(out).toMatchObject({ statusCode: 204, cookies: [expect.stringMatching(gone)] })
    const second = bodyOf(await signIn(asks))
    const ended = await send(endMySession, undefined, asks, [], second.accessToken)
    expect(ended).toMatchObject({ statusCode: 204, cookies: [expect.stringMatching(gone)] })
    const third = bodyOf(await signIn(asks))
    const everywhere = await send(signOutEverywhere, undefined, asks, [], third.accessToken)
    expect(everywhere).toMatchObject({ statusCode: 204, cookies: [expect.stringMatching(gone)] })
  })
})

describe('a request that another site has forged', () => {
  const session = async () => {
    const answer = await signIn(asks)
    return { handle: String(bodyOf(answer).refreshToken), cookies: sentBack(answer) }
  }

  it.each([
    ['a form, which cannot send the header', { 'sec-fetch-site': 'cross-site' }],
    ['a script of another site', { ...asks, 'sec-fetch-site': 'cross-site' }],
    ['a script of a sibling domain', { ...asks, 'sec-fetch-site': 'same-site' }],
    ['an old browser at another origin', { 'x-refresh-token': 'cookie', origin: 'https://evil.example' }],
    ['a program that says nothing of where it is', { 'x-refresh-token': 'cookie' }],
  ])('renews nothing: %s', async (_, headers) => {
    const { handle, cookies } = await session()
    const forged = await send(refreshToken, { refreshToken: handle }, headers, cookies)
    expect(forged).toMatchObject({ statusCode: 401 })
    expect(forged.cookies).toBeUndefined()
    const own = await send(refreshToken, { refreshToken: handle }, asks, cookies)
    expect(own.statusCode).toBe(200)
  })

  it('an old browser at the own origin renews its session', async () => {
    const { handle, cookies } = await session()
    const headers = { 'x-refresh-token': 'cookie', origin: 'https://us.test.example' }
    expect(await send(refreshToken, { refreshToken: handle }, headers, cookies)).toMatchObject({ statusCode: 200 })
  })

  it('the name of a session alone opens nothing', async () => {
    const { handle } = await session()
    expect(await send(refreshToken, { refreshToken: handle }, asks)).toMatchObject({ statusCode: 401 })
    const other = await session()
    expect(await send(refreshToken, { refreshToken: handle }, asks, other.cookies)).toMatchObject({ statusCode: 401 })
  })
})

describe('another client', () => {
  it('gets the refresh token itself and no cookie', async () => {
    const answer = await signIn({})
    expect(answer.cookies).toBeUndefined()
    expect(bodyOf(answer).refreshToken.split('.')).toHaveLength(3)
  })
})
