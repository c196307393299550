import { afterAll, beforeAll, expect, it } from 'vitest'
import * as contract from '#shared/contracts/billing/contacts.ts'
import { BillingContactId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { dueOnPolicy } from '../public.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const ida = { firstName: 'Ida', lastName: 'Moreau', email: 'ida.books@moreau.example', phone: '(503) 555-0142' }
const by = (actor = cast.superAdmin) => desk.asBilling(actor)

it('billing contacts of a policy, an account and an agency are added, corrected and removed', async () => {
  const { id: policyId, accountId, agencyId } = await desk.aPolicy()
  for (const owner of [{ policyId }, { accountId }, { agencyId }]) {
    const { id } = answered(await by()(contract.createBillingContact, { body: { ...owner, ...ida } }))
    expect(answered(await by(cast.producer)(contract.listBillingContacts, { query: owner }))).toMatchObject([
      { id, email: ida.email, phone: '15035550142' },
    ])
    expect(await by()(contract.createBillingContact, { body: { ...owner, ...ida } })).toMatchObject({
      problem: { code: 'billing.contactExists' },
    })
    answered(
      await by()(contract.updateBillingContact, { params: { contactId: id }, body: { ...ida, firstName: 'Isa' } }),
    )
    expect(await by(cast.producer)(contract.listBillingContacts, { query: owner })).toMatchObject({
      value: [{ firstName: 'Isa' }],
    })
    expect(await by(cast.otherProducer)(contract.listBillingContacts, { query: owner })).toMatchObject({ status: 404 })
    await by()(contract.removeBillingContact, { params: { contactId: id } })
    expect(await by()(contract.listBillingContacts, { query: owner })).toMatchObject({ value: [] })
    expect(await by()(contract.removeBillingContact, { params: { contactId: id } })).toMatchObject({
      problem: { code: 'billing.contactNotFound' },
    })
  }
})

it('an owner is named, and a contact that nobody has is not found', async () => {
  expect(await by()(contract.listBillingContacts, { query: {} })).toMatchObject({
    problem: { code: 'billing.contactOwner' },
  })
  expect(
    await by()(contract.updateBillingContact, {
      params: { contactId: BillingContactId.parse('bct_01JH0000000000000000000A01') },
      body: ida,
    }),
  ).toMatchObject({ status: 404 })
})

it('reminders go to the contacts of the policy, else to those of the account, else to the policy holder', async () => {
  const policy = await desk.aPolicy({ customerEmail: 'holder@moreau.example' })
  const readers = async () =>
    (await dueOnPolicy(policy.id, new Date().toISOString()))?.readers.map(({ email }) => email)
  expect(await readers()).toEqual(['holder@moreau.example'])
  const { accountId, id: policyId } = policy
  answered(await by()(contract.createBillingContact, { body: { accountId, ...ida, email: 'account@moreau.example' } }))
  expect(await readers()).toEqual(['account@moreau.example'])
  answered(await by()(contract.createBillingContact, { body: { policyId, ...ida } }))
  expect(await readers()).toEqual([ida.email])
})
