import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { human } from '#tests/support/captcha.ts'
import { type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'
import { takesGuesses } from './slowGuesses.ts'

const nobody = callerOf(handler)(undefined)
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)
const throttled = { status: 429, problem: { code: 'auth.throttled', data: { seconds: 15 } } }

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const check = (token: string, sourceIp: string) =>
  nobody(contracts.checkPasswordReset, { body: { token } }, { sourceIp })

const aLink = async (email: string) => {
  await aPerson(email)
  await nobody(contracts.requestPasswordReset, { params: { email }, query: human('forgot_password') })
  return tokenOfLink(await identity.lastMail(email))
}

describe('guesses at links, codes and tokens', () => {
  it('wait after thirty misses from one address; a right one is taken at any time', async () => {
    const token = await aLink('guessed@guess.example')
    const from = '203.0.113.50'
    for (let index = 0; index < 30; index += 1)
      expect(await check(`guess${index}`, from)).toMatchObject({ status: 404, problem: { code: 'auth.linkExpired' } })
    expect(await check('guess', from)).toMatchObject(throttled)
    expect(await check(token, from)).toMatchObject({ ok: true })
    expect(await check('guess', '203.0.113.51')).toMatchObject({ status: 404 })
    seconds(15)
    expect(await check('guess', from)).toMatchObject({ status: 404 })
    expect(await check('guess', from)).toMatchObject({ status: 429, problem: { data: { seconds: 30 } } })
    seconds(15 * 60)
    expect(await check('guess', from)).toMatchObject({ status: 404 })
  })

  it('count whatever is guessed at: a link, a code, a sign-in under way', async () => {
    const from = '203.0.113.60'
    const workflowId = 'wfl_01JH0000000000000000000W09' as const
    const kinds = [
      () => nobody(contracts.getValidationToken, { body: { token: 'guess' } }, { sourceIp: from }),
      () => nobody(contracts.checkUserInvited, { body: { token: 'guess' } }, { sourceIp: from }),
      () => nobody(contracts.exchangeSsoToken, { body: { code: 'guess', state: 'guess' } }, { sourceIp: from }),
      () => nobody(contracts.exchangeWorkflowCode, { body: { workflowId, secret: '123456' } }, { sourceIp: from }),
      () => nobody(contracts.validateMfaReset, { body: { token: 'guess' } }, { sourceIp: from }),
    ]
    for (let round = 0; round < 6; round += 1)
      for (const guess of kinds) expect([401, 404]).toContain((await guess()).status)
    for (const guess of kinds) expect(await guess()).toMatchObject({ status: 429 })
  })

  it('at one session’s refresh token wait after five, and other sessions behind the same address do not', async () => {
    await aPerson('session@guess.example')
    const signIn = async () => {
      const answer = await nobody(contracts.login, {
        query: {},
        body: { username: 'session@guess.example', password: testPassword },
      })
      if (!answer.ok) throw new Error(answer.problem.code)
      return answer.value.refreshToken
    }
    const [mine, other] = [await signIn(), await signIn()]
    const refresh = (token: string) => nobody(contracts.refreshToken, { body: { refreshToken: token } })
    const guess = `${mine.split('.')[0]}.guess.guess`
    for (let index = 0; index < 5; index += 1) expect(await refresh(guess)).toMatchObject({ status: 401 })
    expect(await refresh(guess)).toMatchObject(throttled)
    expect(await refresh(`${other.split('.')[0]}.guess.guess`)).toMatchObject({ status: 401 })
    // A guess of a stranger ends nobody's session.
    expect(await refresh(mine)).toMatchObject({ ok: true })
    expect(await refresh(other)).toMatchObject({ ok: true })
  })

  it('are slowed down in every operation that takes a secret from nobody in particular', () => {
    const slowed = Object.values<Operation>(contracts).filter(takesGuesses)
    expect(slowed.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'acceptUserInvite',
        'checkPasswordReset',
        'checkUserInvited',
        'confirmUser',
        'exchangeSsoToken',
        'exchangeWorkflowCode',
        'getValidationToken',
        'getWorkflow',
        'joinAccount',
        'refreshToken',
        'resetPassword',
        'sendWorkflowCode',
        'signUp',
        'validateMfaReset',
      ]),
    )
  })
})
