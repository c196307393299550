import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as contracts from '#shared/contracts/auth/index.ts'
import { human, robot } from '#tests/support/captcha.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const { changeOwnPassword, login, requestMfaReset, requestPasswordReset, resendValidationEmail } = contracts
const as = callerOf(handler)
const nobody = as(undefined)
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)

const home = '203.0.113.10'
const elsewhere = '198.51.100.7'

interface Try {
  readonly password?: string
  readonly from?: string
  readonly query?: { 'g-recaptcha-response'?: string }
}
const signIn = (username: string, { password = testPassword, from = home, query = {} }: Try = {}) =>
  nobody(login, { query, body: { username, password } }, { sourceIp: from })
/** A wrong password of somebody whom the captcha takes for a human. */
const guess = (username: string, from = home) => signIn(username, { password: 'guess', from, query: human('login') })
const guesses = async (username: string, count: number, from = home) => {
  for (let index = 0; index < count; index += 1) expect(await guess(username, from)).toMatchObject({ status: 401 })
}
const throttledFor = (count: number) => ({ status: 429, problem: { code: 'auth.throttled', data: { seconds: count } } })
const captcha = {
  status: 428,
  problem: { code: 'auth.captchaRequired', detail: 'Unable to verify if you are a human or a robot...' },
}

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('tries at a password', () => {
  it('after three failures need the captcha, also with the right password', async () => {
    await aPerson('captcha@slow.example')
    for (let index = 0; index < 3; index += 1)
      expect(await signIn('captcha@slow.example', { password: 'guess' })).toMatchObject({ status: 401 })
    for (const query of [{}, robot, human('forgot_password')])
      expect(await signIn('captcha@slow.example', { query })).toMatchObject(captcha)
    const query = human('login')
    expect(await signIn('captcha@slow.example', { password: 'guess', query })).toMatchObject({ status: 401 })
    expect(await signIn('captcha@slow.example', { query })).toMatchObject(captcha)
    expect(await signIn('captcha@slow.example', { query: human('login') })).toMatchObject({ ok: true })
  })

  it('are forgotten once the right one was given, for who gave it', async () => {
    await aPerson('remembered@slow.example')
    await guesses('remembered@slow.example', 3)
    await guesses('remembered@slow.example', 3, elsewhere)
    expect(await signIn('remembered@slow.example', { query: human('login') })).toMatchObject({ ok: true })
    expect(await signIn('remembered@slow.example')).toMatchObject({ ok: true })
    expect(await signIn('remembered@slow.example', { from: elsewhere })).toMatchObject(captcha)
  })

  it('after five in 15 minutes wait 15 seconds, twice as long each time, and never more than five minutes', async () => {
    await aPerson('slow@slow.example')
    await guesses('slow@slow.example', 5)
    for (const wait of [15, 30, 60, 120, 240, 300]) {
      expect(await signIn('slow@slow.example', { query: human('login') })).toMatchObject(throttledFor(wait))
      seconds(wait - 1)
      expect(await signIn('slow@slow.example', { query: human('login') })).toMatchObject(throttledFor(1))
      seconds(1)
      await guesses('slow@slow.example', 1)
    }
    seconds(300)
    expect(await signIn('slow@slow.example', { query: human('login') })).toMatchObject({ ok: true })
  })

  it('are forgotten after 15 minutes', async () => {
    await aPerson('forgotten@slow.example')
    await guesses('forgotten@slow.example', 5)
    seconds(15 * 60)
    expect(await signIn('forgotten@slow.example')).toMatchObject({ ok: true })
  })

  it('of somebody else keep nobody out: who signs in from another address does not wait', async () => {
    await aPerson('victim@slow.example')
    await guesses('victim@slow.example', 5, elsewhere)
    expect(await guess('victim@slow.example', elsewhere)).toMatchObject(throttledFor(15))
    expect(await signIn('victim@slow.example')).toMatchObject({ ok: true })
  })

  it('of one user by many addresses bring on the captcha for that user, and no wait', async () => {
    await aPerson('hunted@slow.example')
    for (let index = 0; index < 5; index += 1) await guesses('hunted@slow.example', 4, `192.0.2.${index}`)
    expect(await signIn('hunted@slow.example')).toMatchObject(captcha)
    expect(await signIn('hunted@slow.example', { query: human('login') })).toMatchObject({ ok: true })
  })

  it('of many users by one address bring on the captcha for that address, and no wait', async () => {
    await aPerson('colleague@slow.example')
    const from = '192.0.2.200'
    for (let index = 0; index < 25; index += 1) await guesses(`sprayed${index}@slow.example`, 2, from)
    expect(await signIn('colleague@slow.example', { from })).toMatchObject(captcha)
    expect(await signIn('colleague@slow.example', { from, query: human('login') })).toMatchObject({ ok: true })
    expect(await signIn('colleague@slow.example')).toMatchObject({ ok: true })
  })

  it('count just the same for an e-mail nobody has', async () => {
    await guesses('ghost@slow.example', 5)
    expect(await guess('ghost@slow.example')).toMatchObject(throttledFor(15))
  })

  it('count together with those that ask to reset the second factor', async () => {
    await aPerson('reset@slow.example')
    const body = { username: 'reset@slow.example', password: 'guess' }
    const reset = () => nobody(requestMfaReset, { query: human('login'), body }, { sourceIp: home })
    await guesses('reset@slow.example', 3)
    for (let index = 0; index < 2; index += 1) expect(await reset()).toMatchObject({ status: 401 })
    expect(await reset()).toMatchObject(throttledFor(15))
    expect(await signIn('reset@slow.example', { query: human('login') })).toMatchObject(throttledFor(15))
  })

  it('by somebody who is signed in are slowed down too, and only there', async () => {
    await aPerson('own@slow.example')
    const tokens = await signIn('own@slow.example')
    if (!tokens.ok) throw new Error(tokens.problem.code)
    const me = as(actorOfToken(tokens.value.accessToken))
    const change = () => me(changeOwnPassword, { body: { currentPassword: 'guess', password: 'nine quiet harbours' } })
    for (let index = 0; index < 5; index += 1) expect(await change()).toMatchObject({ status: 409 })
    expect(await change()).toMatchObject(throttledFor(15))
    expect(await signIn('own@slow.example')).toMatchObject({ ok: true })
  })
})

describe('tries that are made at once', () => {
  const outcomes = async (count: number, attempt: () => Promise<{ readonly ok: boolean; readonly status: number }>) => {
    const answers = await Promise.all(Array.from({ length: count }, attempt))
    return answers.map(({ status }) => status)
  }

  it('are as many as one after the other: of forty wrong passwords five at most are looked at', async () => {
    await aPerson('atonce@slow.example')
    const statuses = await outcomes(40, () => guess('atonce@slow.example', '192.0.2.40'))
    expect(statuses.filter((each) => each === 401).length).toBeLessThanOrEqual(5)
    expect(new Set(statuses)).toEqual(new Set([...statuses.filter((each) => each === 401), 429]))
  })

  it('are not let through without the captcha by being many', async () => {
    await aPerson('uncaught@slow.example')
    const attempt = () => signIn('uncaught@slow.example', { password: 'guess', from: '192.0.2.41' })
    expect((await outcomes(40, attempt)).filter((each) => each === 401).length).toBeLessThanOrEqual(3)
  })

  it('at an authenticator code are no more either', async () => {
    await aPerson('codes@slow.example', { mfaType: 'EMAIL' })
    expect(await signIn('codes@slow.example')).toMatchObject({ status: 307 })
    const body = { username: 'codes@slow.example', password: testPassword, mfaCode: 'aaaaaa' }
    const attempt = () => nobody(login, { query: human('login'), body }, { sourceIp: '192.0.2.42' })
    expect((await outcomes(20, attempt)).filter((each) => each === 401 || each === 409).length).toBeLessThanOrEqual(5)
  })
})

describe('tries at a second factor', () => {
  it('count as tries at the login', async () => {
    await aPerson('factor@slow.example', { mfaType: 'EMAIL' })
    expect(await signIn('factor@slow.example')).toMatchObject({ status: 307 })
    const body = { username: 'factor@slow.example', password: testPassword, mfaCode: '000000' }
    const code = String((await identity.lastMail('factor@slow.example')).data.code)
    if (code === '000000') return
    for (let index = 0; index < 5; index += 1)
      expect(await nobody(login, { query: human('login'), body }, { sourceIp: home })).toMatchObject({ status: 401 })
    expect(await nobody(login, { query: human('login'), body }, { sourceIp: home })).toMatchObject(throttledFor(15))
  })
})

describe('letters that anybody can ask for', () => {
  it('are asked for five times in 15 minutes by one address; others may ask all the same', async () => {
    const ask = (from: string) =>
      nobody(
        requestPasswordReset,
        { params: { email: 'letters@slow.example' }, query: human('forgot_password') },
        { sourceIp: from },
      )
    for (let index = 0; index < 5; index += 1) expect(await ask(elsewhere)).toMatchObject({ status: 204 })
    expect(await ask(elsewhere)).toMatchObject(throttledFor(15))
    expect(await ask(home)).toMatchObject({ status: 204 })
    const resend = (from: string) =>
      nobody(resendValidationEmail, { params: { email: 'letters@slow.example' } }, { sourceIp: from })
    for (let index = 0; index < 5; index += 1) expect(await resend(elsewhere)).toMatchObject({ status: 204 })
    expect(await resend(elsewhere)).toMatchObject({ status: 429 })
    expect(await resend(home)).toMatchObject({ status: 204 })
  })
})
