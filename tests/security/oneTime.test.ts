import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/auth/index.ts'
import { invitationId, invitations } from '#functions/directory/store/invitations.ts'
import { type LinkPurpose, newLink } from '#functions/directory/store/links.ts'
import type { UserRecord } from '#functions/directory/store/users.ts'
import { fieldsOf, type Operation } from '#shared/contract/operation.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { lifetimes } from '#shared/domain/identity/lifetimes.ts'
import { byAddress } from '#tests/support/byAddress.ts'
import { human } from '#tests/support/captcha.ts'
import { askToJump, enter } from '#tests/support/entering.ts'
import { type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { eventOf } from '#tests/support/operation.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { answered, appCode, later, nobody, signedIn, signIn, withAuthenticator } from '#tests/support/signedIn.ts'

let identity: Identity
let agencyId: string
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = await anAgency()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const now = () => new Date().toISOString()
const password = 'seven grey herons by the weir'
const names = { firstName: 'Ann', lastName: 'Archer' }

/** The status of a call by nobody in particular. */
const knock = async (operation: Operation, input: unknown): Promise<number> =>
  (await handler(eventOf(operation, input, undefined), {} as never)).statusCode ?? 0

const guestOf = (email: string) => {
  const membership = { accountType: 'AGENCY', organizationId: agencyId, role: 'Agency Admin', teamIds: [] } as const
  return { email, ...names, membership }
}

interface Door {
  readonly operation: Operation
  readonly seconds: number
  readonly purpose: (user: UserRecord) => LinkPurpose
  readonly input: (token: string) => unknown
}

const inBody = (token: string) => ({ body: { token } })
const newEmail = ({ email }: UserRecord) => `new-${email}`
const invitationCode = (email: string) => `CODE-${email.split('@')[0]}`

/** Everything that a link is used up at by its body. */
const inBodies: readonly Door[] = [
  {
    operation: contracts.resetPassword,
    seconds: lifetimes.passwordReset,
    purpose: ({ id }) => ({ kind: 'PASSWORD_RESET', userId: id }),
    input: (token) => ({ body: { token, password } }),
  },
  {
    operation: contracts.acceptUserInvite,
    seconds: lifetimes.validationLink,
    purpose: ({ id }) => ({ kind: 'USER_INVITE', userId: id }),
    input: (token) => ({ body: { token, password } }),
  },
  {
    operation: contracts.confirmUser,
    seconds: lifetimes.validationLink,
    purpose: ({ id }) => ({ kind: 'EMAIL_CONFIRM', userId: id }),
    input: inBody,
  },
  {
    operation: contracts.confirmOwnEmail,
    seconds: lifetimes.passwordReset,
    purpose: (user) => ({ kind: 'EMAIL_CHANGE', userId: user.id, email: newEmail(user) }),
    input: inBody,
  },
  {
    operation: contracts.validateMfaReset,
    seconds: lifetimes.passwordReset,
    purpose: ({ id }) => ({ kind: 'MFA_RESET', userId: id }),
    input: inBody,
  },
  {
    operation: contracts.joinAccount,
    seconds: lifetimes.validationLink,
    purpose: (user) => ({ kind: 'VALIDATION', tokenType: 'EXISTING_ACCOUNT', guest: guestOf(newEmail(user)) }),
    input: (token) => ({ body: { token, ...names, password } }),
  },
]

/** Everything that a link is used up at. */
const doors = inBodies.flatMap((door) => [door, ...byAddress(door)])

const nameOf = ({ operation }: Door) => operation.name
let people = 0
const aLink = async ({ purpose, operation }: Door) => {
  people += 1
  const status = operation.name.startsWith('acceptUserInvite') ? 'INVITED' : 'ACTIVE'
  const user = await aPerson(`guest${people}@once.example`, { status })
  // A link counts for nothing when it is older than the password.
  later(1)
  const link = newLink(purpose(user), now())
  await commit([link.write])
  return link.token
}

describe('a link', () => {
  it('is taken by these operations, by those that only look at it, and by no other', () => {
    const taking = Object.values<Operation>(contracts).filter(
      ({ access, body, params }) =>
        access === 'public' && (fieldsOf(body).token !== undefined || params?.token !== undefined),
    )
    const looking = ['checkPasswordReset', 'checkUserInvited', 'getValidationToken']
    const known = [
      ...[...doors.map(nameOf), 'signUp', 'validatePassword'],
      ...looking.flatMap((name) => [name, `${name}ByAddress`]),
    ]
    expect(taking.map(({ name }) => name).sort()).toEqual(known.sort())
  })

  it.each(doors.map((door) => [nameOf(door), door] as const))(
    'is used up by %s once, also when it is used twice at the same moment',
    async (_, { operation, input, ...door }) => {
      const token = await aLink({ operation, input, ...door })
      const twice = await Promise.all([knock(operation, input(token)), knock(operation, input(token))])
      expect(twice.filter((status) => status < 300)).toHaveLength(1)
      expect(twice.filter((status) => status >= 500)).toHaveLength(0)
      expect([404, 412]).toContain(await knock(operation, input(token)))
    },
  )

  it.each(doors.map((door) => [nameOf(door), door] as const))(
    'is good for %s to its last second and no longer',
    async (_, door) => {
      const late = await aLink(door)
      const intime = await aLink(door)
      later(door.seconds - 1)
      expect(await knock(door.operation, door.input(intime))).toBeLessThan(300)
      later(2)
      expect(await knock(door.operation, door.input(late))).toBe(404)
    },
  )

  it('of an invitation signs one guest up, with the code that came with it', async () => {
    const guest = guestOf('signup@once.example')
    const code = invitationCode(guest.email)
    const expiresAt = Math.floor(Date.now() / 1000) + lifetimes.validationLink
    const link = newLink({ kind: 'VALIDATION', tokenType: 'NEW_ACCOUNT', guest }, now())
    await commit([link.write, invitations.create({ id: invitationId(code), guest, expiresAt })])
    const body = {
      invitationCode: code,
      password,
      organization: 'Pine',
      ...names,
      npn: '1234567',
      accountType: 'AGENCY',
    }
    const signUp = () => knock(contracts.signUp, { body: { ...body, token: link.token } })
    const twice = await Promise.all([signUp(), signUp()])
    expect(twice.filter((status) => status < 300)).toHaveLength(1)
    expect(await signUp()).toBe(404)
  })
})

describe('a token into another account', () => {
  it('is used up once, also when it is used twice at the same moment', async () => {
    await aPerson('jump@once.example')
    const { actor } = await signedIn('jump@once.example')
    const way = await askToJump(actor, agencyId)
    const twice = await Promise.all([enter(actor, way), enter(actor, way)])
    expect(twice.filter(({ ok }) => ok)).toHaveLength(1)
    expect(twice.filter(({ status }) => status >= 500)).toHaveLength(0)
    expect(await enter(actor, way)).toMatchObject({ status: 404 })
  })
})

describe('a code', () => {
  const sentCode = async (email: string) => String((await identity.lastMail(email)).data.code)
  const wrongOf = (code: string) => (code === '000000' ? '111111' : '000000')

  it('by e-mail opens one session, also when it is entered twice at the same moment', async () => {
    await aPerson('twice@once.example', { mfaType: 'EMAIL' })
    expect(await signIn('twice@once.example')).toMatchObject({ status: 307 })
    const mfaCode = await sentCode('twice@once.example')
    const answers = await Promise.all([1, 2].map(() => signIn('twice@once.example', { mfaCode })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await signIn('twice@once.example', { mfaCode })).toMatchObject({ status: 401 })
  })

  it('by e-mail lives five minutes and ends with the fifth wrong try', async () => {
    await aPerson('tries@once.example', { mfaType: 'EMAIL' })
    await signIn('tries@once.example')
    const first = await sentCode('tries@once.example')
    later(300)
    expect(await signIn('tries@once.example', { mfaCode: first })).toMatchObject({ status: 401 })
    later(15 * 60)
    await signIn('tries@once.example')
    const second = await sentCode('tries@once.example')
    const from = (index: number) => ({ sourceIp: `203.0.113.${index}` })
    const enter = (mfaCode: string, index: number) =>
      nobody(
        contracts.login,
        { query: human('login'), body: { username: 'tries@once.example', password: testPassword, mfaCode } },
        from(index),
      )
    for (let index = 0; index < 5; index += 1)
      expect(await enter(wrongOf(second), index)).toMatchObject({ status: 401 })
    expect(await enter(second, 9)).toMatchObject({ status: 401, problem: { code: 'auth.mfaRefused' } })
  })

  it('of the app opens one session, also when it is entered twice at the same moment', async () => {
    const { secret } = await withAuthenticator('app@once.example')
    later(30)
    const mfaCode = appCode(secret)
    const answers = await Promise.all([1, 2].map(() => signIn('app@once.example', { mfaCode })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  })
})

describe('a refresh token that was stolen', () => {
  it('ends the session for the thief and the robbed, and no other session of the user', async () => {
    await aPerson('robbed@once.example')
    const { refreshToken: first } = await signedIn('robbed@once.example')
    const { refreshToken: elsewhere } = await signedIn('robbed@once.example')
    const renew = (refreshToken: string) => nobody(contracts.refreshToken, { body: { refreshToken } })
    const { refreshToken: second } = await answered(renew(first))
    later(46)
    expect(await renew(first)).toMatchObject({ status: 401 })
    expect(await renew(second)).toMatchObject({ status: 401 })
    expect(await renew(elsewhere)).toMatchObject({ ok: true })
  })
})

describe('somebody who knows an e-mail and nothing else', () => {
  const attack = { sourceIp: '198.51.100.66' }

  it('ends neither the sessions nor the links of its user, nor the password, by asking for letters', async () => {
    const email = 'pestered@once.example'
    await aPerson(email)
    later(1)
    const { refreshToken } = await signedIn(email)
    const ask = (options?: typeof attack) =>
      nobody(contracts.requestPasswordReset, { params: { email }, query: human('forgot_password') }, options)
    await ask()
    const own = tokenOfLink(await identity.lastMail(email))
    for (let index = 0; index < 6; index += 1) {
      await ask(attack)
      await nobody(contracts.resendValidationEmail, { params: { email } }, attack)
    }
    expect(await nobody(contracts.refreshToken, { body: { refreshToken } })).toMatchObject({ ok: true })
    expect(await signIn(email)).toMatchObject({ ok: true })
    expect(await nobody(contracts.checkPasswordReset, { body: { token: own } })).toMatchObject({ ok: true })
    expect(await ask()).toMatchObject({ status: 204 })
  })

  it('keeps nobody out by guessing, whichever way the user comes in', async () => {
    const { secret, me } = await withAuthenticator('hunted@once.example')
    const username = 'hunted@once.example'
    for (let index = 0; index < 8; index += 1) {
      await nobody(contracts.login, { query: human('login'), body: { username, password: 'guess' } }, attack)
      await nobody(contracts.requestMfaReset, { body: { username, password: 'guess' } }, attack)
    }
    later(30)
    expect(await signIn(username, { mfaCode: appCode(secret) })).toMatchObject({ ok: true })
    expect(await nobody(contracts.requestMfaReset, { body: { username, password: testPassword } })).toMatchObject({
      status: 204,
    })
    const body = { currentPassword: testPassword, password }
    expect(await me(contracts.changeOwnPassword, { body })).toMatchObject({ ok: true })
  })
})
