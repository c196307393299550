import { generateSync } from 'otplib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as contracts from '#shared/contracts/auth/index.ts'
import { human } from '#tests/support/captcha.ts'
import { actorOfToken, type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const { login, updateMfa, verifyMfa, requestMfaReset, validateMfaReset, getCurrentUser, updateCurrentUser } = contracts
const as = callerOf(handler)
const nobody = as(undefined)
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)
const signIn = (username: string, more: object = {}) =>
  nobody(login, { query: {}, body: { username, password: testPassword, ...more } })
const signedIn = async (username: string, more: object = {}) => {
  const answer = await signIn(username, more)
  if (!answer.ok) throw new Error(answer.problem.code)
  return as(actorOfToken(answer.value.accessToken))
}
const appCode = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) })

/** Someone with an authenticator app, and the app's secret. */
const enrolled = async (email: string) => {
  await aPerson(email)
  const me = await signedIn(email)
  const started = await me(updateMfa, { query: { mfaType: 'GOOGLE' } })
  if (!started.ok) throw new Error(started.problem.code)
  const secret = new URL(started.value.qrCode ?? '').searchParams.get('secret') ?? ''
  const mfa1 = appCode(secret)
  seconds(30)
  const verified = await me(verifyMfa, { body: { mfaType: 'GOOGLE', mfa1, mfa2: appCode(secret) } })
  seconds(1)
  return { me, secret, verified, qrCode: started.value.qrCode ?? '' }
}

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('an authenticator app', () => {
  it('is set up by QR code and two consecutive codes, and is asked for at the next sign-in', async () => {
    const { qrCode, verified, secret } = await enrolled('app@mfa.example')
    expect(qrCode).toContain('otpauth://totp/Palisade%3Aapp%40mfa.example?')
    expect(verified).toMatchObject({ ok: true, value: { mfaType: 'GOOGLE' } })
    expect(await signIn('app@mfa.example', { password: 'guess' })).toMatchObject({ status: 401 })
    const asked = await signIn('app@mfa.example')
    expect(asked).toMatchObject({ status: 307, problem: { code: 'auth.mfaRequired' } })
    seconds(30)
    const me = await signedIn('app@mfa.example', { mfaCode: appCode(secret) })
    expect(await me(getCurrentUser, {})).toMatchObject({ value: { mfaType: 'GOOGLE' } })
  })

  it('refuses a wrong code, and the same code a second time', async () => {
    const { secret } = await enrolled('twice@mfa.example')
    seconds(30)
    const mfaCode = appCode(secret)
    const other = mfaCode === '123456' ? '654321' : '123456'
    expect(await signIn('twice@mfa.example', { mfaCode: other })).toMatchObject({
      status: 401,
      problem: { code: 'auth.mfaRefused' },
    })
    expect(await signIn('twice@mfa.example', { mfaCode })).toMatchObject({ ok: true })
    expect(await signIn('twice@mfa.example', { mfaCode })).toMatchObject({ status: 401 })
  })

  it('is not turned on by one code, the same code twice or a wrong one', async () => {
    await aPerson('half@mfa.example')
    const me = await signedIn('half@mfa.example')
    const started = await me(updateMfa, { query: { mfaType: 'GOOGLE' } })
    const secret = started.ok ? (new URL(started.value.qrCode ?? '').searchParams.get('secret') ?? '') : ''
    const mfa1 = appCode(secret)
    expect(await me(verifyMfa, { body: { mfaType: 'GOOGLE', mfa1 } })).toMatchObject({ status: 400 })
    for (const mfa2 of [mfa1, '000000'])
      expect(await me(verifyMfa, { body: { mfaType: 'GOOGLE', mfa1, mfa2 } })).toMatchObject({
        status: 400,
        problem: { code: 'auth.mfaCodeWrong', detail: 'Failure to verify Authenticator. Please try again!' },
      })
    expect(await signIn('half@mfa.example')).toMatchObject({ ok: true })
  })

  it('is turned off by its user', async () => {
    const { me } = await enrolled('off@mfa.example')
    expect(await me(updateMfa, { query: { mfaType: 'NONE' } })).toMatchObject({ ok: true })
    expect(await signIn('off@mfa.example')).toMatchObject({ ok: true })
  })

  it('needs a session that was opened with the password', async () => {
    const user = await aPerson('link@mfa.example')
    const { sessionId: _, ...linked } = actorOfToken(await accessTokenOf(user.email))
    expect(await as(linked)(updateMfa, { query: { mfaType: 'GOOGLE' } })).toMatchObject({
      status: 409,
      problem: { code: 'auth.signInAgain' },
    })
    expect(await as(linked)(verifyMfa, { body: { mfaType: 'GOOGLE', mfa1: '123456', mfa2: '123457' } })).toMatchObject({
      problem: { code: 'auth.signInAgain' },
    })
  })

  it('that is lost is taken off by password and mailbox, once', async () => {
    await enrolled('lost@mfa.example')
    const ask = (password: string) => nobody(requestMfaReset, { body: { username: 'lost@mfa.example', password } })
    expect(await ask('guess')).toMatchObject({
      status: 401,
      problem: { detail: 'Invalid login credentials. Please reset your password first, if necessary.' },
    })
    expect(await ask(testPassword)).toMatchObject({ status: 204 })
    const mail = await identity.lastMail('lost@mfa.example')
    expect(mail).toMatchObject({ template: 'mfaReset' })
    expect(String(mail.data.link)).toContain('/confirmMfaReset#')
    const token = tokenOfLink(mail)
    expect(await nobody(validateMfaReset, { body: { token } })).toMatchObject({ ok: true })
    expect(await nobody(validateMfaReset, { body: { token } })).toMatchObject({
      status: 404,
      problem: { code: 'auth.linkExpired' },
    })
    expect(await signIn('lost@mfa.example')).toMatchObject({ ok: true })
  })

  it('cannot be taken off with a link that is older than an hour', async () => {
    await enrolled('late@mfa.example')
    await nobody(requestMfaReset, { body: { username: 'late@mfa.example', password: testPassword } })
    const token = tokenOfLink(await identity.lastMail('late@mfa.example'))
    seconds(3601)
    expect(await nobody(validateMfaReset, { body: { token } })).toMatchObject({ status: 404 })
    expect(await signIn('late@mfa.example')).toMatchObject({ status: 307 })
  })

  it('writes to the mailbox five times an hour, whoever has the password', async () => {
    await aPerson('flooded@mfa.example')
    const ask = () => nobody(requestMfaReset, { body: { username: 'flooded@mfa.example', password: testPassword } })
    for (let letter = 0; letter < 5; letter += 1) expect(await ask()).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
  })

  it('slows down who tries to have it taken off with guesses', async () => {
    const ask = (query = {}) =>
      nobody(requestMfaReset, { query, body: { username: 'nobody@mfa.example', password: 'guess' } })
    for (let index = 0; index < 3; index += 1) expect(await ask()).toMatchObject({ status: 401 })
    expect(await ask()).toMatchObject({ status: 428, problem: { code: 'auth.captchaRequired' } })
    for (let index = 0; index < 2; index += 1) expect(await ask(human('login'))).toMatchObject({ status: 401 })
    expect(await ask(human('login'))).toMatchObject({ status: 429 })
  })
})

const accessTokenOf = async (username: string) => {
  const answer = await signIn(username)
  if (!answer.ok) throw new Error(answer.problem.code)
  return answer.value.accessToken
}

describe('codes by SMS and e-mail', () => {
  it('by SMS are turned on with a code and asked for at the next sign-in', async () => {
    await aPerson('sms@mfa.example')
    const me = await signedIn('sms@mfa.example')
    expect(await me(updateMfa, { query: { mfaType: 'SMS' } })).toMatchObject({
      status: 409,
      problem: { code: 'auth.mfaNoPhone' },
    })
    await me(updateCurrentUser, { body: { firstName: 'Ada', lastName: 'Archer', phone: '(512) 555-0177' } })
    expect(await me(updateMfa, { query: { mfaType: 'SMS' } })).toMatchObject({ ok: true, value: {} })
    expect(await me(updateMfa, { query: { mfaType: 'SMS' } })).toMatchObject({ status: 429 })
    const code = () => identity.lastSms('+15125550177').slice(0, 6)
    const verified = await me(verifyMfa, { body: { mfaType: 'SMS', mfa1: code() } })
    expect(verified).toMatchObject({ ok: true, value: { mfaType: 'SMS' } })

    expect(await signIn('sms@mfa.example')).toMatchObject({
      status: 307,
      problem: { detail: 'Enter the 6-digit code that we sent to your phone.' },
    })
    const sent = code()
    expect(await signIn('sms@mfa.example')).toMatchObject({ status: 307 })
    expect(code()).toBe(sent)
    expect(await signIn('sms@mfa.example', { mfaCode: sent })).toMatchObject({ ok: true })
    expect(await signIn('sms@mfa.example', { mfaCode: sent })).toMatchObject({
      status: 401,
      problem: { code: 'auth.mfaRefused', detail: expect.stringMatching(/that we sent to your phone/) },
    })
  })

  it('by e-mail are turned on with a code; one for signing in does not turn them on', async () => {
    await aPerson('mail@mfa.example')
    const me = await signedIn('mail@mfa.example')
    expect(await me(verifyMfa, { body: { mfaType: 'EMAIL', mfa1: '123456' } })).toMatchObject({ status: 400 })
    expect(await me(updateMfa, { query: { mfaType: 'EMAIL' } })).toMatchObject({ ok: true })
    const mail = await identity.lastMail('mail@mfa.example')
    expect(mail).toMatchObject({ template: 'oneTimeCode', data: { purpose: 'setUpMfa' } })
    expect(await me(verifyMfa, { body: { mfaType: 'EMAIL', mfa1: String(mail.data.code) } })).toMatchObject({
      ok: true,
    })
    expect(await signIn('mail@mfa.example', { mfaCode: String(mail.data.code) })).toMatchObject({
      status: 401,
      problem: { code: 'auth.mfaRefused', detail: expect.stringMatching(/that we sent to your email/) },
    })
    seconds(1)
    expect(await signIn('mail@mfa.example')).toMatchObject({ status: 307 })
    const second = await identity.lastMail('mail@mfa.example')
    expect(second).toMatchObject({ data: { purpose: 'signIn' } })
    expect(await signIn('mail@mfa.example', { mfaCode: String(second.data.code) })).toMatchObject({ ok: true })
  })

  it('are not sent without end', async () => {
    await aPerson('flood@mfa.example', { mfaType: 'EMAIL' })
    for (let index = 0; index < 5; index += 1) {
      expect(await signIn('flood@mfa.example')).toMatchObject({ status: 307 })
      seconds(30)
    }
    expect(await signIn('flood@mfa.example')).toMatchObject({ status: 429 })
  })

  it('cannot be turned off where the account requires a second factor', async () => {
    const agencyId = await anAgency({ enforceMfa: true })
    await aPerson('must@mfa.example', { role: 'Agency Admin', organizationId: agencyId })
    const me = await signedIn('must@mfa.example')
    expect(await me(updateMfa, { query: { mfaType: 'NONE' } })).toMatchObject({
      status: 409,
      problem: { code: 'auth.mfaEnforced' },
    })
  })
})
