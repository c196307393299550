import { ulid } from 'ulid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contracts from '#shared/contracts/auth/index.ts'
import { cast } from '#tests/cast/actors.ts'
import { actorOfToken, type Identity, startIdentity } from '#tests/support/identity.ts'
import { callerOf } from '#tests/support/operation.ts'
import { anAgency, aPerson } from '#tests/support/people.ts'
import { handler } from '../index.ts'
import { users } from '../store/users.ts'

const { createJumpToken, createSwitchToken, exchangeJumpToken, listMyAccounts, refreshToken } = contracts
const as = callerOf(handler)
const nobody = as(undefined)
const seconds = (count: number) => vi.setSystemTime(Date.now() + count * 1000)

let identity: Identity
let agencyId: string
beforeAll(async () => {
  identity = await startIdentity()
  agencyId = await anAgency()
})
afterAll(() => identity.stop())
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const enter = (token: string) => nobody(exchangeJumpToken, { params: { token } })
const tokenOf = (answer: { ok: boolean; value?: { token: string } }) => answer.value?.token ?? ''

describe('jumping into another account', () => {
  it('opens a session as its administrator that keeps whose it is, for 60 seconds and once', async () => {
    const user = await aPerson('jump@jump.example', { role: 'Underwriter' })
    const me = as({ ...cast.underwriter, userId: user.id })
    const jump = () => me(createJumpToken, { params: { personaPath: 'agency', accountId: agencyId } })
    const token = tokenOf(await jump())
    const answer = await enter(token)
    if (!answer.ok) throw new Error(answer.problem.code)
    expect(actorOfToken(answer.value.accessToken)).toMatchObject({
      userId: user.id,
      accountType: 'AGENCY',
      subscriberType: 'COWBELL',
      role: 'Agency Admin',
      realm: 'ACCOUNT',
      organizationId: agencyId,
      scopes: [],
    })
    expect(await enter(token)).toMatchObject({ status: 404, problem: { code: 'auth.linkExpired' } })
    const late = tokenOf(await jump())
    seconds(60)
    expect(await enter(late)).toMatchObject({ status: 404 })

    const stored = await users.require(user.id)
    const next = await nobody(refreshToken, { body: { refreshToken: answer.value.refreshToken } })
    expect(next).toMatchObject({ ok: true })
    await commit([users.update(stored, { ...stored, role: 'Agent', accountType: 'AGENCY', organizationId: agencyId })])
    const token2 = next.ok ? next.value.refreshToken : ''
    expect(await nobody(refreshToken, { body: { refreshToken: token2 } })).toMatchObject({ status: 401 })
  })

  it('refuses a persona that is none, an account that is not there, and those who may not jump', async () => {
    const me = as(cast.superAdmin)
    const jump = (personaPath: string, accountId: string) => me(createJumpToken, { params: { personaPath, accountId } })
    expect(await jump('broker', agencyId)).toMatchObject({ status: 400, problem: { code: 'auth.personaUnknown' } })
    expect(await jump('agency', `agy_${ulid()}`)).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
    expect(await jump('customer', `acc_${ulid()}`)).toMatchObject({
      status: 404,
      problem: { code: 'account.notFound' },
    })
    expect(await jump('admin', 'provider')).toMatchObject({ status: 404 })
    expect(
      await as(cast.producer)(createJumpToken, { params: { personaPath: 'agency', accountId: agencyId } }),
    ).toMatchObject({ status: 403 })
    const carrier = as({ ...cast.clusterViewer, accountType: 'CARRIER', role: 'Carrier Admin' })
    expect(await carrier(createJumpToken, { params: { personaPath: 'agency', accountId: agencyId } })).toMatchObject({
      status: 404,
    })
  })

  it('is over with the user', async () => {
    const user = await aPerson('leaver@jump.example')
    const me = as({ ...cast.superAdmin, userId: user.id })
    const token = tokenOf(await me(createJumpToken, { params: { personaPath: 'agency', accountId: agencyId } }))
    await commit([users.update(await users.require(user.id), { ...user, enabled: false })])
    expect(await enter(token)).toMatchObject({ status: 404 })
  })
})

describe('switching to another account of one’s own', () => {
  it('opens a session in the role one has there', async () => {
    const second = await anAgency({ name: 'Bluebonnet Brokers' })
    const user = await aPerson('both@jump.example', {
      role: 'Agency Admin',
      organizationId: agencyId,
      otherMemberships: [{ accountType: 'AGENCY', organizationId: second, role: 'Agent', teamIds: ['tea_9'] }],
    })
    const me = as({ ...cast.agencyAdmin, userId: user.id, organizationId: agencyId })
    expect(await me(listMyAccounts, {})).toMatchObject({
      value: [
        { id: agencyId, name: 'Harbour & Pine Insurance', accountType: 'AGENCY', role: 'Agency Admin' },
        { id: second, name: 'Bluebonnet Brokers', role: 'Agent' },
      ],
    })
    const answer = await enter(tokenOf(await me(createSwitchToken, { params: { accountId: second } })))
    expect(answer.ok && actorOfToken(answer.value.accessToken)).toMatchObject({
      accountType: 'AGENCY',
      subscriberType: 'AGENCY',
      role: 'Agent',
      realm: 'TEAM',
      organizationId: second,
      teamIds: ['tea_9'],
    })
    const other = await anAgency()
    expect(await me(createSwitchToken, { params: { accountId: other } })).toMatchObject({
      status: 404,
      problem: { code: 'account.notFound' },
    })
  })
})
