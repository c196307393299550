import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import * as contracts from '#shared/contracts/auth/index.ts'
import { human } from '#tests/support/captcha.ts'
import { type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { answered, appCode, later, nobody, signedIn, signIn, withAuthenticator } from '#tests/support/signedIn.ts'

let identity: Identity
const lines: string[] = []
beforeAll(async () => {
  identity = await startIdentity()
  vi.useFakeTimers({ toFake: ['Date'] })
  process.env.LOG_LEVEL = 'debug'
  vi.spyOn(process.stdout, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  vi.useRealTimers()
  await identity.stop()
})

it('no password, code or token comes into the log or into the text of a refusal, whatever goes wrong', async () => {
  const secrets: string[] = [testPassword]
  const refusals: string[] = []
  const refused = async (answer: Promise<{ ok: boolean }>) => void refusals.push(JSON.stringify(await answer))
  const email = 'quiet@logs.example'
  const username = email

  const { refreshToken, accessToken, secret, recoveryCodes, me } = await withAuthenticator(email)
  secrets.push(refreshToken, accessToken, secret, ...recoveryCodes)
  later(30)
  const mfaCode = appCode(secret)
  secrets.push(mfaCode)
  await answered(signIn(email, { mfaCode }))
  await refused(signIn(email, { mfaCode }))
  await refused(signIn(email, { recoveryCode: 'WRONG-CODES' }))
  await answered(signIn(email, { recoveryCode: recoveryCodes[0] }))
  const wrong = 'nearly my real password'
  secrets.push(wrong)
  await refused(nobody(contracts.login, { query: human('login'), body: { username, password: wrong } }))
  await refused(nobody(contracts.requestMfaReset, { body: { username, password: wrong } }))
  await refused(me(contracts.changeOwnPassword, { body: { currentPassword: wrong, password: 'short' } }))

  await nobody(contracts.requestPasswordReset, { params: { email }, query: human('forgot_password') })
  const token = tokenOfLink(await identity.lastMail(email))
  secrets.push(token)
  await refused(nobody(contracts.resetPassword, { body: { token, password: testPassword } }))
  await refused(nobody(contracts.validateMfaReset, { body: { token } }))

  const renewed = await answered(nobody(contracts.refreshToken, { body: { refreshToken } }))
  secrets.push(renewed.refreshToken, renewed.accessToken)
  later(46)
  await refused(nobody(contracts.refreshToken, { body: { refreshToken } }))

  await aPerson('codes@logs.example', { mfaType: 'EMAIL' })
  await refused(signIn('codes@logs.example'))
  const code = String((await identity.lastMail('codes@logs.example')).data.code)
  secrets.push(code)
  const session = await signedIn('codes@logs.example', { mfaCode: code })
  secrets.push(session.refreshToken, session.accessToken)

  // The table is away: what is logged then is logged in full.
  const wholeBody = { username, password: testPassword, unknownField: token } as never
  await refused(nobody(contracts.login, { query: {}, body: wholeBody }))
  const table = process.env.TABLE_NAME
  process.env.TABLE_NAME = 'no-such-table'
  await refused(nobody(contracts.refreshToken, { body: { refreshToken: renewed.refreshToken } }))
  await refused(nobody(contracts.login, { query: human('login'), body: { username, password: testPassword } }))
  process.env.TABLE_NAME = table

  expect(lines.some((line) => line.includes('"operation":"login"'))).toBe(true)
  expect(lines.some((line) => line.includes('the operation failed'))).toBe(true)
  expect(refusals.length).toBeGreaterThan(8)
  const shows = (text: string, word: string) =>
    /^\d{6}$/.test(word) ? new RegExp(`(?<![\\w.-])${word}(?![\\w-])`).test(text) : text.includes(word)
  for (const word of secrets) {
    expect(lines.filter((line) => shows(line, word))).toEqual([])
    expect(refusals.filter((text) => shows(text, word))).toEqual([])
  }
})
