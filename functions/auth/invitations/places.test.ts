import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { userById } from '#functions/directory/public.ts'
import { placesOf } from '#functions/directory/store/users.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import type { UserId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity, tokenOfLink } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { handler } from '../index.ts'

const {
  acceptInvitation,
  addUserAccounts,
  createUser,
  declineInvitation,
  enableUser,
  getUser,
  getValidationToken,
  joinAccount,
  listMyInvitations,
  listUserAccounts,
  listUsers,
  login,
  removeUser,
  resendUserInvitation,
  updateUser,
} = contracts
const as = callerOf(handler)
const nobody = as(undefined)

let identity: Identity
let agencyId: string
let otherId: string
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = await anAgency()
  otherId = await anAgency({ name: 'Bluebonnet Brokers' })
})
afterAll(() => identity.stop())

const admin = () => as({ ...cast.agencyAdmin, organizationId: agencyId })
const self = (user: { readonly id: string }) =>
  as({ ...cast.agencyAdmin, organizationId: otherId, userId: user.id, role: 'Principal Producer' })
const asId = (id: string) => id as UserId

const stranger = (email: string) =>
  aPerson(email, { role: 'Principal Producer', organizationId: otherId, phone: '+15125550177', lastName: 'Quill' })
const add = (email: string) =>
  admin()(addUserAccounts, { body: { email, accountRoleMap: { [agencyId]: 'Principal Producer' } } })
const create = (email: string) =>
  admin()(createUser, {
    body: {
      firstName: 'Typed',
      lastName: 'Name',
      email,
      phone: '',
      roleId: 'Principal Producer',
      primaryContact: false,
      billingContact: false,
    },
  })

describe('somebody who is added by e-mail', () => {
  it('is a member after saying so, and unseen until then', async () => {
    const user = await stranger('quill@places.example')
    expect(await add(user.email)).toMatchObject({ status: 202 })
    expect((await userById(user.id))?.otherMemberships).toEqual([])
    const seen = JSON.stringify(await admin()(listUsers, { query: { size: 100 } }))
    expect(seen).toContain(user.email)
    for (const own of [user.id, 'Quill', '+15125550177']) expect(seen).not.toContain(own)
    expect(await admin()(getUser, { params: { userId: asId(user.id) } })).toMatchObject({ status: 404 })

    const offered = await self(user)(listMyInvitations, {})
    if (!offered.ok) throw new Error(offered.problem.code)
    expect(offered.value).toMatchObject([
      { organizations: [{ id: agencyId, name: 'Harbour & Pine Insurance', role: 'Principal Producer' }] },
    ])
    const params = { placeId: asId(offered.value[0]?.id ?? '') }
    expect(await as(cast.agencyAdmin)(acceptInvitation, { params })).toMatchObject({ status: 404 })
    expect(await self(user)(acceptInvitation, { params })).toMatchObject({ status: 204 })
    expect((await userById(user.id))?.otherMemberships).toMatchObject([{ organizationId: agencyId }])
    expect(await admin()(getUser, { params: { userId: asId(user.id) } })).toMatchObject({
      value: { lastName: 'Quill' },
    })
    expect(await self(user)(listMyInvitations, {})).toMatchObject({ value: [] })
    expect(await self(user)(acceptInvitation, { params })).toMatchObject({ status: 404 })
  })

  it('may decline, and is led to the invitation by the e-mail', async () => {
    const user = await stranger('decline@places.example')
    await add(user.email)
    const token = tokenOfLink(await identity.lastMail(user.email))
    expect(await nobody(getValidationToken, { body: { token } })).toMatchObject({
      value: { tokenType: 'EXISTING_USER', redirectURL: '/agency/profile' },
    })
    const [place] = await placesOf(user.email)
    const params = { placeId: asId(place?.id ?? '') }
    expect(await self(user)(declineInvitation, { params })).toMatchObject({ status: 204 })
    expect(await placesOf(user.email)).toEqual([])
  })

  it('who is nobody yet joins with a password, by the newest link', async () => {
    const email = 'new@places.example'
    await add(email)
    await add(email)
    expect(await placesOf(email)).toHaveLength(1)
    const token = tokenOfLink(await identity.lastMail(email))
    const body = { firstName: 'Nia', lastName: 'New', password: testPassword }
    const joined = await nobody(joinAccount, { body: { ...body, token } })
    if (!joined.ok) throw new Error(joined.problem.code)
    expect(actorOfToken(joined.value.accessToken)).toMatchObject({ organizationId: agencyId, name: 'Nia New' })
    expect(await placesOf(email)).toEqual([])
    const signedIn = await nobody(login, { query: {}, body: { username: email, password: testPassword } })
    expect(signedIn).toMatchObject({ ok: true })
  })

  it('is told alike to who invites: known elsewhere, one of the provider’s, nobody', async () => {
    const foreign = await stranger('alike@places.example')
    const member = await aPerson('member@places.example', { role: 'Underwriter' })
    for (const act of [add, create]) {
      const told = []
      for (const email of [foreign.email, member.email, `${act.name}-nobody@places.example`]) {
        const answer = await act(email)
        expect(answer.ok).toBe(true)
        const { user, ...rest } = await everythingOf(email)
        told.push(JSON.stringify({ ...rest, status: answer.status }))
        expect(await admin()(removeUser, { params: { userId: asId(user) } })).toMatchObject({ status: 204 })
      }
      expect(new Set(told).size).toBe(1)
    }
    // What was done to a place was not done to whose e-mail it is.
    for (const { email } of [foreign, member])
      expect(await nobody(login, { query: {}, body: { username: email, password: testPassword } })).toMatchObject({
        ok: true,
      })
    expect(await identity.mailCount(member.email)).toBe(0)
    expect(await self(member)(listMyInvitations, {})).toMatchObject({ value: [] })
  })
})

/** All that an administrator can find out about an e-mail after inviting it, without what names it. */
const everythingOf = async (email: string) => {
  const listed = await admin()(listUsers, { query: { size: 100 } })
  const row = listed.ok ? listed.value.content.find((each) => each.email === email) : undefined
  if (row === undefined) throw new Error('is not listed')
  const params = { userId: asId(row.id) }
  const details = { firstName: 'Typed', lastName: 'Again', phone: '', primaryContact: false, billingContact: false }
  const answers = [
    await admin()(getUser, { params }),
    await admin()(updateUser, { params, body: { ...details, roleId: 'Customer Service' } }),
    await admin()(listUserAccounts, { query: { email } }),
    await admin()(resendUserInvitation, { body: { email } }),
    await admin()(createUser, { body: { ...details, email, roleId: 'Customer Service' } }),
    await admin()(enableUser, { params: { email }, query: { enable: 'false', isSecurityConcern: 'true' } as never }),
    await admin()(enableUser, { params: { email }, query: { enable: 'true' } as never }),
  ]
  const text = JSON.stringify(answers).replaceAll(row.id, '@').replaceAll(email, '@')
  return {
    user: row.id,
    answers: text.replace(/"(?:requestId|createdAt)":"[^"]*"/g, '').replace(/"initials":"\w*"/g, ''),
  }
}

describe('the provider’s people', () => {
  it('are members of nothing else, whoever adds them', async () => {
    const member = await aPerson('own@places.example', { role: 'Underwriter' })
    const answer = await as(cast.superAdmin)(addUserAccounts, {
      body: { email: member.email, accountRoleMap: { [agencyId]: 'Agency Admin' } },
    })
    expect(answer).toMatchObject({ status: 403 })
  })
})
