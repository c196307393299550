import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as contracts from '#shared/contracts/auth/index.ts'
import { human, robot } from '#tests/support/captcha.ts'
import { actorOfToken, type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const {
  login,
  refreshToken,
  listPasswordConstraints,
  validatePassword,
  requestPasswordReset,
  checkPasswordReset,
  resetPassword,
  changeOwnPassword,
} = contracts
const as = callerOf(handler)
const nobody = as(undefined)
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)
const signIn = (username: string, password = testPassword) => nobody(login, { query: {}, body: { username, password } })

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const ask = (email: string, query: { 'g-recaptcha-response'?: string } = human('forgot_password')) =>
  nobody(requestPasswordReset, { params: { email }, query })
const linkTo = async (email: string) => {
  await ask(email)
  return tokenOfLink(await identity.lastMail(email))
}
const reset = (token: string, password: string) => nobody(resetPassword, { body: { token, password } })

describe('what a password must be', () => {
  it('is one list, served to everybody', async () => {
    const rules = await nobody(listPasswordConstraints, {})
    expect(rules.ok && rules.value.map(({ errorCode }) => errorCode)).toEqual([
      'TOO_SHORT',
      'TOO_LONG',
      'COMMON',
      'PERSONAL',
      'REUSED',
    ])
  })

  it('is said as the region writes', async () => {
    const personal = async () => {
      const rules = await nobody(listPasswordConstraints, {})
      return rules.ok && rules.value.find(({ errorCode }) => errorCode === 'PERSONAL')?.displayText
    }
    expect(await personal()).toContain('organization')
    vi.stubEnv('PALISADE_REGION', 'au')
    expect(await personal()).toContain('organisation')
    vi.unstubAllEnvs()
  })

  it('is checked at every keystroke, against name and e-mail too where a link says whose it is', async () => {
    await aPerson('keystroke@word.example', { firstName: 'Bartholomew' })
    const token = await linkTo('keystroke@word.example')
    const check = (password: string, link: { token?: string } = {}) =>
      nobody(validatePassword, { body: { password, ...link } })
    const codes = async (...given: Parameters<typeof check>) => {
      const answer = await check(...given)
      return answer.ok ? answer.value.map(({ errorCode }) => errorCode) : answer.problem
    }
    expect(await codes('short')).toEqual(['TOO_SHORT'])
    expect(await codes('password123')).toContain('COMMON')
    expect(await codes('Bartholomew1')).toEqual([])
    expect(await codes('Bartholomew1', { token })).toEqual(['PERSONAL'])
    expect(await codes('Bartholomew1', { token: 'expired' })).toEqual([])
  })

  it('is not the name of the organization that the link or the user belongs to', async () => {
    const organizationId = await anAgency({ name: 'Copperfield & Lowe Insurance Brokers Ltd' })
    const email = 'agency@word.example'
    await aPerson(email, { role: 'Agent', organizationId })
    const token = await linkTo(email)
    const check = await nobody(validatePassword, { body: { token, password: 'CopperfieldLowe2026' } })
    expect(check).toMatchObject({ ok: true, value: [{ errorCode: 'PERSONAL' }] })
    expect(await reset(token, 'Copperfield and Lowe 26!')).toMatchObject({
      status: 400,
      problem: { errors: [{ detail: 'Must not be your name, email address or organization' }] },
    })
    expect(await reset(token, 'copper kettles in low fields')).toMatchObject({ ok: true })
  })

  it('allows what the user pool by itself would not: any script, spaces, 256 characters', async () => {
    for (const [index, password] of [' pásswörd mit Leerzeichen ', '静かな灯台と朝の霧', 'x-'.repeat(128)].entries()) {
      const email = `script${index}@word.example`
      await aPerson(email)
      seconds(1)
      expect(await reset(await linkTo(email), password)).toMatchObject({ ok: true })
      expect(await signIn(email, password)).toMatchObject({ ok: true })
      expect(await signIn(email, `${password} `)).toMatchObject({ status: 401 })
    }
  })
})

describe('a forgotten password', () => {
  it('is replaced by a link from the mailbox, which signs in and works once', async () => {
    await aPerson('forgot@reset.example')
    seconds(1)
    const before = await signIn('forgot@reset.example')
    seconds(1)
    const token = await linkTo('Forgot@reset.example')
    expect(await nobody(checkPasswordReset, { body: { token } })).toMatchObject({ ok: true, value: { valid: true } })
    const tokens = await reset(token, 'seven brass kettles')
    expect(tokens).toMatchObject({ ok: true })
    expect(await signIn('forgot@reset.example')).toMatchObject({ status: 401 })
    expect(await signIn('forgot@reset.example', 'seven brass kettles')).toMatchObject({ ok: true })
    expect(await reset(token, 'eight brass kettles')).toMatchObject({
      status: 404,
      problem: { code: 'auth.linkExpired' },
    })
    const old = before.ok ? before.value.refreshToken : ''
    expect(await nobody(refreshToken, { body: { refreshToken: old } })).toMatchObject({ status: 401 })
  })

  it('gets the same answer for an e-mail nobody has, and no letter', async () => {
    expect(await ask('nobody@reset.example')).toMatchObject({ status: 204 })
    expect(await identity.mailCount('nobody@reset.example')).toBe(0)
    await aPerson('invited@reset.example', { status: 'INVITED' })
    expect(await ask('invited@reset.example')).toMatchObject({ status: 204 })
    expect(await identity.mailCount('invited@reset.example')).toBe(0)
  })

  it('is guarded by the captcha and slowed down', async () => {
    const refused = {
      status: 428,
      problem: { code: 'auth.captchaRequired', detail: 'Unable to verify if you are a human or a robot...' },
    }
    for (const query of [robot, {}, human('login')])
      expect(await ask('robot@reset.example', query)).toMatchObject(refused)
    const once = human('forgot_password')
    expect(await ask('robot@reset.example', once)).toMatchObject({ status: 204 })
    expect(await ask('robot@reset.example', once)).toMatchObject(refused)
    for (let index = 0; index < 5; index += 1) await ask('often@reset.example')
    expect(await ask('often@reset.example')).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
  })

  it('has an hour; older links do nothing', async () => {
    await aPerson('hour@reset.example')
    const token = await linkTo('hour@reset.example')
    seconds(3600)
    expect(await nobody(checkPasswordReset, { body: { token } })).toMatchObject({ status: 404 })
    expect(await reset(token, 'seven brass kettles')).toMatchObject({ status: 404 })
  })

  it('also makes other links that were sent before void', async () => {
    await aPerson('two@reset.example')
    const first = await linkTo('two@reset.example')
    seconds(60)
    const second = await linkTo('two@reset.example')
    seconds(1)
    expect(await reset(second, 'seven brass kettles')).toMatchObject({ ok: true })
    expect(await reset(first, 'eight brass kettles')).toMatchObject({ status: 404 })
  })

  it('does not stand in for a second factor', async () => {
    await aPerson('factor@reset.example', { mfaType: 'EMAIL' })
    const token = await linkTo('factor@reset.example')
    expect(await reset(token, 'seven brass kettles')).toMatchObject({
      status: 307,
      problem: { code: 'auth.mfaRequired' },
    })
    expect(await signIn('factor@reset.example', 'seven brass kettles')).toMatchObject({ status: 307 })
    expect(await signIn('factor@reset.example')).toMatchObject({ status: 401 })
  })

  it('names the rules that the new one breaks, and none of the last five comes again', async () => {
    await aPerson('history@reset.example')
    const refused = await reset(await linkTo('history@reset.example'), 'password')
    expect(refused).toMatchObject({
      status: 400,
      problem: {
        code: 'auth.passwordRefused',
        errors: [{ detail: 'Must not be a commonly used password', path: ['password'] }],
      },
    })
    const words = ['amber', 'birch', 'cedar', 'dusky', 'ember']
    for (const word of words) {
      seconds(1000)
      expect(await reset(await linkTo('history@reset.example'), `${word} over the harbour`)).toMatchObject({ ok: true })
    }
    seconds(1000)
    const token = await linkTo('history@reset.example')
    expect(await reset(token, 'amber over the harbour')).toMatchObject({
      problem: { errors: [{ detail: 'Must not be one of your last 5 passwords' }] },
    })
    expect(await reset(token, testPassword)).toMatchObject({ ok: true })
  })
})

describe('the own password', () => {
  const changed = async (email: string) => {
    const tokens = await signIn(email)
    if (!tokens.ok) throw new Error(tokens.problem.code)
    return { tokens: tokens.value, me: as(actorOfToken(tokens.value.accessToken)) }
  }

  it('is changed with the present one; the user’s other sessions end, this one goes on', async () => {
    await aPerson('change@own.example')
    const here = await changed('change@own.example')
    const elsewhere = await changed('change@own.example')
    seconds(60)
    const body = { currentPassword: testPassword, password: 'nine quiet harbours' }
    expect(await here.me(changeOwnPassword, { body })).toMatchObject({ status: 204 })
    const refresh = ({ tokens }: typeof here) => nobody(refreshToken, { body: { refreshToken: tokens.refreshToken } })
    expect(await refresh(here)).toMatchObject({ ok: true })
    expect(await refresh(elsewhere)).toMatchObject({ status: 401 })
    expect(await signIn('change@own.example', 'nine quiet harbours')).toMatchObject({ ok: true })
  })

  it('stays when the present one is wrong, after five of which it takes longer, or when the new one breaks a rule', async () => {
    await aPerson('keep@own.example')
    const { me } = await changed('keep@own.example')
    const change = (currentPassword: string, password: string) =>
      me(changeOwnPassword, { body: { currentPassword, password } })
    expect(await change(testPassword, testPassword)).toMatchObject({
      status: 400,
      problem: { errors: [{ detail: 'Must not be one of your last 5 passwords' }] },
    })
    for (let index = 0; index < 5; index += 1)
      expect(await change('guess', 'nine quiet harbours')).toMatchObject({
        status: 409,
        problem: { code: 'auth.invalidCredentials' },
      })
    expect(await change(testPassword, 'nine quiet harbours')).toMatchObject({ status: 429 })
    expect(await signIn('keep@own.example')).toMatchObject({ ok: true })
  })
})
