import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { createAccount } from '#shared/contracts/account/accounts.ts'
import * as contract from '#shared/contracts/account/assignment.ts'
import { addPolicyContact } from '#shared/contracts/account/contacts.ts'
import { AccountId, TeamId } from '#shared/domain/ids/ids.ts'
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
const team = (index: number) => ({ id: TeamId.parse(castIds.team(index)), name: 'as the picker shows it' })

beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
  const made = await as(cast.producer)(createAccount, { body: { name: 'Assigned Inc', state: 'OR' } })
  if (!made.ok) throw new Error(made.problem.detail)
  at = { params: { accountId: AccountId.parse(made.value.id) } }
})
afterAll(() => table.stop())

describe('the agent of an account', () => {
  const change = {
    agentFirstName: 'Noor',
    agentLastName: 'Haddad',
    agentEmail: 'noor@agency1.example',
    agentPhone: '(503) 555-0150',
    team: team(2),
  }

  it('cannot be changed before the organization has a contact', async () => {
    expect(await as(cast.producer)(contract.updateAccountAgent, { ...at, body: change })).toMatchObject({
      status: 409,
      problem: { detail: "Update this account's organization contact info and try again" },
    })
  })

  it('is changed with the team, and then the new team sees the account', async () => {
    await commit([users.create(aUser({ email: change.agentEmail, firstName: 'Noor Amal', phone: '+15035550150' }))])
    const contact = {
      contactFirstName: 'Ines',
      contactLastName: 'Okafor',
      contactEmail: 'ines@x.example',
      contactPhone: '(503) 555-0142',
    }
    await as(cast.producer)(addPolicyContact, { ...at, body: contact })
    expect(await as(cast.producer)(contract.updateAccountAgent, { ...at, body: change })).toMatchObject({ status: 204 })
    expect(await accountById(at.params.accountId)).toMatchObject({
      agentId: aUser({}).id,
      agentFirstName: 'Noor Amal',
      agentLastName: 'Marsh',
      agentEmail: 'noor@agency1.example',
      agentPhone: '15035550150',
      teams: [{ id: castIds.team(2), name: 'Team 2' }],
    })
  })

  it('is a user of the agency, not anybody’s name and e-mail', async () => {
    const other = aUser({ id: castIds.user(81), email: 'sam@agency2.example', organizationId: castIds.agency(2) })
    const former = aUser({ id: castIds.user(82), email: 'kit@agency1.example', enabled: false })
    await commit([users.create(other), users.create(former)])
    for (const agentEmail of ['stranger@nowhere.example', other.email, former.email])
      expect(
        await as(cast.producer)(contract.updateAccountAgent, { ...at, body: { ...change, agentEmail } }),
      ).toMatchObject({ status: 422, problem: { code: 'account.agentUnknown' } })
  })

  it('needs a team of the agency', async () => {
    const wrong = await as(cast.producer)(contract.updateAccountAgent, { ...at, body: { ...change, team: team(3) } })
    expect(wrong).toMatchObject({ status: 422, problem: { errors: [{ path: ['team'] }] } })
    const { team: _, ...without } = change
    expect(await as(cast.producer)(contract.updateAccountAgent, { ...at, body: without as never })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['team'], detail: 'Team is a required field.' }] },
    })
  })

  it('is nothing an agent may change, nor another agency', async () => {
    expect(await as(cast.agent)(contract.updateAccountAgent, { ...at, body: change })).toMatchObject({ status: 403 })
    expect(await as(cast.otherProducer)(contract.updateAccountAgent, { ...at, body: change })).toMatchObject({
      status: 404,
    })
  })
})

describe('the teams of an account', () => {
  it('are replaced', async () => {
    const body = { teams: [team(1), team(2)] }
    expect(await as(cast.producer)(contract.assignAccountTeam, { ...at, body })).toMatchObject({ status: 204 })
    expect((await accountById(at.params.accountId))?.teams).toHaveLength(2)
    expect(await as(cast.producer)(contract.assignAccountTeam, { ...at, body: { teams: [] } })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['teams'], detail: 'Please select a Team' }] },
    })
    expect(await as(cast.producer)(contract.assignAccountTeam, { ...at, body: { teams: [team(3)] } })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['teams', 0] }] },
    })
    expect(await as(cast.otherProducer)(contract.assignAccountTeam, { ...at, body })).toMatchObject({ status: 404 })
  })
})

describe('the agencies of an account', () => {
  it('are listed', async () => {
    expect(await as(cast.producer)(contract.listAccountAgencies, at)).toMatchObject({
      value: { data: { agencies: [{ agencyId: castIds.agency(1), agencyName: 'Agency 1' }] } },
    })
    expect(await as(cast.otherProducer)(contract.listAccountAgencies, at)).toMatchObject({ status: 404 })
  })
})

describe('asking for access', () => {
  it('reaches who can give it, and never tells whether the client exists', async () => {
    const { accountId } = at.params
    const ask = (body: object) => as(cast.otherProducer)(contract.requestAccountAccess, { body: body as never })
    expect(await ask({ accountId, message: 'They moved to us' })).toMatchObject({ status: 202 })
    expect(await ask({ accountId: castIds.account(9) })).toMatchObject({ status: 202 })
    expect(await ask({ cbid: 'cbd_unknown' })).toMatchObject({ status: 202 })
    expect(await ask({})).toMatchObject({ status: 400, problem: { errors: [{ path: ['accountId'] }] } })
    // Two count, the one without a name does not; whether there is such a client makes no difference to how many.
    const more = [await ask({ cbid: 'cbd_unknown' }), await ask({ accountId })]
    expect(more.map(({ status }) => status)).toEqual([202, 202])
    for (const body of [{ accountId }, { cbid: 'cbd_unknown' }])
      expect(await ask(body)).toMatchObject({ status: 429, problem: { code: 'auth.throttled' } })
    const asked = (await eventsOf(table)).flatMap(({ name, detail }) =>
      name === 'mail.requested' ? [detail.mailId] : [],
    )
    expect(await outgoingMails.byIds(asked.slice(0, 1))).toMatchObject([
      {
        template: 'accountAccessRequested',
        to: 'office@agency1.example',
        data: {
          account: 'Assigned Inc',
          requestedBy: { email: cast.otherProducer.email, company: 'Agency 2' },
          message: 'They moved to us',
        },
      },
    ])
  })
})
