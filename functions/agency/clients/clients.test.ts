import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { accountById } from '#functions/account/public.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { users } from '#functions/directory/store/users.ts'
import { followHandOver } from '#functions/quote/on/followHandOver.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import { getAccount } from '#shared/contracts/account/accounts.ts'
import { assignAccountAgency, unlinkAccount } from '#shared/contracts/account/agencyOfAccount.ts'
import { updateAccountHostname } from '#shared/contracts/account/assignment.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { removePreferredAgent, setPreferredAgent } from '#shared/contracts/account/preferredAgent.ts'
import { type AccountId, AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

const as = callerOf(handler)
const asStaff = as(cast.superAdmin)
const own = AgencyId.parse(castIds.agency(1))
const other = AgencyId.parse(castIds.agency(2))
const noor = { email: 'noor@agency2.example', firstName: 'Noor', lastName: 'Haddad' }
let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
  const theirs = aUser({ ...noor, id: castIds.user(80), organizationId: other, phone: '+15035550150' })
  const ours = aUser({
    email: 'kit@agency1.example',
    firstName: 'Kit',
    lastName: 'Ames',
    id: castIds.user(81),
    phone: '',
  })
  await commit([users.create(theirs), users.create(ours)])
})
afterAll(() => desk.close())

const assign = (accountId: AccountId, agencyId: AgencyId, more: { link?: boolean; agentEmail?: string } = {}) =>
  asStaff(assignAccountAgency, { params: { accountId }, body: { agencyId, ...more } })

/** What the last hand-over told is followed by the account's quotes. */
const followed = async (accountId: AccountId) => {
  const told = (await desk.events()).findLast(({ name }) => name === 'account.handedOver')
  if (told?.name !== 'account.handedOver') throw new Error('Nobody was told.')
  const now = new Date().toISOString()
  await followHandOver({ ...told, id: 'evt_1', at: now, now, once: `on|${accountId}` })
}

const contact = {
  contactFirstName: 'Ines',
  contactLastName: 'Okafor',
  contactEmail: 'ines@x.example',
  contactPhone: '(503) 555-0142',
}

describe('an account that no agency has', () => {
  it('is unlinked by who has it, and takes nothing along that was told in confidence', async () => {
    const accountId = await desk.anAccount()
    answered(await as(cast.producer)(addPolicyContact, { params: { accountId }, body: contact }))
    const unlink = (actor: typeof cast.producer, agencyId: AgencyId) =>
      as(actor)(unlinkAccount, { params: { accountId }, body: { agencyId } })
    expect(await unlink(cast.otherProducer as never, own)).toMatchObject({ status: 404 })
    expect(await unlink(cast.producer, other)).toMatchObject({ status: 404 })
    expect(await as(cast.agent)(unlinkAccount, { params: { accountId }, body: { agencyId: own } })).toMatchObject({
      status: 403,
    })
    expect(await unlink(cast.producer, own)).toMatchObject({ status: 204 })
    const left = await accountById(accountId)
    expect(left).toMatchObject({ teams: [], tags: [], securityQuestions: {} })
    expect([left?.agencyId, left?.agentEmail, left?.policyContactEmail]).toEqual([undefined, undefined, undefined])
    expect(await as(cast.producer)(getAccount, { params: { accountId } })).toMatchObject({ status: 404 })
  })

  it('is assigned to one, whose contact is its agent where nobody is named', async () => {
    const accountId = await desk.anAccount()
    await as(cast.producer)(unlinkAccount, { params: { accountId }, body: { agencyId: own } })
    expect(await assign(accountId, other)).toMatchObject({ status: 204 })
    expect(await accountById(accountId)).toMatchObject({
      agencyId: other,
      agencyName: 'Agency 2',
      agentEmail: 'office@agency2.example',
      teams: [{ id: castIds.team(3), name: 'Team 3' }],
    })
    expect(await as(cast.otherProducer)(getAccount, { params: { accountId } })).toMatchObject({ status: 200 })
  })

  it('is assigned to an agent of the agency, and to nobody else’s', async () => {
    const accountId = await desk.anAccount()
    await as(cast.producer)(unlinkAccount, { params: { accountId }, body: { agencyId: own } })
    expect(await assign(accountId, own, { agentEmail: noor.email })).toMatchObject({
      status: 422,
      problem: { code: 'account.agentUnknown' },
    })
    expect(await assign(accountId, other, { agentEmail: noor.email })).toMatchObject({ status: 204 })
    expect(await accountById(accountId)).toMatchObject({ agentId: castIds.user(80), agentPhone: '15035550150' })
  })
})

describe('an account that an agency has', () => {
  it('is not given to another one by the way', async () => {
    const accountId = await desk.anAccount()
    expect(await assign(accountId, other)).toMatchObject({
      status: 409,
      problem: { code: 'account.hasAgency', detail: expect.stringContaining('Agency 1 has this account') },
    })
    // An agency gives its clients to agencies that belong to it alone.
    const body = { agencyId: other, link: true }
    expect(await as(cast.producer)(assignAccountAgency, { params: { accountId }, body })).toMatchObject({ status: 404 })
    expect(await as(cast.otherProducer)(assignAccountAgency, { params: { accountId }, body })).toMatchObject({
      status: 404,
    })
  })

  it('goes, linked, to another one with what may still be bound; drafts and documents stay where they were', async () => {
    const accountId = await desk.anAccount()
    answered(await as(cast.producer)(addPolicyContact, { params: { accountId }, body: contact }))
    const [ready, draft] = [await desk.aPricedQuote(accountId), await desk.aVariation(accountId)]
    expect(await assign(accountId, other, { link: true, agentEmail: noor.email })).toMatchObject({ status: 204 })
    await followed(accountId)
    expect(await accountById(accountId)).toMatchObject({ agencyId: other, policyContactEmail: contact.contactEmail })
    expect(await quotes.require(ready)).toMatchObject({
      agencyId: other,
      agencyName: 'Agency 2',
      agentEmail: noor.email,
      teamIds: [castIds.team(3)],
    })
    expect(await quotes.require(draft)).toMatchObject({ agencyId: own })
  })

  it('stays while a policy is in force', async () => {
    const accountId = await desk.anAccount()
    const account = await accounts.require(accountId)
    await commit([accounts.update(account, { ...account, status: 'Active Policy' })])
    const refused = { status: 409, problem: { code: 'account.hasPolicy' } }
    expect(await assign(accountId, other, { link: true })).toMatchObject(refused)
    expect(await asStaff(unlinkAccount, { params: { accountId }, body: { agencyId: own } })).toMatchObject(refused)
  })
})

describe('the agent whom an insured prefers', () => {
  it('is one of the agency that looks after it, by its own word, and can be taken back', async () => {
    const accountId = await desk.anAccount()
    const insured = as({ ...cast.policyHolder, organizationId: accountId })
    const at = { params: { accountId } }
    const wish = {
      agencyId: own,
      agentEmail: 'kit@agency1.example',
      customerFirstName: 'Ida',
      customerLastName: 'Moreau',
    }
    expect(await insured(setPreferredAgent, { ...at, body: wish })).toMatchObject({ status: 204 })
    expect(await as(cast.producer)(getAccount, at)).toMatchObject({
      value: {
        preferredAgent: {
          agencyName: 'Agency 1',
          agentFirstName: 'Kit',
          agentLastName: 'Ames',
          chosenBy: 'Policy Holder 30',
        },
        policyContactFirstName: 'Ida',
      },
    })
    expect(await insured(setPreferredAgent, { ...at, body: { ...wish, agencyId: other } })).toMatchObject({
      status: 404,
    })
    expect(await insured(setPreferredAgent, { ...at, body: { ...wish, agentEmail: noor.email } })).toMatchObject({
      status: 422,
      problem: { code: 'account.agentUnknown' },
    })
    expect(await insured(setPreferredAgent, { ...at, body: { ...wish, customerPhoneNumber: '12' } })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['customerPhoneNumber'] }] },
    })
    expect(await as(cast.otherPolicyHolder)(removePreferredAgent, at)).toMatchObject({ status: 404 })
    expect(await insured(removePreferredAgent, at)).toMatchObject({ status: 204 })
    expect((await accountById(accountId))?.preferredAgent).toBeUndefined()
    expect(await insured(removePreferredAgent, at)).toMatchObject({ status: 204 })
  })

  it('has, linked, an account that no agency has at once, and one that another has not', async () => {
    const accountId = await desk.anAccount()
    const body = { agencyId: other, agentEmail: noor.email, link: true }
    const prefer = () => asStaff(setPreferredAgent, { params: { accountId }, body })
    expect(await prefer()).toMatchObject({ status: 409, problem: { code: 'account.hasAgency' } })
    await asStaff(unlinkAccount, { params: { accountId }, body: { agencyId: own } })
    expect(await prefer()).toMatchObject({ status: 204 })
    expect(await accountById(accountId)).toMatchObject({
      agencyId: other,
      agentEmail: noor.email,
      preferredAgent: { agentEmail: noor.email },
    })
  })
})

describe('the hostname of an account', () => {
  it('is its own: no other account and no organization has it', async () => {
    const [first, second] = [await desk.anAccount(), await desk.anAccount()]
    const name = (accountId: AccountId, hostname: string) =>
      as(cast.producer)(updateAccountHostname, { params: { accountId }, body: { hostname } })
    expect(await name(first, 'Acme.Example')).toMatchObject({ value: { id: first, hostname: 'acme.example' } })
    expect(await name(first, 'acme.example')).toMatchObject({ status: 200 })
    const taken = { status: 409, problem: { code: 'account.hostnameTaken' } }
    expect(await name(second, 'acme.example')).toMatchObject(taken)
    expect(await name(second, 'agency2.example')).toMatchObject(taken)
    expect(await name(second, 'not a host')).toMatchObject({ status: 400 })
    expect(
      await as(cast.otherProducer)(updateAccountHostname, { params: { accountId: first }, body: { hostname: 'x' } }),
    ).toMatchObject({ status: 404 })
  })
})
