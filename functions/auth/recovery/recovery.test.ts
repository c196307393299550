import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as contracts from '#shared/contracts/auth/index.ts'
import { type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { answered, appCode, later, nobody, signedIn, signIn, withAuthenticator } from '#tests/support/signedIn.ts'
import { recoveryCodesOf } from '../store/recoveryCodes.ts'

const { createRecoveryCodes, getCurrentUser, getRecoveryCodes, requestMfaReset, stepUp, updateMfa } = contracts
const { validateMfaReset, verifyMfa } = contracts
const refused = { status: 401, problem: { code: 'auth.recoveryCodeRefused' } }

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

describe('recovery codes', () => {
  it('come with the authenticator app: ten, each one once, shown once and kept as hashes', async () => {
    const { recoveryCodes, user, me } = await withAuthenticator('ten@recovery.example')
    expect(recoveryCodes).toHaveLength(10)
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^[2-9A-HJ-NP-Z]{5}-[2-9A-HJ-NP-Z]{5}$/)
    expect(JSON.stringify(await recoveryCodesOf(user.id))).not.toContain(recoveryCodes[0]?.slice(0, 5))
    expect(await answered(me(getRecoveryCodes, {}))).toMatchObject({ left: 10 })
  })

  it('sign in in place of the app’s code, after the right password, however they are typed; the user is told', async () => {
    const { recoveryCodes } = await withAuthenticator('lost@recovery.example')
    const [code = '', second = ''] = recoveryCodes
    const withCode = (recoveryCode: string, more: object = {}) =>
      signIn('lost@recovery.example', { recoveryCode, ...more })
    expect(await withCode(code, { password: 'guess' })).toMatchObject({
      status: 401,
      problem: { code: 'auth.credentialsRefused' },
    })
    const { me, actor } = await signedIn('lost@recovery.example', {
      recoveryCode: ` ${code.toLowerCase().replace('-', ' ')} `,
    })
    expect(actor.amr).toEqual(['pwd', 'recovery', 'mfa'])
    expect(await identity.lastMail('lost@recovery.example')).toMatchObject({
      template: 'securityNotice',
      data: { what: 'recoveryCodeUsed', left: 9 },
    })
    expect(await withCode(code)).toMatchObject(refused)
    expect(await withCode(second)).toMatchObject({ ok: true })
    expect(await answered(me(getRecoveryCodes, {}))).toMatchObject({ left: 8 })
  })

  it('that are used at the same moment work once', async () => {
    const { recoveryCodes } = await withAuthenticator('race@recovery.example')
    const [recoveryCode] = recoveryCodes
    const answers = await Promise.all([1, 2, 3].map(() => signIn('race@recovery.example', { recoveryCode })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })

  it('cannot be guessed: wrong ones slow down as wrong codes do', async () => {
    const { recoveryCodes } = await withAuthenticator('guess@recovery.example')
    const guess = (recoveryCode: string) =>
      nobody(contracts.login, {
        query: { 'g-recaptcha-response': 'sandbox.palisade-captcha-us' },
        body: { username: 'guess@recovery.example', password: testPassword, recoveryCode },
      })
    const statuses: number[] = []
    for (let index = 0; index < 6; index += 1) statuses.push((await guess('AAAAA-AAAAA')).status)
    expect(statuses.slice(0, 3)).toEqual([401, 401, 401])
    expect(statuses).not.toContain(200)
    expect((await guess(recoveryCodes[0] ?? '')).ok).toBe(false)
  })

  it('open nothing where there is no authenticator app', async () => {
    await aPerson('mail@recovery.example', { mfaType: 'EMAIL' })
    expect(await signIn('mail@recovery.example', { recoveryCode: 'AAAAA-AAAAA' })).toMatchObject({ status: 307 })
    await aPerson('none@recovery.example')
    const { me } = await signedIn('none@recovery.example')
    expect(await me(createRecoveryCodes, {})).toMatchObject({
      status: 409,
      problem: { code: 'auth.noAuthenticator' },
    })
    expect(await answered(me(getRecoveryCodes, {}))).toEqual({ left: 0 })
  })

  it('are made anew: those of before work no more', async () => {
    const { recoveryCodes, me } = await withAuthenticator('anew@recovery.example')
    const { codes } = await answered(me(createRecoveryCodes, {}))
    expect(codes).toHaveLength(10)
    expect(await signIn('anew@recovery.example', { recoveryCode: recoveryCodes[0] })).toMatchObject(refused)
    expect(await signIn('anew@recovery.example', { recoveryCode: codes[0] })).toMatchObject({ ok: true })
  })

  it('prove identity in a step-up as well', async () => {
    const { recoveryCodes, me } = await withAuthenticator('step@recovery.example')
    const [recoveryCode = ''] = recoveryCodes
    expect(await me(stepUp, { body: { recoveryCode } })).toMatchObject({ ok: true })
    expect(await me(stepUp, { body: { recoveryCode } })).toMatchObject({ status: 400 })
  })

  it('go with the app: when it is turned off, replaced by another factor, or reset by link', async () => {
    const off = await withAuthenticator('off@recovery.example')
    await answered(off.me(updateMfa, { query: { mfaType: 'NONE' } }))
    expect(await recoveryCodesOf(off.user.id)).toBeUndefined()

    const other = await withAuthenticator('other@recovery.example')
    await answered(other.me(updateMfa, { query: { mfaType: 'EMAIL' } }))
    const { code } = (await identity.lastMail('other@recovery.example')).data
    await answered(other.me(verifyMfa, { body: { mfaType: 'EMAIL', mfa1: String(code) } }))
    expect(await recoveryCodesOf(other.user.id)).toBeUndefined()

    const reset = await withAuthenticator('reset@recovery.example')
    await nobody(requestMfaReset, { body: { username: 'reset@recovery.example', password: testPassword } })
    const token = tokenOfLink(await identity.lastMail('reset@recovery.example'))
    later(1)
    await answered(nobody(validateMfaReset, { body: { token } }))
    expect(await recoveryCodesOf(reset.user.id)).toBeUndefined()
    expect(await identity.lastMail('reset@recovery.example')).toMatchObject({ data: { what: 'factorOff' } })
  })

  it('let who lost the phone take the app off and set up another, also where the account requires a factor', async () => {
    const agencyId = await anAgency({ enforceMfa: true })
    const email = 'phone@recovery.example'
    const { recoveryCodes, me } = await withAuthenticator(email, { role: 'Agency Admin', organizationId: agencyId })
    expect(await me(updateMfa, { query: { mfaType: 'NONE' } })).toMatchObject({
      status: 409,
      problem: { code: 'auth.mfaEnforced' },
    })
    const recovered = await signedIn(email, { recoveryCode: recoveryCodes[0] })
    await answered(recovered.me(updateMfa, { query: { mfaType: 'NONE' } }))
    expect(await answered(recovered.me(getCurrentUser, {}))).toMatchObject({ mfaType: 'NONE' })
    await answered(recovered.me(stepUp, { body: { password: testPassword } }))
    const { qrCode = '' } = await answered(recovered.me(updateMfa, { query: { mfaType: 'GOOGLE' } }))
    const secret = new URL(qrCode).searchParams.get('secret') ?? ''
    const mfa1 = appCode(secret)
    later(30)
    await answered(recovered.me(verifyMfa, { body: { mfaType: 'GOOGLE', mfa1, mfa2: appCode(secret) } }))
    later(30)
    await signedIn(email, { mfaCode: appCode(secret) })
  })
})

describe('a change of factors', () => {
  it('is told to its user', async () => {
    const { me } = await withAuthenticator('told@recovery.example')
    expect(await identity.lastMail('told@recovery.example')).toMatchObject({
      template: 'securityNotice',
      data: { what: 'factorOn', factor: 'GOOGLE' },
    })
    later(1)
    await answered(me(updateMfa, { query: { mfaType: 'NONE' } }))
    expect(await identity.lastMail('told@recovery.example')).toMatchObject({ data: { what: 'factorOff' } })
  })
})
