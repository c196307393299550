import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { users } from '#functions/directory/store/users.ts'
import { updateAccountAgent } from '#shared/contracts/account/assignment.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { createSubmission, getSubmission, searchSubmissions } from '#shared/contracts/account/submissions.ts'
import { AccountId, type SubmissionId, TeamId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler as worker } from '../worker.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const as = callerOf(accountHandler)(cast.producer)
let companies = 0
const aSubmission = async (more: object = {}) => {
  companies += 1
  const firmographics = {
    name: `Told Later ${companies} Works`,
    noOfEmployeesAll: 12,
    yearEstablished: 2004,
    ownershipType: 'Private',
    entityType: 'Independent',
    naicsCode: '541110',
    phoneNumber: '(503) 555-0117',
    domesticRevenue: 2_000_000,
    domainName: `toldlater${companies}.example`,
    address: { address1: `${companies} Kiln Lane`, city: 'Salem', state: 'OR', zipCode: '97301' },
    ...more,
  }
  const made = answered(await as(createSubmission, { body: { firmographics } as never }))
  return { id: made.id, accountId: AccountId.parse(made.accountId) }
}
const read = async (submissionId: SubmissionId) => answered(await as(getSubmission, { params: { submissionId } }))
const told = async (accountId: AccountId) => {
  const events = (await desk.events()).filter(
    ({ name, detail }) => name === 'account.changed' && (detail as { accountId?: string }).accountId === accountId,
  )
  expect(events).not.toEqual([])
  await handOver(worker, 'account.changed', { accountId })
}
const contact = {
  contactFirstName: 'Ines',
  contactLastName: 'Okafor',
  contactEmail: 'ines@toldlater.example',
  contactPhone: '(503) 555-0142',
}

it('a submission no longer asks for a contact that its account has been given since', async () => {
  const { id, accountId } = await aSubmission()
  expect(await read(id)).toMatchObject({ missing: ['contact'], chips: ['incomplete'] })
  answered(await as(addPolicyContact, { params: { accountId }, body: contact }))
  await told(accountId)
  expect(await read(id)).toMatchObject({
    missing: [],
    chips: [],
    company: { policyContactEmail: contact.contactEmail, policyContactFirstName: 'Ines' },
  })
  await desk.settle()
  const { hits } = answered(await as(searchSubmissions, { query: {} as never }))
  expect(hits.find((hit) => hit.id === id)?.chips).toEqual([])
})

it('what was said of its company stands, whatever its account says', async () => {
  const policyContact = { firstName: 'Ida', lastName: 'Moreau', email: 'ida@moreau.example' }
  const { id, accountId } = await aSubmission({ policyContact })
  const { updated } = await read(id)
  answered(await as(addPolicyContact, { params: { accountId }, body: contact }))
  await told(accountId)
  expect(await read(id)).toMatchObject({ updated, company: { policyContactEmail: 'ida@moreau.example' } })
})

it('a contact that comes with another agent is told as well', async () => {
  const { id, accountId } = await aSubmission()
  const heir = { email: 'noor@agency1.example', firstName: 'Noor', lastName: 'Haddad' }
  await commit([users.create(aUser({ ...heir, id: castIds.user(82) }))])
  const agent = { agentEmail: heir.email, agentFirstName: heir.firstName, agentLastName: heir.lastName }
  const team = { id: TeamId.parse(castIds.team(1)), name: 'Team 1' }
  answered(await as(updateAccountAgent, { params: { accountId }, body: { ...contact, ...agent, team } as never }))
  await told(accountId)
  expect((await read(id)).missing).toEqual([])
})
