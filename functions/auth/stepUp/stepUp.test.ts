import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as contracts from '#shared/contracts/auth/index.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { jumpedInto } from '#tests/support/entering.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { answered, appCode, as, later, nobody, signedIn, withAuthenticator } from '#tests/support/signedIn.ts'

const { addUserAccounts, assignUserAccess, changeOwnEmail, createRecoveryCodes, createUser } = contracts
const { enableUser, exportAuditTrail, migrateUserTeams, removeUser, replaceAgencyUsers } = contracts
const { getStepUpMethods, refreshToken, sendStepUpCode, stepUp, updateCurrentUser, updateMfa, updateUser } = contracts
const { verifyMfa } = contracts

const required = { status: 403, problem: { code: 'auth.stepUpRequired' } }
const refused = { status: 400, problem: { code: 'auth.stepUpRefused' } }
const minutes = (count: number) => later(count * 60)
type Me = ReturnType<typeof as>
const changeEmail = (me: Me) => me(changeOwnEmail, { body: { email: 'other@step.example' } })

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** The token of a step-up, and a caller with it. */
const steppedUp = async (me: Me, body: object) => {
  const { accessToken } = await answered(me(stepUp, { body }))
  return { accessToken, me: as(actorOfToken(accessToken)) }
}

describe('a deed that asks for a fresh proof', () => {
  it('is done within ten minutes of a full sign-in, later after a step-up, and then for ten minutes more', async () => {
    await aPerson('fresh@step.example')
    const { me, refreshToken: token } = await signedIn('fresh@step.example')
    minutes(9)
    expect(await changeEmail(me)).toMatchObject({ status: 204 })
    minutes(1)
    expect(await changeEmail(me)).toMatchObject(required)
    const { accessToken, me: proven } = await steppedUp(me, { password: testPassword })
    expect(decodeJwt(accessToken).stepUpAt).toBe(Math.floor(Date.now() / 1000))
    expect(await changeEmail(proven)).toMatchObject({ status: 204 })
    // The session remembers: tokens renewed after the step-up carry it as well.
    const renewed = await answered(nobody(refreshToken, { body: { refreshToken: token } }))
    expect(await changeEmail(as(actorOfToken(renewed.accessToken)))).toMatchObject({ status: 204 })
    minutes(10)
    expect(await changeEmail(proven)).toMatchObject(required)
  })

  it('is not done by who came in by a jump, however freshly', async () => {
    const accountId = await anAgency()
    await aPerson('jumper@step.example')
    const { actor } = await signedIn('jumper@step.example')
    const { me: inside } = await jumpedInto(actor, accountId)
    const exported = (me: Me) => me(exportAuditTrail, { body: {} })
    expect(await exported(inside)).toMatchObject(required)
    const { me: proven } = await steppedUp(inside, { password: testPassword })
    expect(await exported(proven)).toMatchObject({ ok: true })
    expect(await changeEmail(proven)).toMatchObject({ status: 403, problem: { code: 'auth.jumpRefused' } })
  })

  it('asks for it before it looks at what is sent, and after who may', async () => {
    const { stepUpAt: _, ...stale } = cast.agencyAdmin
    expect(await as(stale)(changeOwnEmail, { body: { email: 'no address' } })).toMatchObject(required)
    const { stepUpAt: __, ...agent } = cast.agent
    expect(await as(agent)(assignUserAccess, { body: { userId: cast.agent.userId, accountIds: [] } })).toMatchObject({
      status: 403,
      problem: { code: 'permission.denied' },
    })
  })
})

describe('what it is asked for', () => {
  it('every change of factors once there is one, and not the first', async () => {
    await aPerson('factors@step.example', { phone: '+15125550161' })
    const { me } = await signedIn('factors@step.example')
    minutes(30)
    await answered(me(updateMfa, { query: { mfaType: 'SMS' } }))
    const mfa1 = identity.lastSms('+15125550161').slice(0, 6)
    await answered(me(verifyMfa, { body: { mfaType: 'SMS', mfa1 } }))
    for (const mfaType of ['NONE', 'EMAIL', 'GOOGLE'] as const)
      expect(await me(updateMfa, { query: { mfaType } })).toMatchObject(required)
    expect(await me(verifyMfa, { body: { mfaType: 'EMAIL', mfa1: '123456' } })).toMatchObject(required)
  })

  it('another phone, when codes are sent to it; other details are changed without', async () => {
    await aPerson('phone@step.example', { phone: '+15125550162', mfaType: 'SMS' })
    const names = { firstName: 'Ada', lastName: 'Archer' }
    const { stepUpAt: _, ...stale } = { ...cast.superAdmin, userId: (await personId('phone@step.example')) ?? '' }
    const me = as(stale)
    const change = (phone: string) => me(updateCurrentUser, { body: { ...names, phone } })
    expect(await change('(512) 555-0162')).toMatchObject({ ok: true })
    expect(await change('(512) 555-0163')).toMatchObject(required)
    const fresh = as({ ...stale, stepUpAt: Math.floor(Date.now() / 1000) })
    expect(await fresh(updateCurrentUser, { body: { ...names, phone: '' } })).toMatchObject({
      status: 409,
      problem: { code: 'auth.mfaNoPhone' },
    })
    expect(await fresh(updateCurrentUser, { body: { ...names, phone: '(512) 555-0163' } })).toMatchObject({ ok: true })
  })

  it('recovery codes, and roles and access of others; other details are changed without', async () => {
    const agencyId = await anAgency()
    const user = await aPerson('role@step.example', { role: 'Agent', organizationId: agencyId })
    const { stepUpAt: _, ...stale } = { ...cast.agencyAdmin, organizationId: agencyId }
    const me = as(stale)
    const details = { firstName: 'Mara', lastName: 'Quill', phone: '', primaryContact: false, billingContact: false }
    const change = (roleId: 'Agent' | 'Principal Producer') =>
      me(updateUser, { params: { userId: user.id }, body: { ...details, roleId } })
    expect(await change('Agent')).toMatchObject({ ok: true })
    expect(await change('Principal Producer')).toMatchObject(required)
    expect(await me(createRecoveryCodes, {})).toMatchObject(required)
    expect(await me(assignUserAccess, { body: { userId: user.id, accountIds: [] } })).toMatchObject(required)
    const body = { email: user.email, accountRoleMap: { [agencyId]: 'Agent' as const } }
    expect(await me(addUserAccounts, { body })).toMatchObject(required)
  })

  it('whoever is made, let in or kept out, moved or removed', async () => {
    const { stepUpAt: _, ...stale } = cast.superAdmin
    const me = as(stale)
    const { id: userId, email } = await aPerson('moved@step.example', { role: 'Technician' })
    const create = (email: string, roleId: 'Super Admin' | 'Technician') =>
      me(createUser, {
        body: {
          email,
          roleId,
          firstName: 'Mara',
          lastName: 'Quill',
          phone: '',
          primaryContact: false,
          billingContact: false,
        },
      })
    expect(await create('boss@step.example', 'Super Admin')).toMatchObject(required)
    expect(await create('hand@step.example', 'Technician')).toMatchObject(required)
    expect(await me(removeUser, { params: { userId } })).toMatchObject(required)
    for (const enable of [true, false])
      expect(await me(enableUser, { params: { email }, query: { enable: enable ? 'true' : 'false' } })).toMatchObject(
        required,
      )
    expect(await me(migrateUserTeams, { params: { userId }, body: { teamIds: ['tea_1'] } })).toMatchObject(required)
    const params = { agencyId: AgencyId.parse(await anAgency()) }
    expect(await me(replaceAgencyUsers, { params, body: { userIds: [] } })).toMatchObject(required)
  })
})

const personId = async (email: string) => (await signedInByCode(email)).actor.userId

/** Signs in somebody whose code goes by SMS. */
const signedInByCode = async (email: string) => {
  await nobody(contracts.login, { query: {}, body: { username: email, password: testPassword } })
  return signedIn(email, { mfaCode: identity.lastSms('+15125550162').slice(0, 6) })
}

describe('the proof', () => {
  it('is the password of who has no factor; a wrong one proves nothing and slows down', async () => {
    await aPerson('pwd@step.example')
    const { me } = await signedIn('pwd@step.example')
    expect(await answered(me(getStepUpMethods, {}))).toEqual({
      factor: 'NONE',
      needsPassword: true,
      hasPasskeys: false,
      hasRecoveryCodes: false,
      signedInWithSso: false,
    })
    for (const body of [{}, { password: 'guess' }, { code: '123456' }, { recoveryCode: 'ABCDE-FGHJK' }])
      expect(await me(stepUp, { body })).toMatchObject(refused)
    expect(await me(stepUp, { body: { password: 'guess' } })).toMatchObject(refused)
    expect(await me(stepUp, { body: { password: testPassword } })).toMatchObject({
      status: 429,
      problem: { code: 'auth.throttled' },
    })
    minutes(1)
    await steppedUp(me, { password: testPassword })
  })

  it('is the app’s code of who has one, once; the password alone is not enough', async () => {
    const { me, secret } = await withAuthenticator('app@step.example')
    minutes(20)
    expect(await answered(me(getStepUpMethods, {}))).toMatchObject({
      factor: 'GOOGLE',
      needsPassword: false,
      hasRecoveryCodes: true,
    })
    expect(await me(stepUp, { body: { password: testPassword } })).toMatchObject(refused)
    const code = appCode(secret)
    await steppedUp(me, { code })
    expect(await me(stepUp, { body: { code } })).toMatchObject(refused)
  })

  it('is not the code that has just signed in', async () => {
    const { secret } = await withAuthenticator('replay@step.example')
    minutes(1)
    const mfaCode = appCode(secret)
    const { me } = await signedIn('replay@step.example', { mfaCode })
    expect(await me(stepUp, { body: { code: mfaCode } })).toMatchObject(refused)
  })

  it('takes the password along where the session was not opened with it', async () => {
    const accountId = await anAgency()
    const { secret } = await withAuthenticator('inside@step.example')
    later(30)
    const { actor } = await signedIn('inside@step.example', { mfaCode: appCode(secret) })
    const { me: inside } = await jumpedInto(actor, accountId)
    expect(await answered(inside(getStepUpMethods, {}))).toMatchObject({ factor: 'GOOGLE', needsPassword: true })
    minutes(1)
    expect(await inside(stepUp, { body: { code: appCode(secret) } })).toMatchObject({
      status: 409,
      problem: { code: 'auth.signInAgain' },
    })
    expect(await inside(stepUp, { body: { code: appCode(secret), password: 'guess' } })).toMatchObject(refused)
    await steppedUp(inside, { code: appCode(secret), password: testPassword })
  })

  it('is a code by SMS or e-mail, sent for this alone', async () => {
    await aPerson('mail@step.example', { mfaType: 'EMAIL' })
    await nobody(contracts.login, { query: {}, body: { username: 'mail@step.example', password: testPassword } })
    const mailed = async () => String((await identity.lastMail('mail@step.example')).data.code)
    const { me } = await signedIn('mail@step.example', { mfaCode: await mailed() })
    minutes(1)
    expect(await me(sendStepUpCode, {})).toMatchObject({ status: 204 })
    expect(await me(sendStepUpCode, {})).toMatchObject({ status: 429, problem: { code: 'access.tooManyCodes' } })
    expect(await identity.lastMail('mail@step.example')).toMatchObject({ data: { purpose: 'stepUp' } })
    const code = await mailed()
    await steppedUp(me, { code })
    expect(await me(stepUp, { body: { code } })).toMatchObject(refused)
  })

  it('is single sign-on for who came in by it and has no factor: the dialog leads there', async () => {
    const { me } = await signedInAs('sso@step.example', ['sso'])
    expect(await answered(me(getStepUpMethods, {}))).toMatchObject({ needsPassword: false, signedInWithSso: true })
  })

  it('is nothing to a session that has ended', async () => {
    await aPerson('gone@step.example')
    const { me, refreshToken: token } = await signedIn('gone@step.example')
    await me(contracts.logout, { body: { refreshToken: token } })
    expect(await me(stepUp, { body: { password: testPassword } })).toMatchObject({
      status: 404,
      problem: { code: 'session.notFound' },
    })
  })
})

const signedInAs = async (email: string, amr: readonly string[]) => {
  await aPerson(email)
  const { actor } = await signedIn(email)
  return { me: as({ ...actor, amr }) }
}

describe('an authenticator app', () => {
  it('is set up, after a step-up with the password, in a session that began without it', async () => {
    const accountId = await anAgency()
    await aPerson('late@step.example', { role: 'Agency Admin', organizationId: accountId, phone: '+15125550164' })
    const { actor } = await signedIn('late@step.example')
    // A session by link or passkey has no password behind it.
    const { sessions } = await import('../store/sessions.ts')
    const { commit } = await import('#functions/_platform/storage/commit.ts')
    const session = await sessions.require(actor.sessionId ?? '')
    const { identityToken: _, ...without } = session
    await commit([sessions.update(session, without)])
    const me = as(actor)
    const start = (who: Me) => who(updateMfa, { query: { mfaType: 'GOOGLE' } })
    expect(await start(me)).toMatchObject({ status: 409, problem: { code: 'auth.signInAgain' } })
    const proven = await steppedUp(me, { password: testPassword })
    expect(await start(proven.me)).toMatchObject({ ok: true, value: { qrCode: expect.stringMatching(/^otpauth:/) } })
  })

  it('that is in use stays so until the new one is verified', async () => {
    const { me, secret } = await withAuthenticator('swap@step.example')
    const { qrCode = '' } = await answered(me(updateMfa, { query: { mfaType: 'GOOGLE' } }))
    const fresh = new URL(qrCode).searchParams.get('secret') ?? ''
    later(30)
    await signedIn('swap@step.example', { mfaCode: appCode(secret) })
    later(30)
    const mfa1 = appCode(fresh)
    later(30)
    await answered(me(verifyMfa, { body: { mfaType: 'GOOGLE', mfa1, mfa2: appCode(fresh) } }))
    later(30)
    await signedIn('swap@step.example', { mfaCode: appCode(fresh) })
  })
})
