import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { inviteByLink, inviteToSignUp, userByEmail } from '#functions/directory/public.ts'
import type { LinkGuest } from '#functions/directory/store/links.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import type { ValidationTokenType } from '#shared/domain/identity/tokenTypes.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const {
  acceptUserInvite,
  checkUserInvited,
  confirmUser,
  createUser,
  getValidationToken,
  joinAccount,
  login,
  resendUserInvitation,
  resendValidationEmail,
  signUp,
  validatePassword,
} = contracts
const as = callerOf(handler)
const nobody = as(undefined)
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)
const day = 86_400
const signIn = (username: string, password = testPassword) => nobody(login, { query: {}, body: { username, password } })

let identity: Identity
let agencyId: string
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = await anAgency()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const guestOf = (email: string, more: Partial<LinkGuest> = {}): LinkGuest => ({
  email,
  firstName: 'Grace',
  lastName: 'Hill',
  membership: { accountType: 'AGENCY', organizationId: agencyId, role: 'Agency Admin', teamIds: [] },
  ...more,
})
const asked = () => ({
  invitedBy: 'Ada Archer',
  organizationName: 'Harbour & Pine Insurance',
  now: new Date().toISOString(),
})

const invited = async (email: string) => {
  const { writes, event, code } = inviteToSignUp({ guest: guestOf(email), ...asked() })
  await commit(writes, { events: [event] })
  return { code, token: tokenOfLink(await identity.lastMail(email)) }
}

const linked = async (tokenType: Exclude<ValidationTokenType, 'NEW_ACCOUNT'>, guest: LinkGuest) => {
  const { writes, event } = inviteByLink({ tokenType, guest, ...asked() })
  await commit(writes, { events: [event] })
  return tokenOfLink(await identity.lastMail(guest.email))
}

const signUpBody = (invitationCode: string) => ({
  invitationCode,
  password: testPassword,
  organization: 'Harbour & Pine',
  firstName: 'Grace',
  lastName: 'Hill',
  npn: '1234567',
  accountType: 'AGENCY' as const,
})

describe('signing up', () => {
  it('with the link of the invitation signs in at once', async () => {
    const { code, token } = await invited('link@join.example')
    expect(await nobody(getValidationToken, { body: { token } })).toEqual({
      ok: true,
      status: 200,
      value: {
        email: 'link@join.example',
        firstName: 'Grace',
        lastName: 'Hill',
        tokenType: 'NEW_ACCOUNT',
        accountType: 'AGENCY',
        organizationName: 'Harbour & Pine Insurance',
      },
    })
    const spoken = `${code.slice(0, 5)} ${code.slice(5).toLowerCase()}`
    const answer = await nobody(signUp, { body: { ...signUpBody(spoken), token } })
    expect(answer).toMatchObject({ status: 201 })
    expect(answer.ok && actorOfToken(answer.value.accessToken ?? '')).toMatchObject({
      organizationId: agencyId,
      role: 'Agency Admin',
    })
    expect(await userByEmail('Link@join.example')).toMatchObject({ npn: '1234567', status: 'ACTIVE' })
    expect(await nobody(getValidationToken, { body: { token } })).toMatchObject({ status: 404 })
  })

  it.each([
    ['uk', '123', 'FRN must be 6 or 7 digits'],
    ['au', '1234567', 'AFSL number must be 6 digits'],
  ])('in %s asks for the registration that there is there', async (region, npn, detail) => {
    const { code } = await invited(`${region}@join.example`)
    vi.stubEnv('PALISADE_REGION', region)
    const refused = await nobody(signUp, { body: { ...signUpBody(code), npn } })
    vi.unstubAllEnvs()
    expect(refused).toMatchObject({
      status: 422,
      problem: { code: 'user.registrationInvalid', errors: [{ path: ['npn'], detail }] },
    })
  })

  it('with the code alone waits until the e-mail is confirmed', async () => {
    const { code } = await invited('code@join.example')
    seconds(1)
    expect(await nobody(signUp, { body: signUpBody(code) })).toEqual({ ok: true, status: 201, value: {} })
    expect(await signIn('code@join.example')).toMatchObject({ status: 412 })
    const mail = await identity.lastMail('code@join.example')
    expect(mail).toMatchObject({ template: 'validationEmail' })
    expect(String(mail.data.link)).toContain('/confirmUser#')

    seconds(60)
    expect(await nobody(resendValidationEmail, { params: { email: 'code@join.example' } })).toMatchObject({
      status: 204,
    })
    const token = tokenOfLink(await identity.lastMail('code@join.example'))
    const confirmed = { ok: true, value: { email: 'code@join.example' } }
    expect(await nobody(confirmUser, { body: { token } })).toMatchObject(confirmed)
    expect(await signIn('code@join.example')).toMatchObject({ ok: true })
    expect(await nobody(confirmUser, { body: { token } })).toMatchObject({ status: 404 })
  })

  it('keeps the link of the first e-mail, however often somebody else asks for another', async () => {
    const { code } = await invited('first@join.example')
    seconds(1)
    await nobody(signUp, { body: signUpBody(code) })
    const first = tokenOfLink(await identity.lastMail('first@join.example'))
    for (let index = 0; index < 5; index += 1) {
      seconds(1)
      await nobody(resendValidationEmail, { params: { email: 'first@join.example' } })
    }
    const last = tokenOfLink(await identity.lastMail('first@join.example'))
    const confirmed = { ok: true, value: { email: 'first@join.example' } }
    expect(last).not.toBe(first)
    expect(await nobody(confirmUser, { body: { token: first } })).toMatchObject(confirmed)
    expect(await signIn('first@join.example')).toMatchObject({ ok: true })
    expect(await nobody(confirmUser, { body: { token: last } })).toMatchObject(confirmed)
  })

  it('says what is missing', async () => {
    const empty = { invitationCode: '', organization: '', firstName: '', lastName: '', password: '' }
    const answer = await nobody(signUp, { body: { ...empty, accountType: 'AGENCY', npn: 'one' } })
    expect(answer).toMatchObject({ status: 400 })
    expect(answer.ok ? [] : answer.problem.errors?.map(({ detail }) => detail).toSorted()).toEqual([
      'First name is required',
      'Invitation code is required',
      'Last name is required',
      'Organization name is required',
      'Password is required',
      'must be at most 10 digits',
    ])
  })

  it('needs the right code, the right kind of account and a link that works, and is slowed down by guesses', async () => {
    const { code, token } = await invited('wrong@join.example')
    const refused = { status: 412, problem: { code: 'auth.invitationRefused' } }
    const other = await invited('elsewhere@join.example')
    expect(await nobody(signUp, { body: { ...signUpBody(code), accountType: 'CUSTOMER' } })).toMatchObject(refused)
    expect(await nobody(signUp, { body: { ...signUpBody(other.code), token } })).toMatchObject(refused)
    expect(await nobody(signUp, { body: { ...signUpBody(code), token: 'gone' } })).toMatchObject({
      status: 404,
      problem: { code: 'auth.linkExpired' },
    })
    expect(await nobody(signUp, { body: { ...signUpBody(code), password: 'short' } })).toMatchObject({
      status: 400,
      problem: { code: 'auth.passwordRefused' },
    })
    for (let index = 0; index < 3; index += 1)
      expect(await nobody(signUp, { body: signUpBody('GUESSGUESS') })).toMatchObject(refused)
    expect(await nobody(signUp, { body: signUpBody(code) })).toMatchObject({ status: 429 })
    seconds(8 * day)
    expect(await nobody(signUp, { body: signUpBody(code) })).toMatchObject(refused)
  })

  it('tells nobody whether an e-mail waits for its confirmation', async () => {
    const send = () => nobody(resendValidationEmail, { params: { email: 'nobody@join.example' } })
    for (let index = 0; index < 5; index += 1) expect(await send()).toMatchObject({ status: 204 })
    expect(await identity.mailCount('nobody@join.example')).toBe(0)
    expect(await send()).toMatchObject({ status: 429 })
  })
})

describe('joining by a link', () => {
  const body = { firstName: 'Grace', lastName: 'Hopper', password: testPassword }

  it.each(['EXISTING_ACCOUNT', 'QUOTE_SENT_NEW_USER', 'QUOTE_LINK_NEW_AGENT'] as const)(
    '%s creates the user',
    async (type) => {
      const email = `${type.toLowerCase()}@join.example`
      const token = await linked(type, guestOf(email, { redirectUrl: '/agency/quotes/quo_1' }))
      expect(await nobody(getValidationToken, { body: { token } })).toMatchObject({
        value: { tokenType: type, redirectURL: '/agency/quotes/quo_1' },
      })
      const personal = { body: { token, password: email } }
      expect(await nobody(validatePassword, personal)).toMatchObject({ value: [{ errorCode: 'PERSONAL' }] })
      const answer = await nobody(joinAccount, { body: { ...body, token } })
      expect(answer.ok && actorOfToken(answer.value.accessToken)).toMatchObject({ name: 'Grace Hopper', email })
      expect(await nobody(joinAccount, { body: { ...body, token } })).toMatchObject({ status: 404 })
      expect(await identity.lastMail(email)).toBeDefined()
    },
  )

  it.each(['EXISTING_USER', 'QUOTE_SENT_EXISTING_USER', 'QUOTE_LINK_EXISTING_AGENT'] as const)(
    '%s leads to the login and creates nobody',
    async (type) => {
      const token = await linked(type, guestOf(`${type.toLowerCase()}@join.example`))
      expect(await nobody(joinAccount, { body: { ...body, token } })).toMatchObject({
        status: 412,
        problem: { code: 'auth.tokenRefused', detail: 'Authorization Failed for Token' },
      })
    },
  )

  it('is refused when the e-mail has a user by now, when the password breaks a rule and after seven days', async () => {
    await aPerson('already@join.example')
    const known = await linked('EXISTING_ACCOUNT', guestOf('already@join.example'))
    expect(await nobody(joinAccount, { body: { ...body, token: known } })).toMatchObject({ status: 412 })
    const token = await linked('EXISTING_ACCOUNT', guestOf('fresh@join.example'))
    expect(await nobody(joinAccount, { body: { ...body, token, password: 'short' } })).toMatchObject({
      status: 400,
      problem: { errors: [{ detail: 'Must be minimum 8 characters' }] },
    })
    seconds(7 * day)
    expect(await nobody(joinAccount, { body: { ...body, token } })).toMatchObject({ status: 404 })
  })
})

describe('an invited user', () => {
  const admin = () => as({ ...cast.agencyAdmin, organizationId: agencyId })
  const invite = (email: string) =>
    admin()(createUser, {
      body: {
        firstName: 'Ines',
        lastName: 'Vale',
        email,
        phone: '512 555 0123',
        roleId: 'Principal Producer',
        primaryContact: false,
        billingContact: false,
      },
    })

  it('chooses a password by the link of the e-mail and is signed in', async () => {
    expect(await invite('ines@invite.example')).toMatchObject({ status: 201, value: { status: 'INVITED' } })
    const mail = await identity.lastMail('ines@invite.example')
    expect(mail).toMatchObject({
      template: 'userInvitation',
      data: { invitedBy: 'Agency Admin 11', organizationName: 'Harbour & Pine Insurance', role: 'Principal Producer' },
    })
    expect(String(mail.data.link)).toContain('/user-invited#')
    const link = { token: tokenOfLink(mail) }
    expect(await nobody(checkUserInvited, { body: link })).toMatchObject({
      value: { valid: true, email: 'ines@invite.example' },
    })
    expect(await nobody(acceptUserInvite, { body: { ...link, password: 'short' } })).toMatchObject({ status: 400 })
    const answer = await nobody(acceptUserInvite, { body: { ...link, password: testPassword } })
    expect(answer.ok && actorOfToken(answer.value.accessToken)).toMatchObject({ role: 'Principal Producer' })
    expect(await nobody(acceptUserInvite, { body: { ...link, password: testPassword } })).toMatchObject({ status: 404 })
    expect(await nobody(checkUserInvited, { body: link })).toMatchObject({ status: 404 })
    expect(await signIn('ines@invite.example')).toMatchObject({ ok: true })
    expect(await admin()(resendUserInvitation, { body: { email: 'ines@invite.example' } })).toMatchObject({
      status: 409,
      problem: { code: 'user.notInvited' },
    })
  })

  it('can be invited again; the earlier link works no more, nor does any after seven days', async () => {
    await invite('again@invite.example')
    const first = tokenOfLink(await identity.lastMail('again@invite.example'))
    seconds(60)
    expect(await admin()(resendUserInvitation, { body: { email: 'again@invite.example' } })).toMatchObject({
      status: 204,
    })
    const second = tokenOfLink(await identity.lastMail('again@invite.example'))
    expect(await nobody(checkUserInvited, { body: { token: first } })).toMatchObject({ status: 404 })
    expect(await nobody(checkUserInvited, { body: { token: second } })).toMatchObject({ ok: true })
    seconds(7 * day)
    expect(await nobody(checkUserInvited, { body: { token: second } })).toMatchObject({ status: 404 })
  })

  it('of another agency is nobody’s to invite again', async () => {
    await invite('theirs@invite.example')
    const resend = { body: { email: 'theirs@invite.example' } }
    expect(await as({ ...cast.agencyAdmin, organizationId: 'agy_other' })(resendUserInvitation, resend)).toMatchObject({
      status: 404,
      problem: { code: 'user.notFound' },
    })
    expect(await admin()(resendUserInvitation, { body: { email: 'nobody@invite.example' } })).toMatchObject({
      status: 404,
    })
  })
})
