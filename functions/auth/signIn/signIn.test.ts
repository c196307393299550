import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const { login, refreshToken, logout, getLoginStatus, getLoginSiteKey, getPermissionMap, enableUser } = contracts
const as = callerOf(handler)
const nobody = as(undefined)
const signIn = (username: string, more: object = {}) =>
  nobody(login, { query: {}, body: { username, password: testPassword, ...more } })

const minutes = (count: number) => vi.setSystemTime(Date.now() + count * 60_000)

const tokensOf = async (username: string, more: object = {}) => {
  const answer = await signIn(username, more)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value
}

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('signing in', () => {
  it('gives an access token that says who acts, as what and for whom, and lives 15 minutes', async () => {
    const user = await aPerson('claims@sign.example')
    const { accessToken } = await tokensOf('Claims@Sign.example ')
    const claims = decodeJwt(accessToken)
    expect(claims).toMatchObject({
      sub: user.id,
      iss: 'https://us.test.example/api/auth/v1',
      aud: 'palisade-us',
      accountType: 'COWBELL',
      subscriberType: 'COWBELL',
      tokenType: 'access',
      realm: 'ACCOUNT',
      role: 'Super Admin',
      scopes: 'role:admin',
      amr: 'pwd',
    })
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(15 * 60)
    expect((await users.byId(user.id))?.lastSignInAt).toBeDefined()
  })

  it('answers an unknown user, a wrong password, a disabled and an invited user alike', async () => {
    await aPerson('known@sign.example')
    await aPerson('disabled@sign.example', { enabled: false })
    const answers = [
      await signIn('known@sign.example', { password: 'not the password' }),
      await signIn('unknown@sign.example'),
      await signIn('disabled@sign.example'),
    ]
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 401,
        problem: {
          code: 'auth.credentialsRefused',
          detail: 'Login failed. Please double check your email and password.',
        },
      })
  })

  it('tells that the e-mail is not confirmed only after the right password', async () => {
    await aPerson('unconfirmed@sign.example', { status: 'UNCONFIRMED' })
    expect(await signIn('unconfirmed@sign.example', { password: 'guess' })).toMatchObject({ status: 401 })
    expect(await signIn('unconfirmed@sign.example')).toMatchObject({
      status: 412,
      problem: { code: 'auth.emailNotValidated' },
    })
  })

  it('tells that a password of staff has expired after 365 days, and never one of an agency', async () => {
    await aPerson('old@sign.example')
    await aPerson('producer@sign.example', { role: 'Principal Producer' })
    minutes(366 * 24 * 60)
    expect(await signIn('old@sign.example', { password: 'guess' })).toMatchObject({ status: 401 })
    expect(await signIn('old@sign.example')).toMatchObject({ status: 418, problem: { code: 'auth.passwordExpired' } })
    expect(await signIn('producer@sign.example')).toMatchObject({ ok: true })
  })

  it('keeps no password and no token for a repeated Idempotency-Key', async () => {
    await aPerson('repeat@sign.example')
    const call = () =>
      nobody(
        login,
        { query: {}, body: { username: 'repeat@sign.example', password: testPassword } },
        { headers: { 'idempotency-key': 'same' } },
      )
    const [first, second] = [await call(), await call()]
    expect(first.ok && second.ok && first.value.refreshToken !== second.value.refreshToken).toBe(true)
  })

  it('says which fields are missing', async () => {
    const answer = await nobody(login, { query: {}, body: { username: 'nobody', password: '' } })
    expect(answer).toMatchObject({
      status: 400,
      problem: {
        errors: [
          { detail: 'Please enter a valid email address', path: ['username'] },
          { detail: 'Password is required', path: ['password'] },
        ],
      },
    })
    expect(await signIn('')).toMatchObject({
      status: 400,
      problem: { errors: expect.arrayContaining([{ detail: 'Email is required', path: ['username'] }]) },
    })
    for (const mfaCode of ['12345', '1234567', '12345a'])
      expect(await signIn('nobody@sign.example', { mfaCode })).toMatchObject({
        status: 400,
        problem: { errors: [{ detail: 'must be 6 digits', path: ['mfaCode'] }] },
      })
  })
})

describe('a session', () => {
  const refresh = (token: string) => nobody(refreshToken, { body: { refreshToken: token } })

  it('goes on with a new refresh token each time', async () => {
    await aPerson('rotate@session.example')
    const first = await tokensOf('rotate@session.example')
    const second = await refresh(first.refreshToken)
    expect(second).toMatchObject({ ok: true })
    if (!second.ok) return
    expect(second.value.refreshToken).not.toBe(first.refreshToken)
    expect(actorOfToken(second.value.accessToken).sessionId).toBe(actorOfToken(first.accessToken).sessionId)
    expect(await refresh(second.value.refreshToken)).toMatchObject({ ok: true })
  })

  it('ends for everybody when a refresh token is used again', async () => {
    await aPerson('reuse@session.example')
    const first = await tokensOf('reuse@session.example')
    const second = await refresh(first.refreshToken)
    minutes(1)
    expect(await refresh(first.refreshToken)).toMatchObject({
      status: 401,
      problem: { code: 'auth.sessionExpired' },
    })
    expect(second.ok && (await refresh(second.value.refreshToken))).toMatchObject({ status: 401 })
  })

  it('gives two tabs that refresh at once the same token', async () => {
    await aPerson('tabs@session.example')
    const { refreshToken: token } = await tokensOf('tabs@session.example')
    const [one, other] = await Promise.all([refresh(token), refresh(token)])
    expect(one.ok && other.ok && one.value.refreshToken === other.value.refreshToken).toBe(true)
    expect(one.ok && (await refresh(one.value.refreshToken))).toMatchObject({ ok: true })
  })

  it('gives the same to a try after an answer that was lost, which is known after half a minute', async () => {
    await aPerson('lost@session.example')
    const { refreshToken: token } = await tokensOf('lost@session.example')
    const lost = await refresh(token)
    minutes(0.6)
    const again = await refresh(token)
    expect(lost.ok && again.ok && again.value.refreshToken === lost.value.refreshToken).toBe(true)
  })

  it('is bound to the device that began it: the part that rotates alone opens nothing', async () => {
    await aPerson('device@session.example')
    const mine = (await tokensOf('device@session.example')).refreshToken.split('.')
    const other = (await tokensOf('device@session.example')).refreshToken.split('.')
    expect(await refresh([mine[0], other[1], mine[2]].join('.'))).toMatchObject({ status: 401 })
    expect(await refresh(mine.join('.'))).toMatchObject({ ok: true })
    expect(await refresh('no token')).toMatchObject({ status: 401 })
  })

  it('lasts 12 hours, and 30 days on a remembered device', async () => {
    await aPerson('long@session.example', { role: 'Agent' })
    const short = await tokensOf('long@session.example')
    const long = await tokensOf('long@session.example', { rememberDevice: true })
    minutes(12 * 60 + 1)
    expect(await refresh(short.refreshToken)).toMatchObject({ status: 401 })
    let kept = long.refreshToken
    for (let week = 0; week < 4; week += 1) {
      const renewed = await refresh(kept)
      expect(renewed).toMatchObject({ ok: true })
      kept = renewed.ok ? renewed.value.refreshToken : ''
      minutes(7 * 24 * 60 - 1)
    }
    expect(await refresh(kept)).toMatchObject({ ok: true })
    minutes(2 * 24 * 60)
    expect(await refresh(kept)).toMatchObject({ status: 401 })
  })

  it('on a remembered device ends after seven days without use', async () => {
    await aPerson('idle@session.example', { role: 'Agent' })
    const { refreshToken: token } = await tokensOf('idle@session.example', { rememberDevice: true })
    minutes(7 * 24 * 60 - 1)
    const used = await refresh(token)
    expect(used).toMatchObject({ ok: true })
    minutes(7 * 24 * 60)
    expect(used.ok && (await refresh(used.value.refreshToken))).toMatchObject({ status: 401 })
  })

  it('ends with logout, and somebody else’s does not', async () => {
    await aPerson('out@session.example')
    await aPerson('other@session.example')
    const mine = await tokensOf('out@session.example')
    const theirs = await tokensOf('other@session.example')
    const me = as(actorOfToken(mine.accessToken))
    expect(await me(logout, { body: { refreshToken: theirs.refreshToken } })).toMatchObject({ status: 204 })
    expect(await me(logout, { body: { refreshToken: mine.refreshToken } })).toMatchObject({ status: 204 })
    expect(await me(logout, { body: { refreshToken: mine.refreshToken } })).toMatchObject({ status: 204 })
    expect(await refresh(mine.refreshToken)).toMatchObject({ status: 401 })
    expect(await refresh(theirs.refreshToken)).toMatchObject({ ok: true })
  })

  it('says whether it is open and until when', async () => {
    await aPerson('status@session.example')
    const tokens = await tokensOf('status@session.example')
    const me = as(actorOfToken(tokens.accessToken))
    const open = await me(getLoginStatus, {})
    expect(open).toMatchObject({ ok: true, value: { isAuthenticated: true, accountType: 'COWBELL', realm: 'ACCOUNT' } })
    expect(open.ok && Date.parse(open.value.expiresAt) - Date.now()).toBeGreaterThan(11 * 3_600_000)
    await me(logout, { body: { refreshToken: tokens.refreshToken } })
    expect(await me(getLoginStatus, {})).toMatchObject({ value: { isAuthenticated: false } })
  })

  it('ends when the user is disabled, and stays over after a security concern', async () => {
    await aPerson('concern@session.example', { role: 'Underwriter' })
    const admin = await aPerson('admin@session.example')
    const boss = as(actorOfToken((await tokensOf(admin.email)).accessToken))
    const { refreshToken: token } = await tokensOf('concern@session.example')
    const enable = (flag: 'false' | 'true') =>
      boss(enableUser, {
        params: { email: 'concern@session.example' },
        query: { enable: flag, isSecurityConcern: 'true' },
      })
    minutes(1)
    expect(await enable('false')).toMatchObject({ status: 204 })
    expect(await signIn('concern@session.example')).toMatchObject({ status: 401 })
    expect(await enable('true')).toMatchObject({ status: 204 })
    expect(await refresh(token)).toMatchObject({ status: 401 })
    expect(await signIn('concern@session.example')).toMatchObject({ ok: true })
  })

  it('takes over a changed role with the next access token', async () => {
    const user = await aPerson('promoted@session.example', {
      role: 'Agent',
      organizationId: 'agy_1',
      teamIds: ['tea_1'],
    })
    const { refreshToken: token } = await tokensOf('promoted@session.example')
    const stored = await users.require(user.id)
    await commit([users.update(stored, { ...stored, role: 'Agency Admin', teamIds: [] })])
    const after = await refresh(token)
    expect(after.ok && actorOfToken(after.value.accessToken)).toMatchObject({
      role: 'Agency Admin',
      realm: 'ACCOUNT',
      organizationId: 'agy_1',
    })
  })
})

describe('what the web app asks', () => {
  it('is told the captcha’s key by locale', async () => {
    const keyOf = async (locale?: 'en-AU' | 'en-GB' | 'en-US') => {
      const answer = await nobody(getLoginSiteKey, { query: locale ? { locale } : {} })
      return answer.ok ? answer.value.siteKey : answer.problem.code
    }
    const keys = [await keyOf('en-US'), await keyOf('en-GB'), await keyOf('en-AU')]
    expect(new Set(keys).size).toBe(3)
    expect(await keyOf()).toBe(keys[0])
  })

  it('is told every permission of the session with yes or no', async () => {
    await aPerson('map@session.example', { role: 'Underwriter' })
    const me = as(actorOfToken((await tokensOf('map@session.example')).accessToken))
    const map = await me(getPermissionMap, {})
    expect(map).toMatchObject({
      value: {
        permissions: { 'quote:release': true, 'persona:manage': false },
        scopes: ['role:operator'],
        realm: 'TEAM',
      },
    })
  })
})
