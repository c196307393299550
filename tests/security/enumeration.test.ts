import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/auth/index.ts'
import { invitationId, invitations } from '#functions/directory/store/invitations.ts'
import { type LinkKind, type LinkPurpose, newLink, type UserLinkKind } from '#functions/directory/store/links.ts'
import type { Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { byAddress } from '#tests/support/byAddress.ts'
import { callsMade } from '#tests/support/callsMade.ts'
import { human } from '#tests/support/captcha.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { eventOf } from '#tests/support/operation.ts'
import { aPerson } from '#tests/support/people.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
  await everybody()
})
afterAll(() => identity.stop())

/** Everybody whom an e-mail may belong to, and nobody. */
const kinds = ['nobody', 'active', 'withApp', 'withCodes', 'disabled', 'invited', 'unconfirmed'] as const
type Kind = (typeof kinds)[number]
const emailOf = (kind: Kind) => `${kind.toLowerCase()}@known.example`

const everybody = async () => {
  await aPerson(emailOf('active'), { role: 'Agent', organizationId: 'agy_01JH0000000000000000000A01' })
  await aPerson(emailOf('withApp'), { mfaType: 'GOOGLE' })
  await aPerson(emailOf('withCodes'), { mfaType: 'EMAIL' })
  await aPerson(emailOf('disabled'), { enabled: false })
  await aPerson(emailOf('invited'), { status: 'INVITED' })
  await aPerson(emailOf('unconfirmed'), { status: 'UNCONFIRMED' })
}

/** What a process reads anew every minute is read once here, however long the others take. */
const begun = performance.now()

let addresses = 0
/** A call from an address that nobody has called from: everything that the outside can see of the answer. */
const seen = async (operation: Operation, input: unknown) => {
  addresses += 1
  const event = eventOf(operation, input, undefined, { sourceIp: `198.51.100.${addresses}` })
  let shown: unknown
  const clock = vi.spyOn(performance, 'now').mockReturnValue(begun)
  const calls = await callsMade(async () => {
    const { statusCode, headers, body = '', cookies } = await handler(event, {} as never)
    const { 'x-request-id': _, ...rest } = headers ?? {}
    shown = { statusCode, headers: rest, cookies, body: body.replace(/"requestId":"[^"]*"/, '') }
  })
  clock.mockRestore()
  return { shown, calls }
}

const guess = { password: 'not their password' }

/** What can be asked in the name of an e-mail before anybody has signed in. */
const questions = {
  'the login, with a wrong password': (email: string) =>
    seen(contracts.login, { query: {}, body: { username: email, ...guess } }),
  'the login, with a wrong password and a code': (email: string) =>
    seen(contracts.login, { query: {}, body: { username: email, ...guess, mfaCode: '123456' } }),
  'the login, with a wrong password and a recovery code': (email: string) =>
    seen(contracts.login, { query: {}, body: { username: email, ...guess, recoveryCode: '7KQ2M-9XW4P' } }),
  'forgot password': (email: string) =>
    seen(contracts.requestPasswordReset, { params: { email }, query: human('forgot_password') }),
  'the reset of the second factor, with a wrong password': (email: string) =>
    seen(contracts.requestMfaReset, { body: { username: email, ...guess } }),
  'another validation e-mail': (email: string) => seen(contracts.resendValidationEmail, { params: { email } }),
  'whether there is single sign-on': (email: string) =>
    seen(contracts.checkSsoEnabled, { params: { username: email } }),
  'single sign-on itself': (email: string) => seen(contracts.startSso, { query: { username: email } }),
} as const

describe('whether an e-mail has an account', () => {
  it.each(Object.entries(questions))('is told neither by answer nor by work of %s', async (_, ask) => {
    const answerAbout = async (kind: Kind) => {
      const { shown, calls } = await ask(emailOf(kind))
      return { shown: JSON.stringify(shown).replaceAll(emailOf(kind), '@'), calls }
    }
    // What is read once for all calls is read by the first of them.
    await answerAbout('nobody')
    const ofNobody = await answerAbout('nobody')
    for (const kind of kinds) expect(await answerAbout(kind), kind).toEqual(ofNobody)
  })
})

type LinkInput = (token: string) => unknown

describe('a link that opens nothing', () => {
  const body = { password: 'seven grey herons by the weir' }
  const names = { firstName: 'Ann', lastName: 'Archer' }
  const place = { accountType: 'AGENCY', organizationId: 'agy_01JH0000000000000000000A01' } as const

  /** Everything that takes a link's secret in its body, and a kind of link that it takes. */
  const inBody = [
    [contracts.checkPasswordReset, 'PASSWORD_RESET', (token: string) => ({ body: { token } })],
    [contracts.resetPassword, 'PASSWORD_RESET', (token: string) => ({ body: { token, ...body } })],
    [contracts.checkUserInvited, 'USER_INVITE', (token: string) => ({ body: { token } })],
    [contracts.acceptUserInvite, 'USER_INVITE', (token: string) => ({ body: { token, ...body } })],
    [contracts.confirmUser, 'EMAIL_CONFIRM', (token: string) => ({ body: { token } })],
    [contracts.confirmOwnEmail, 'EMAIL_CHANGE', (token: string) => ({ body: { token } })],
    [contracts.validateMfaReset, 'MFA_RESET', (token: string) => ({ body: { token } })],
    [contracts.getValidationToken, 'VALIDATION', (token: string) => ({ body: { token } })],
    [contracts.joinAccount, 'VALIDATION', (token: string) => ({ body: { token, ...names, ...body } })],
  ] as const

  /** Everything that a link can be brought to. */
  const doors = inBody
    .map(([operation, kind, input]) => ({ operation: operation as Operation, kind, input: input as LinkInput }))
    .flatMap((door) => [door, ...byAddress(door)])

  const purposeOf = (kind: LinkKind, userId: string, email: string): LinkPurpose => {
    if (kind === 'EMAIL_CHANGE') return { kind, userId, email: `new-${email}` }
    if (kind === 'VALIDATION') {
      const membership = { ...place, role: 'Agent' as const, teamIds: [] }
      return { kind, tokenType: 'EXISTING_ACCOUNT', guest: { email, ...names, membership } }
    }
    return { kind: kind as UserLinkKind, userId }
  }

  it.each(doors.map(({ operation, kind, input }) => [operation.name, operation, kind, input] as const))(
    'is told by %s in one way: made up, expired, of another kind, of somebody disabled',
    async (name, operation, kind, input) => {
      const email = `${name.toLowerCase()}@links.known.example`
      const user = await aPerson(email)
      const disabled = await aPerson(`disabled-${email}`, { enabled: false })
      const now = new Date().toISOString()
      const expired = newLink(purposeOf(kind, user.id, `expired-${email}`), '2026-01-05T09:00:00.000Z')
      const otherKind = newLink(purposeOf(kind === 'MFA_RESET' ? 'USER_INVITE' : 'MFA_RESET', user.id, email), now)
      const ofDisabled = newLink(purposeOf(kind, disabled.id, email), now)
      const nothing = newLink({ kind: 'NOTHING' }, now)
      await commit([expired.write, otherKind.write, ofDisabled.write, nothing.write])
      const madeUp = await seen(operation, input('made-up'))
      expect(madeUp.shown).toMatchObject({ statusCode: 404 })
      // An invitation is of an e-mail, not of a user who could be disabled.
      const links = [expired, otherKind, nothing, ...(kind === 'VALIDATION' ? [] : [ofDisabled])]
      for (const { token } of links) expect((await seen(operation, input(token))).shown).toEqual(madeUp.shown)
    },
  )
})

describe('signing in with a passkey', () => {
  it('begins the same for everybody: nobody is asked who it is', async () => {
    const [first, second] = [await seen(contracts.startPasskeySignIn, {}), await seen(contracts.startPasskeySignIn, {})]
    const withoutChallenge = ({ shown }: typeof first) => JSON.stringify(shown).replace(/challenge[^,]*/, '')
    expect(withoutChallenge(first)).toBe(withoutChallenge(second))
    expect(JSON.stringify(first.shown)).toContain('\\"allowCredentials\\":[]')
    expect(contracts.startPasskeySignIn).not.toHaveProperty('body')
  })
})

describe('signing up', () => {
  it('refuses a code of nobody, a used one and one whose guest has an account by now alike', async () => {
    const email = 'guest@signup.known.example'
    const membership = { accountType: 'AGENCY', organizationId: 'agy_1', role: 'Agent', teamIds: [] } as const
    const guest = { email, firstName: 'Ann', lastName: 'Archer', membership }
    const code = 'KNOWNCODE1'
    const expiresAt = Math.floor(Date.now() / 1000) + 3600
    await commit([invitations.create({ id: invitationId(code), guest, expiresAt } as never)])
    await aPerson(email)
    const signUp = (invitationCode: string) =>
      seen(contracts.signUp, {
        query: {},
        body: {
          invitationCode,
          password: 'seven grey herons by the weir',
          organization: 'Harbour & Pine',
          firstName: 'Ann',
          lastName: 'Archer',
          accountType: 'AGENCY',
          npn: '1234567',
        },
      })
    const [ofNobody, ofKnown] = [await signUp('NOBODYS001'), await signUp(code)]
    expect(ofNobody.shown).toMatchObject({ statusCode: 412 })
    expect(ofKnown.shown).toEqual(ofNobody.shown)
  })
})
