import { ulid } from 'ulid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import * as contracts from '#shared/contracts/auth/index.ts'
import { cast } from '#tests/cast/actors.ts'
import { softwareAuthenticator } from '#tests/support/authenticator.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { aPerson } from '#tests/support/people.ts'
import { answered, as, later, nobody, signedIn, withAuthenticator } from '#tests/support/signedIn.ts'

const { addPasskey, enableUser, getStepUpMethods, listMyPasskeys, removePasskey, removeUser, renamePasskey } = contracts
const { signInWithPasskey, startPasskey, startPasskeySignIn, startPasskeyStepUp, stepUp } = contracts
const origin = 'https://us.test.example'
const unusable = { status: 400, problem: { code: 'auth.passkeyUnusable' } }
const refused = { status: 401, problem: { code: 'auth.passkeyRefused' } }

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Somebody new with a passkey. */
const withPasskey = async (email: string) => {
  const user = await aPerson(email)
  const session = await signedIn(email)
  const authenticator = softwareAuthenticator(origin)
  const options = await answered(session.me(startPasskey, {}))
  const body = { name: 'Work laptop', passkey: authenticator.create(options) }
  const passkey = await answered(session.me(addPasskey, { body }))
  later(1)
  return { ...session, user, authenticator, passkey, options }
}

type Authenticator = ReturnType<typeof softwareAuthenticator>
const enter = async (authenticator: Authenticator, more: object = {}, lapse = {}) => {
  const request = await answered(nobody(startPasskeySignIn, {}))
  return nobody(signInWithPasskey, { body: { passkey: authenticator.get(request, lapse), ...more } })
}

describe('a passkey', () => {
  it('is made for the region’s own domain, discoverable and verifying its user', async () => {
    const { options, user, passkey, me } = await withPasskey('made@passkey.example')
    expect(options).toMatchObject({
      rp: { id: 'us.test.example', name: 'Palisade' },
      user: { name: 'made@passkey.example', displayName: 'Ada Archer' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    })
    expect(Buffer.from(options.user.id, 'base64url').toString()).toBe(user.id)
    expect(await answered(me(listMyPasskeys, {}))).toEqual([passkey])
    expect(await identity.lastMail('made@passkey.example')).toMatchObject({
      template: 'securityNotice',
      data: { what: 'passkeyAdded', passkey: 'Work laptop' },
    })
    const next = await answered(me(startPasskey, {}))
    expect(next.excludeCredentials).toHaveLength(1)
  })

  it('signs in, which counts as a second factor, and remembers the device where asked to', async () => {
    const { authenticator, me } = await withPasskey('enter@passkey.example')
    later(60)
    const tokens = await answered(enter(authenticator, { rememberDevice: true }))
    expect(actorOfToken(tokens.accessToken)).toMatchObject({
      email: 'enter@passkey.example',
      amr: ['passkey', 'mfa'],
      stepUpAt: Math.floor(Date.now() / 1000),
    })
    const [passkey] = await answered(me(listMyPasskeys, {}))
    expect(passkey?.lastUsedAt).toBe(new Date().toISOString())
  })

  it('is named, renamed and removed by its user; then it signs in no more', async () => {
    const { authenticator, me, passkey } = await withPasskey('name@passkey.example')
    const params = { passkeyId: passkey.id }
    expect(await me(renamePasskey, { params, body: { name: 'Old laptop' } })).toMatchObject({
      value: { name: 'Old laptop' },
    })
    const stranger = as(cast.superAdmin)
    for (const each of [params, { passkeyId: `pky_${ulid()}` }]) {
      const missing = { status: 404, problem: { code: 'passkey.notFound' } }
      expect(await stranger(renamePasskey, { params: each, body: { name: 'Mine' } })).toMatchObject(missing)
      expect(await stranger(removePasskey, { params: each })).toMatchObject(missing)
    }
    expect(await me(removePasskey, { params })).toMatchObject({ status: 204 })
    expect(await identity.lastMail('name@passkey.example')).toMatchObject({
      data: { what: 'passkeyRemoved', passkey: 'Old laptop' },
    })
    expect(await enter(authenticator)).toMatchObject(refused)
  })

  it('is added and removed after a fresh proof alone', async () => {
    const { me, passkey, authenticator } = await withPasskey('stale@passkey.example')
    later(600)
    const required = { status: 403, problem: { code: 'auth.stepUpRequired' } }
    expect(await me(startPasskey, {})).toMatchObject(required)
    expect(await me(removePasskey, { params: { passkeyId: passkey.id } })).toMatchObject(required)
    const body = { name: 'X', passkey: authenticator.create({ challenge: 'x', rp: { id: 'x' } }) }
    expect(await me(addPasskey, { body })).toMatchObject(required)
  })

  it('proves identity in a step-up, with a challenge of its own', async () => {
    const { me, authenticator } = await withPasskey('step@passkey.example')
    expect(await answered(me(getStepUpMethods, {}))).toMatchObject({ hasPasskeys: true })
    const request = await answered(me(startPasskeyStepUp, {}))
    expect(await nobody(signInWithPasskey, { body: { passkey: authenticator.get(request) } })).toMatchObject(refused)
    const again = await answered(me(startPasskeyStepUp, {}))
    const { accessToken } = await answered(me(stepUp, { body: { passkey: authenticator.get(again) } }))
    expect(actorOfToken(accessToken).amr).toEqual(['pwd', 'passkey', 'mfa'])
    const other = await withPasskey('other@passkey.example')
    const mine = await answered(me(startPasskeyStepUp, {}))
    expect(await me(stepUp, { body: { passkey: other.authenticator.get(mine) } })).toMatchObject({ status: 400 })
  })

  it('is nobody else’s, and added once', async () => {
    const { me, authenticator } = await withPasskey('once@passkey.example')
    const options = await answered(me(startPasskey, {}))
    expect(await me(addPasskey, { body: { name: 'Copy', passkey: authenticator.create(options) } })).toMatchObject({
      status: 409,
      problem: { code: 'passkey.alreadyAdded' },
    })
  })

  it('beyond the tenth is one too many', async () => {
    const { me } = await withPasskey('many@passkey.example')
    for (let index = 0; index < 9; index += 1) {
      const options = await answered(me(startPasskey, {}))
      await answered(me(addPasskey, { body: { name: 'Key', passkey: softwareAuthenticator(origin).create(options) } }))
    }
    expect(await me(startPasskey, {})).toMatchObject({ status: 409, problem: { code: 'passkey.tooMany' } })
  })

  it('are ten at most, also when two are added at once', async () => {
    const { me } = await withPasskey('pair@passkey.example')
    const add = async (options: Parameters<ReturnType<typeof softwareAuthenticator>['create']>[0]) =>
      me(addPasskey, { body: { name: 'Key', passkey: softwareAuthenticator(origin).create(options) } })
    for (let made = 1; made < 9; made += 1) await add(await answered(me(startPasskey, {})))
    const offered = [
      await answered(me(startPasskey, {})),
      await answered(me(startPasskey, {})),
      await answered(me(startPasskey, {})),
    ]
    const made = await Promise.all(offered.map(add))
    expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409])
  })

  it('signs nobody in who is disabled or removed', async () => {
    const { authenticator, user } = await withPasskey('gone@passkey.example')
    const boss = as(cast.superAdmin)
    await boss(enableUser, { params: { email: user.email }, query: { enable: 'false' } })
    expect(await enter(authenticator)).toMatchObject(refused)
    await boss(enableUser, { params: { email: user.email }, query: { enable: 'true' } })
    expect(await enter(authenticator)).toMatchObject({ ok: true })
    expect(await boss(removeUser, { params: { userId: user.id } })).toMatchObject({ status: 204 })
    expect(await enter(authenticator)).toMatchObject(refused)
  })

  it('spares its user the code of the authenticator app', async () => {
    const { me } = await withAuthenticator('both@passkey.example')
    const authenticator = softwareAuthenticator(origin)
    const options = await answered(me(startPasskey, {}))
    await answered(me(addPasskey, { body: { name: 'Key', passkey: authenticator.create(options) } }))
    expect(await enter(authenticator)).toMatchObject({ ok: true })
  })
})

describe('a challenge', () => {
  it('works once', async () => {
    const { authenticator, me } = await withPasskey('twice@passkey.example')
    const request = await answered(nobody(startPasskeySignIn, {}))
    const passkey = authenticator.get(request)
    expect(await nobody(signInWithPasskey, { body: { passkey } })).toMatchObject({ ok: true })
    expect(await nobody(signInWithPasskey, { body: { passkey } })).toMatchObject(refused)
    const options = await answered(me(startPasskey, {}))
    const second = softwareAuthenticator(origin)
    const body = { name: 'Key', passkey: second.create(options) }
    await answered(me(addPasskey, { body }))
    expect(await me(addPasskey, { body })).toMatchObject(unusable)
  })

  it('lives five minutes', async () => {
    const { authenticator } = await withPasskey('slow@passkey.example')
    const request = await answered(nobody(startPasskeySignIn, {}))
    later(301)
    expect(await nobody(signInWithPasskey, { body: { passkey: authenticator.get(request) } })).toMatchObject(refused)
  })

  it('to add a passkey is for its user alone, and not to sign in with', async () => {
    const { authenticator, me } = await withPasskey('mixed@passkey.example')
    await aPerson('thief@passkey.example')
    const thief = await signedIn('thief@passkey.example')
    const options = await answered(me(startPasskey, {}))
    const passkey = softwareAuthenticator(origin).create(options)
    expect(await thief.me(addPasskey, { body: { name: 'Key', passkey } })).toMatchObject(unusable)
    const adding = await answered(me(startPasskey, {}))
    const request = { challenge: adding.challenge, rpId: adding.rp.id }
    expect(await nobody(signInWithPasskey, { body: { passkey: authenticator.get(request) } })).toMatchObject(refused)
  })
})

describe('a signature', () => {
  it.each([
    ['made on another site', { origin: 'https://us.test.example.evil' }],
    ['made for another domain', { rpId: 'uk.test.example' }],
    ['by a key that was touched but not unlocked', { unverified: true }],
  ] as const)('%s opens nothing, and such a passkey is not added', async (_, lapse) => {
    const { authenticator, me } = await withPasskey(`${ulid().toLowerCase()}@passkey.example`)
    expect(await enter(authenticator, {}, lapse)).toMatchObject(refused)
    const options = await answered(me(startPasskey, {}))
    const passkey = softwareAuthenticator(origin).create(options, lapse)
    expect(await me(addPasskey, { body: { name: 'Key', passkey } })).toMatchObject(unusable)
  })

  it('by a copy, which counts from where it was copied, opens nothing', async () => {
    const { authenticator } = await withPasskey('copy@passkey.example')
    expect(await enter(authenticator)).toMatchObject({ ok: true })
    authenticator.countBack(2)
    expect(await enter(authenticator)).toMatchObject(refused)
  })

  it('by another key with the same name opens nothing', async () => {
    const { authenticator } = await withPasskey('forged@passkey.example')
    const request = await answered(nobody(startPasskeySignIn, {}))
    const { id, rawId } = authenticator.get(request)
    const passkey = { ...softwareAuthenticator(origin).get(request), id, rawId }
    expect(await nobody(signInWithPasskey, { body: { passkey } })).toMatchObject(refused)
  })

  it('that is guessed at is slowed down', async () => {
    const stranger = softwareAuthenticator(origin)
    for (let index = 0; index < 5; index += 1) expect(await enter(stranger)).toMatchObject(refused)
    expect(await enter(stranger)).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
  })
})
