import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/account/contacts.ts'
import { AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { accountById } from '../public.ts'

const as = callerOf(handler)
let table: TestTable
let at: { params: { accountId: AccountId } }

const contact = {
  contactFirstName: 'Ines',
  contactLastName: 'Okafor',
  contactEmail: 'Ines.Okafor@harbor-vine.example',
  contactPhone: '(503) 555-0142',
}

beforeAll(async () => {
  table = await startTable()
  process.env.PUBLIC_URL = 'http://us.localhost:3000'
  await bookAgencies()
  const made = await as(cast.producer)(createAccount, { body: { name: 'Contacted Inc', state: 'OR' } })
  if (!made.ok) throw new Error(made.problem.detail)
  at = { params: { accountId: AccountId.parse(made.value.id) } }
})
afterAll(() => table.stop())

/** The e-mails that were asked for. */
const invitations = async () => {
  const asked = (await eventsOf(table)).flatMap(({ name, detail }) =>
    name === 'mail.requested' ? [detail.mailId] : [],
  )
  const mails = await outgoingMails.byIds(asked)
  return mails.map(({ template, to, data }) => ({ template, to, data }))
}

describe('the policy holder', () => {
  it('is added to the account, and invited when asked', async () => {
    const expected = {
      value: {
        customerName: 'Ines Okafor',
        customerEmail: 'ines.okafor@harbor-vine.example',
        customerPhoneNumber: '15035550142',
      },
    }
    expect(await as(cast.producer)(contract.addPolicyContact, { ...at, body: contact })).toMatchObject(expected)
    expect(await invitations()).toEqual([])
    const body = { ...contact, addUserToSystem: true, agencyId: AgencyId.parse(castIds.agency(1)) }
    expect(await as(cast.producer)(contract.addPolicyContact, { ...at, body })).toMatchObject(expected)
    expect(await invitations()).toEqual([
      {
        template: 'userInvitation',
        to: 'ines.okafor@harbor-vine.example',
        data: expect.objectContaining({ organizationName: 'Contacted Inc', role: 'Policy Holder' }),
      },
    ])
    expect(await accountById(at.params.accountId)).toMatchObject({ policyContactFirstName: 'Ines' })
  })

  it('who is known already is kept a place in the account, and is told where to accept it', async () => {
    const { userByEmail } = await import('#functions/directory/public.ts')
    const { placesOf, users } = await import('#functions/directory/store/users.ts')
    await commit([users.create(aUser({ email: 'known@harbor-vine.example' }))])
    const body = { ...contact, contactEmail: 'known@harbor-vine.example', addUserToSystem: true }
    const before = (await invitations()).length
    expect(await as(cast.producer)(contract.addPolicyContact, { ...at, body })).toMatchObject({ ok: true })
    expect(await as(cast.producer)(contract.addPolicyContact, { ...at, body })).toMatchObject({ ok: true })
    expect((await userByEmail('known@harbor-vine.example'))?.otherMemberships).toEqual([])
    expect(await placesOf('known@harbor-vine.example')).toMatchObject([
      { firstName: 'Ines', organizationId: at.params.accountId, role: 'Policy Holder' },
    ])
    expect((await invitations()).slice(before)).toEqual(
      [1, 2].map(() => expect.objectContaining({ template: 'userInvitation', to: 'known@harbor-vine.example' })),
    )
  })

  it('is let into the account by its own people alone, not by who has jumped in', async () => {
    const inside: Actor = { ...cast.agencyAdmin, subscriberType: 'COWBELL', ownRole: 'Underwriter' }
    const body = { ...contact, contactEmail: 'second.mailbox@palisade.example' }
    const before = (await invitations()).length
    expect(
      await as(inside)(contract.addPolicyContact, { ...at, body: { ...body, addUserToSystem: true } }),
    ).toMatchObject({
      status: 403,
      problem: { code: 'auth.jumpRefused' },
    })
    expect((await accountById(at.params.accountId))?.policyContactEmail).not.toBe(body.contactEmail)
    expect(await as(inside)(contract.addPolicyContact, { ...at, body })).toMatchObject({ ok: true })
    expect(await invitations()).toHaveLength(before)
  })

  it('is invited after a fresh proof of who invites; a contact is added without', async () => {
    const { stepUpAt: _, ...stale } = cast.producer
    expect(
      await as(stale)(contract.addPolicyContact, { ...at, body: { ...contact, addUserToSystem: true } }),
    ).toMatchObject({ status: 403, problem: { code: 'auth.stepUpRequired' } })
    expect(await as(stale)(contract.addPolicyContact, { ...at, body: contact })).toMatchObject({ ok: true })
  })

  it('is written to five times an hour, whoever asks for it again, known or not', async () => {
    const contactEmail = 'often@harbor-vine.example'
    const invite = () =>
      as(cast.producer)(contract.addPolicyContact, { ...at, body: { ...contact, contactEmail, addUserToSystem: true } })
    const before = (await invitations()).length
    for (let letter = 0; letter < 5; letter += 1) expect(await invite()).toMatchObject({ ok: true })
    expect(await invite()).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
    expect(await invitations()).toHaveLength(before + 5)
  })

  it('must be complete, in the words of the form', async () => {
    const wrong = await as(cast.producer)(contract.addPolicyContact, {
      ...at,
      body: { contactFirstName: ' ', contactLastName: 'x', contactEmail: 'nobody', contactPhone: '1' },
    })
    expect(wrong.ok ? [] : wrong.problem.errors).toEqual([
      { path: ['contactFirstName'], detail: 'Please enter Policy Holder First Name.' },
      { path: ['contactEmail'], detail: 'Please enter a valid Email Address' },
    ])
    const missing = await as(cast.producer)(contract.updatePolicyContact, { ...at, body: {} as never })
    expect(missing.ok ? [] : missing.problem.errors?.map(({ detail }) => detail)).toEqual([
      'Please enter Policy Holder First Name.',
      'Please enter Policy Holder Last Name.',
      'Please enter Email Address',
      'Please enter a valid Policy Holder Phone Number.',
    ])
    const phone = await as(cast.producer)(contract.updatePolicyContact, {
      ...at,
      body: { ...contact, contactPhone: '12' },
    })
    expect(phone).toMatchObject({ status: 422, problem: { errors: [{ path: ['contactPhone'] }] } })
    const agency = { ...contact, agencyId: AgencyId.parse(castIds.agency(2)) }
    expect(await as(cast.producer)(contract.addPolicyContact, { ...at, body: agency })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['agencyId'] }] },
    })
  })

  it('is changed by the agency; its agent by staff alone', async () => {
    const body = { ...contact, contactFirstName: 'Ada', agentFirstName: 'New', agentEmail: 'new@agency1.example' }
    await as(cast.producer)(contract.updatePolicyContact, { ...at, body })
    expect(await accountById(at.params.accountId)).toMatchObject({
      policyContactFirstName: 'Ada',
      agentEmail: cast.producer.email,
    })
    expect(await as(cast.superAdmin)(contract.updatePolicyContact, { ...at, body })).toMatchObject({
      status: 422,
      problem: { code: 'account.agentUnknown', errors: [{ path: ['agentEmail'] }] },
    })
    const user = aUser({ id: castIds.user(81), email: body.agentEmail, firstName: 'Noor', phone: '+15035550150' })
    await commit([users.create(user)])
    expect(await as(cast.superAdmin)(contract.updatePolicyContact, { ...at, body })).toMatchObject({ ok: true })
    const named = { agentId: user.id, agentEmail: user.email, agentFirstName: 'Noor', agentPhone: '15035550150' }
    expect(await accountById(at.params.accountId)).toMatchObject(named)
    // The form sends along whom the account has, whoever that is by now.
    await commit([users.remove(await users.require(user.id))])
    expect(await as(cast.superAdmin)(contract.updatePolicyContact, { ...at, body })).toMatchObject({ ok: true })
    expect(await accountById(at.params.accountId)).toMatchObject(named)
  })

  it('is not found for another agency', async () => {
    for (const operation of [contract.addPolicyContact, contract.updatePolicyContact] as const)
      expect(await as(cast.otherProducer)(operation, { ...at, body: contact })).toMatchObject({ status: 404 })
  })
})
