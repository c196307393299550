import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { accountById } from '#functions/account/public.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { handler as accountWorker } from '#functions/account/worker.ts'
import { teams } from '#functions/directory/store/teams.ts'
import { users } from '#functions/directory/store/users.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import { handler as quoteWorker } from '#functions/quote/worker.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import { getHandOver } from '#shared/contracts/auth/handOver.ts'
import { assignUserAccess } from '#shared/contracts/auth/userAccess.ts'
import { removeUser } from '#shared/contracts/auth/users.ts'
import { AgencyId, QuoteId, UserId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import kept from '#tests/kept/states/quote.10.json' with { type: 'json' }
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { type Identity, startIdentity } from '#tests/support/identity.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handler } from '../index.ts'

let identity: Identity
beforeAll(async () => {
  identity = await startIdentity()
  await bookAgencies()
})
afterAll(() => identity.stop())

const idAt = (index: number) => UserId.parse(castIds.user(index))
const mary = aUser({ id: idAt(70), email: 'mary@agency1.example', firstName: 'Mary Ann', lastName: 'Smith' })
const heir = aUser({ id: idAt(71), email: 'ines@agency1.example', firstName: 'Ines', phone: '+15035550150' })
const stranger = aUser({ id: idAt(72), email: 'tom@agency2.example', organizationId: castIds.agency(2) })
const remove = (handOverTo?: UserId) =>
  callerOf(handler)(cast.superAdmin)(removeUser, {
    params: { userId: idAt(70) },
    query: handOverTo === undefined ? {} : { handOverTo },
  })

it('a producer with clients is deleted once they are handed over to a colleague', async () => {
  await commit([users.create(mary), users.create(heir), users.create(stranger)])
  const made = await callerOf(accountHandler)({
    ...cast.producer,
    userId: mary.id,
    name: 'Mary Ann Smith',
    email: mary.email,
  })(createAccount, { body: { name: 'Clients Inc', state: 'OR' } })
  const accountId = made.ok ? made.value.id : ''
  expect(await accountById(accountId)).toMatchObject({
    agentId: mary.id,
    agentFirstName: 'Mary Ann',
    agentLastName: 'Smith',
  })
  expect(await remove()).toMatchObject({
    status: 409,
    problem: { code: 'user.hasClients', data: { name: 'Mary Ann Smith' } },
  })
  expect(await remove(UserId.parse(stranger.id))).toMatchObject({ status: 422, problem: { code: 'user.heirUnknown' } })
  expect(await remove(UserId.parse(mary.id))).toMatchObject({ status: 422, problem: { code: 'user.heirUnknown' } })
  const account = await accounts.require(accountId)
  const contact = { policyContactEmail: 'kim@clients.example', policyContactFirstName: 'Kim' }
  await commit([accounts.update(account, { ...account, ...contact, status: 'Active Policy' })])
  const seen = await callerOf(handler)(cast.superAdmin)(getHandOver, { params: { userId: idAt(70) } })
  expect(seen).toMatchObject({
    value: { agencies: [{ clients: 1, renewals: 0, quotes: 0, tasks: 0, names: ['Clients Inc'] }] },
  })
  expect(await callerOf(handler)(cast.otherProducer)(getHandOver, { params: { userId: idAt(70) } })).toMatchObject({
    ok: false,
  })
  expect(await remove(UserId.parse(heir.id))).toMatchObject({ status: 204 })
  expect(await identity.lastMail(heir.email)).toMatchObject({
    template: 'clientsTakenOver',
    data: { from: 'Mary Ann Smith', clients: 1, names: ['Clients Inc'], quotes: 0 },
  })
  await runJobsOf(identity.table, accountWorker)
  expect(await identity.lastMail(contact.policyContactEmail)).toMatchObject({
    template: 'agentChanged',
    data: { insured: 'Clients Inc', agent: { email: heir.email, phone: '(503) 555-0150' } },
  })
  expect(await accountById(accountId)).toMatchObject({
    agentId: heir.id,
    agentFirstName: 'Ines',
    agentEmail: heir.email,
    agentPhone: '15035550150',
  })
  // The quotes of the client follow.
  expect(await eventsOf(identity.table)).toContainEqual({
    name: 'account.handedOver',
    detail: { accountId, agent: true },
  })
})

it('who sells to a client of a colleague is deleted once the quote is handed over, and the colleague keeps the client', async () => {
  const seller = aUser({ id: idAt(73), email: 'sol@agency1.example', firstName: 'Sol' })
  const taker = aUser({ id: idAt(74), email: 'tess@agency1.example', firstName: 'Tess' })
  await commit([users.create(seller), users.create(taker)])
  const state = kept[0]?.state as unknown as QuoteRecord
  const id = QuoteId.parse('quo_01JH0000000000000000000Q70')
  const agencyId = AgencyId.parse(castIds.agency(1))
  const theirs = { agentId: seller.id, agentEmail: seller.email }
  await commit([quotes.create({ ...state, id, quoteNumber: 'QUS-70', agencyId, status: 'READY', ...theirs })])
  const removeSeller = (handOverTo?: UserId) =>
    callerOf(handler)(cast.superAdmin)(removeUser, {
      params: { userId: idAt(73) },
      query: handOverTo === undefined ? {} : { handOverTo },
    })
  expect(await removeSeller()).toMatchObject({ status: 409, problem: { code: 'user.hasClients' } })
  expect(await removeSeller(idAt(74))).toMatchObject({ status: 204 })
  await runJobsOf(identity.table, quoteWorker)
  expect(await quotes.require(id)).toMatchObject({ agentId: taker.id, agentFirstName: 'Tess', agentEmail: taker.email })
})

it('who sells in another agency leaves it once the quotes there are handed over, and keeps those at home', async () => {
  const there = { accountType: 'AGENCY', organizationId: castIds.agency(2), role: 'Agent', teamIds: ['tea_2'] } as const
  const seller = aUser({ id: idAt(75), email: 'lou@agency1.example', firstName: 'Lou', otherMemberships: [there] })
  const taker = aUser({
    id: idAt(76),
    email: 'rae@agency2.example',
    firstName: 'Rae',
    organizationId: castIds.agency(2),
  })
  const athome = aUser({ id: idAt(77), email: 'una@agency1.example', firstName: 'Una' })
  await commit([seller, taker, athome].map((each) => users.create(each)))
  const state = kept[0]?.state as unknown as QuoteRecord
  const quoteOf = (agency: number) => ({
    ...state,
    id: QuoteId.parse(`quo_01JH0000000000000000000Q7${agency}`),
    quoteNumber: `QUS-7${agency}`,
    agencyId: AgencyId.parse(castIds.agency(agency)),
    status: 'READY' as const,
    agentId: seller.id,
    agentEmail: seller.email,
  })
  const [home, away] = [quoteOf(1), quoteOf(2)]
  await commit([quotes.create(home), quotes.create(away)])
  const assign = (accountIds: readonly string[], handOverTo?: UserId) =>
    callerOf(handler)(cast.superAdmin)(assignUserAccess, {
      body: {
        userId: idAt(75),
        accountIds: accountIds.map((id) => AgencyId.parse(id)),
        ...(handOverTo && { handOverTo }),
      },
    })
  expect(await assign([castIds.agency(2)])).toMatchObject({ status: 204 })
  expect(await assign([])).toMatchObject({ status: 409, problem: { code: 'user.hasClients' } })
  expect(await assign([], idAt(77))).toMatchObject({ status: 422, problem: { code: 'user.heirUnknown' } })
  expect(await assign([], idAt(76))).toMatchObject({ status: 204 })
  await runJobsOf(identity.table, quoteWorker)
  expect((await users.require(seller.id)).otherMemberships).toEqual([])
  expect(await quotes.require(away.id)).toMatchObject({ agentId: taker.id, agentEmail: taker.email })
  expect(await quotes.require(home.id)).toMatchObject({ agentId: seller.id })
})

it('who works in teams sees what they take over, and a team that is there already stays', async () => {
  const agencyId = castIds.agency(1)
  const [nine, old] = [castIds.team(9), castIds.team(8)]
  const teamOf = (id: string) => ({ id, agencyId, name: `Team ${id.slice(-2)}`, isDefault: false })
  const created = new Date().toISOString() as never
  const going = aUser({ id: idAt(78), email: 'gil@agency1.example', firstName: 'Gil' })
  const taker = aUser({ id: idAt(79), email: 'tia@agency1.example', role: 'Agent', teamIds: [nine] })
  await commit([users.create(going), users.create(taker)])
  await commit([nine, old].map((id) => teams.create({ ...teamOf(id), createdAt: created })))
  const made = await callerOf(accountHandler)({ ...cast.producer, userId: going.id, email: going.email })(
    createAccount,
    {
      body: { name: 'Seen Inc', state: 'OR' },
    },
  )
  const accountId = made.ok ? made.value.id : ''
  const account = await accounts.require(accountId)
  await commit([accounts.update(account, { ...account, teams: [{ id: old, name: 'Team 08' }] })])
  const state = kept[0]?.state as unknown as QuoteRecord
  const id = QuoteId.parse('quo_01JH0000000000000000000Q79')
  const theirs = { agentId: going.id, agentEmail: going.email, teamIds: [old] as never }
  await commit([
    quotes.create({
      ...state,
      id,
      quoteNumber: 'QUS-79',
      agencyId: AgencyId.parse(agencyId),
      status: 'READY',
      ...theirs,
    }),
  ])
  const params = { userId: idAt(78) }
  expect(
    await callerOf(handler)(cast.superAdmin)(removeUser, { params, query: { handOverTo: idAt(79) } }),
  ).toMatchObject({
    status: 204,
  })
  await runJobsOf(identity.table, async (event) => {
    await accountWorker(event)
    return quoteWorker(event)
  })
  expect((await accountById(accountId))?.teams.map((team) => team.id)).toEqual([nine, old])
  expect(await quotes.require(id)).toMatchObject({ agentId: taker.id, teamIds: [nine, old] })
})
