import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { letGo } from '#functions/_platform/held/held.ts'
import { handler as agencies } from '#functions/account/index.ts'
import { movesMoneyOrRights } from '#shared/contract/operation.ts'
import { updateAgency } from '#shared/contracts/account/agencies.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { operations } from '#shared/contracts/registry.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson, testPassword } from '#tests/support/people.ts'
import { answered, as, later, nobody, signedIn } from '#tests/support/signedIn.ts'

const {
  addUserAccounts,
  assignUserAccess,
  changeOwnPassword,
  createUser,
  enableUser,
  endMyOtherSessions,
  endMySession,
  getCurrentUser,
} = contracts
const { listMySessions, listUsers, refreshToken, removeUser, signOutEverywhere, updateUser } = contracts
const over = { status: 401, problem: { code: 'session.required' } }

let identity: Identity
let agencyId: string
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = await anAgency()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const chief = as(cast.superAdmin)
type Signed = Awaited<ReturnType<typeof signedIn>>

/** An administrator of the agency who is at work, in a function that has lately read who is denied. */
const atWork = async (email: string): Promise<Signed & { readonly id: string }> => {
  const { id } = await aPerson(email, { role: 'Agency Admin', organizationId: agencyId })
  const session = await signedIn(email)
  letGo()
  expect(await reads(session)).toMatchObject({ ok: true })
  later(1)
  return { ...session, id }
}
const reads = ({ me }: Pick<Signed, 'me'>) => me(listUsers, { query: {} })
const givesRights = ({ me }: Pick<Signed, 'me'>) =>
  me(createUser, {
    body: {
      email: 'accomplice@denied.example',
      roleId: 'Agency Admin',
      firstName: 'An',
      lastName: 'Accomplice',
      phone: '',
      primaryContact: false,
      billingContact: false,
    },
  })

/** That the session gives no rights from now on, and reads nothing after 30 seconds. */
const isStopped = async (session: Signed): Promise<void> => {
  expect(await givesRights(session)).toMatchObject(over)
  later(30)
  expect(await reads(session)).toMatchObject(over)
}

const details = { firstName: 'Ada', lastName: 'Archer', phone: '', primaryContact: false, billingContact: false }

describe('an access token ends before its time', () => {
  it('with an agency that its user, of the provider, looks after no more', async () => {
    const other = await anAgency()
    const email = 'looks.after@denied.example'
    const { id } = await aPerson(email, { role: 'Underwriter', accountIds: [agencyId, other] })
    const { me } = await signedIn(email)
    letGo()
    expect(await me(getCurrentUser, {})).toMatchObject({ ok: true })
    later(1)
    const accountIds = [AgencyId.parse(other)]
    expect(await chief(assignUserAccess, { body: { userId: id as never, accountIds } })).toMatchObject({ ok: true })
    later(30)
    expect(await me(getCurrentUser, {})).toMatchObject(over)
  })

  it('with its user, disabled or removed', async () => {
    const disabled = await atWork('disabled@denied.example')
    const params = { email: disabled.actor.email }
    expect(await chief(enableUser, { params, query: { enable: 'false' } })).toMatchObject({ ok: true })
    await isStopped(disabled)
    const removed = await atWork('removed@denied.example')
    expect(await chief(removeUser, { params: { userId: removed.id } })).toMatchObject({ ok: true })
    await isStopped(removed)
  })

  it('with the role it names; the next one says what is allowed now', async () => {
    // Somebody else has to be left who may change its people.
    await atWork('stays@denied.example')
    const fallen = await atWork('fallen@denied.example')
    const body = { ...details, roleId: 'Customer Service' as const }
    expect(await chief(updateUser, { params: { userId: fallen.id }, body })).toMatchObject({ ok: true })
    await isStopped(fallen)
    const { accessToken } = await answered(nobody(refreshToken, { body: { refreshToken: fallen.refreshToken } }))
    expect(actorOfToken(accessToken).role).toBe('Customer Service')
    expect(await as(actorOfToken(accessToken))(listMySessions, {})).toMatchObject({ ok: true })
  })

  it('with a place of work that is given or taken', async () => {
    const moved = await atWork('moved@denied.example')
    const accountRoleMap = { [await anAgency()]: 'Agency Admin' as const }
    const body = { email: moved.actor.email, accountRoleMap }
    expect(await chief(addUserAccounts, { body })).toMatchObject({ ok: true })
    await isStopped(moved)
  })

  it('with all sessions, when the user ends them or has another password', async () => {
    const everywhere = await atWork('everywhere@denied.example')
    expect(await everywhere.me(signOutEverywhere, {})).toMatchObject({ ok: true })
    await isStopped(everywhere)
    const stolen = await atWork('others@denied.example')
    const own = await signedIn('others@denied.example')
    expect(await own.me(endMyOtherSessions, {})).toMatchObject({ ok: true })
    await isStopped(stolen)
    const body = { currentPassword: testPassword, password: 'seven herons over a cold river' }
    const known = await atWork('password@denied.example')
    const changing = await signedIn('password@denied.example')
    later(1)
    expect(await changing.me(changeOwnPassword, { body })).toMatchObject({ ok: true })
    await isStopped(known)
  })

  it('with its own session, and no other of the user', async () => {
    const lost = await atWork('one@denied.example')
    const kept = await signedIn('one@denied.example')
    const sessionId = lost.actor.sessionId ?? ''
    expect(await kept.me(endMySession, { params: { sessionId } })).toMatchObject({ ok: true })
    await isStopped(lost)
    expect(await reads(kept)).toMatchObject({ ok: true })
  })

  it('when the account begins to ask for a second factor', async () => {
    const member = await atWork('factor@denied.example')
    const params = { agencyId: AgencyId.parse(agencyId) }
    const staff = callerOf(agencies)(cast.superAdmin)
    expect(await staff(updateAgency, { params, body: { enforceMfa: true } })).toMatchObject({ ok: true })
    await isStopped(member)
    const { accessToken } = await answered(nobody(refreshToken, { body: { refreshToken: member.refreshToken } }))
    expect(await reads({ me: as(actorOfToken(accessToken)) })).toMatchObject({
      problem: { code: 'auth.factorRequired' },
    })
  })
})

it('whoever moves money or rights is asked afresh: the contract says which operations do', () => {
  const named = operations.filter(movesMoneyOrRights).map(({ name }) => name)
  expect(named).toEqual(
    expect.arrayContaining([
      ...operations.filter(({ money }) => money).map(({ name }) => name),
      ...['assignUserAccess', 'createUser', 'enableUser', 'migrateUserTeams', 'removeUser', 'updateUser'],
    ]),
  )
  const reads = operations.filter((operation) => operation.method === 'GET' && movesMoneyOrRights(operation))
  // Reading costs no more than before, but where whoever reads could wire money to what they are shown, or adds what tells others.
  expect(reads.map(({ name }) => name)).toEqual(['getBankDetails', 'getSlackAddUrl'])
})
