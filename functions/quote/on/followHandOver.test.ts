import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler } from '#functions/account/index.ts'
import { users } from '#functions/directory/store/users.ts'
import { policyById } from '#functions/policy/public.ts'
import { updateAccountAgent } from '#shared/contracts/account/assignment.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { type AccountId, TeamId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'
import { followHandOver } from './followHandOver.ts'

const heir = { email: 'noor@agency1.example', firstName: 'Noor', lastName: 'Haddad', phone: '' }
let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
  await commit([users.create(aUser({ ...heir, id: castIds.user(80) }))])
})
afterAll(() => desk.close())

const handOver = async (accountId: AccountId) => {
  const caller = callerOf(handler)(cast.producer)
  const contact = {
    contactFirstName: 'Ines',
    contactLastName: 'Okafor',
    contactEmail: 'ines@x.example',
    contactPhone: '(503) 555-0142',
  }
  answered(await caller(addPolicyContact, { params: { accountId }, body: contact }))
  const team = { id: TeamId.parse(castIds.team(2)), name: 'Team 2' }
  const agent = { agentEmail: heir.email, agentFirstName: heir.firstName, agentLastName: heir.lastName }
  answered(await caller(updateAccountAgent, { params: { accountId }, body: { ...agent, team } }))
  const told = (await desk.events()).findLast(({ name }) => name === 'account.handedOver')
  if (told?.name !== 'account.handedOver') throw new Error('Nobody was told.')
  const now = new Date().toISOString()
  await followHandOver({ ...told, id: 'evt_1', at: now, now, once: `on|${accountId}` })
}

const sellerOf = async (id: string) => {
  const { agentEmail, agentFirstName, agentId, teamIds } = await quotes.require(id)
  return { agentEmail, agentFirstName, agentId, teamIds }
}

it('quotes that are open go with their account to its new agent and team; what is bound keeps who sold it', async () => {
  const accountId = await desk.anAccount()
  const bound = await desk.aRequestedQuote(accountId)
  const { binder } = answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId: bound }, body: {} }))
  const [draft, ready] = [await desk.aVariation(accountId), await desk.aPricedQuote(accountId)]
  const before = await sellerOf(bound)
  await handOver(accountId)
  const agent = { agentId: castIds.user(80), agentEmail: heir.email, agentFirstName: 'Noor' }
  const theirs = { ...agent, teamIds: [castIds.team(2)] }
  for (const id of [draft, ready]) expect(await sellerOf(id)).toEqual(theirs)
  // The new agent has no phone, and the former one's is not theirs.
  expect((await quotes.require(ready)).agentPhone).toBeUndefined()
  expect(await sellerOf(bound)).toEqual(before)
  expect(before.agentEmail).toBe(cast.producer.email)
  expect(await policyById(binder?.id ?? '')).toMatchObject({ agentEmail: cast.producer.email })
})

it('a quote that is in line is not written again', async () => {
  const accountId = await desk.anAccount()
  const quoteId = await desk.aPricedQuote(accountId)
  await handOver(accountId)
  const { version } = await quotes.require(quoteId)
  const now = new Date().toISOString()
  const detail = { accountId, agent: true }
  await followHandOver({ name: 'account.handedOver', detail, id: 'evt_2', at: now, now, once: 'on|again' })
  expect((await quotes.require(quoteId)).version).toBe(version)
})
