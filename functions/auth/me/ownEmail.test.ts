import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { aPerson } from '#tests/support/people.ts'
import { answered, later, nobody, signedIn, signIn } from '#tests/support/signedIn.ts'

const { changeOwnEmail, confirmOwnEmail, getCurrentUser } = contracts
const gone = { status: 404, problem: { code: 'auth.linkExpired' } }
const confirm = (token: string) => nobody(confirmOwnEmail, { body: { token } })

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

/** Somebody who asked for another address, and the token of the link that went there. */
const asked = async (from: string, to: string) => {
  const { id } = await aPerson(from)
  const session = await signedIn(from)
  expect(await session.me(changeOwnEmail, { body: { email: to } })).toMatchObject({ status: 204 })
  return { ...session, user: await users.require(id), token: tokenOfLink(await identity.lastMail(to)) }
}

describe('another e-mail', () => {
  it('is the one to sign in with once the link that went there is opened; the old address is told', async () => {
    const { me, token } = await asked('old@email.example', 'New@Email.example')
    expect(await signIn('new@email.example')).toMatchObject({ status: 401 })
    expect(await answered(me(getCurrentUser, {}))).toMatchObject({ email: 'old@email.example' })
    expect(await answered(confirm(token))).toEqual({ email: 'new@email.example' })
    expect(await signIn('old@email.example')).toMatchObject({ status: 401 })
    expect(await signIn('new@email.example')).toMatchObject({ ok: true })
    expect(await identity.lastMail('old@email.example')).toMatchObject({
      template: 'securityNotice',
      data: { what: 'emailChanged', email: 'new@email.example' },
    })
  })

  it('is confirmed once, and within an hour', async () => {
    const { token } = await asked('once@email.example', 'once2@email.example')
    await answered(confirm(token))
    expect(await confirm(token)).toMatchObject(gone)
    const late = await asked('late@email.example', 'late2@email.example')
    later(3601)
    expect(await confirm(late.token)).toMatchObject(gone)
    expect(await confirm('no-such-token')).toMatchObject(gone)
  })

  it('that somebody has is answered alike, and gets no letter', async () => {
    await aPerson('taken@email.example')
    await aPerson('asks@email.example')
    const { me } = await signedIn('asks@email.example')
    expect(await me(changeOwnEmail, { body: { email: 'taken@email.example' } })).toMatchObject({ status: 204 })
    expect(await identity.mailCount('taken@email.example')).toBe(0)
  })

  it('that somebody has taken in the meantime is not taken twice', async () => {
    const first = await asked('first@email.example', 'wanted@email.example')
    const second = await asked('second@email.example', 'wanted@email.example')
    await answered(confirm(first.token))
    expect(await confirm(second.token)).toMatchObject(gone)
    expect(await signIn('second@email.example')).toMatchObject({ ok: true })
  })

  it('is not asked for without end', async () => {
    const { me } = await asked('flood@email.example', 'flood0@email.example')
    for (let index = 1; index < 5; index += 1)
      await me(changeOwnEmail, { body: { email: `flood${index}@email.example` } })
    expect(await me(changeOwnEmail, { body: { email: 'flood5@email.example' } })).toMatchObject({
      status: 429,
      problem: { code: 'auth.throttled' },
    })
  })

  it('is none outside of the organization that lets its people in by its own provider alone, asked for or confirmed', async () => {
    const refused = { status: 409, problem: { code: 'auth.ssoAddress' } }
    // Somebody of the organization before it said so, with a session and a link that was sent.
    const { user, me, token } = await asked('rae@before.example', 'rae@private.example')
    await commit([users.update(user, { ...user, email: 'rae@graniterow.example' })])
    expect(await me(changeOwnEmail, { body: { email: 'rae@elsewhere.example' } })).toMatchObject(refused)
    expect(await confirm(token)).toMatchObject(refused)
    expect(await me(changeOwnEmail, { body: { email: 'rae.stone@graniterow.example' } })).toMatchObject({ status: 204 })
  })
})
