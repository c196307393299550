import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { ClaimId, PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { aCarriersPolicy } from '#tests/support/aCarriersPolicy.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'
import { claims } from '../store/claims.ts'
import { handler as worker } from '../worker.ts'

const carrierId = PersonaId.parse('org_01JH0000000000000000000N01')
const as = callerOf(handler)
const adjuster = partnerOf('CARRIER', 'Carrier Claims Adjuster', carrierId)
const staff = (firstName: string, role: 'Head of Claims' | 'Power User', enabled = true) =>
  newUser({
    email: `${firstName.toLowerCase()}@us.palisade.example`,
    firstName,
    lastName: 'Marsh',
    accountType: 'COWBELL',
    organizationId: 'cowbell',
    role,
    teamIds: [],
    status: 'ACTIVE',
    enabled,
    now: new Date().toISOString(),
  })
const head = staff('Hetty', 'Head of Claims')

let desk: PolicyDesk
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await aCarriersPolicy(desk, { ...anOrganization(carrierId, 'carrier'), claimsNoticeLevel: 1_000_000 })
  const people = [staff('Gone', 'Head of Claims', false), staff('Pat', 'Power User'), head]
  await commit(people.map((user) => users.create(user)))
})
afterAll(() => desk.close())
beforeEach(() => {
  process.env.PALISADE_SANDBOX = 'yes'
})
afterEach(() => {
  delete process.env.PALISADE_SANDBOX
})

const large = 'A large loss: every server is locked, the backups too.'
const filed = async (lossDescription = large, more: object = {}) => {
  const lossDate = addDays(policy.effectiveDate, 5)
  const body = { ...wholeNotice, lossDate, lossDescription, isFiled: true, accountId: policy.accountId, ...more }
  const { id } = answered(await callerOf(policyHandler)(cast.producer)(createClaim, { body: body as never }))
  return ClaimId.parse(id)
}
const told = (claimId: string) => handOver(worker as never, 'claim.filed', { claimId })
const movedEvents = async (claimId: string) =>
  (await desk.quotes.events()).filter(({ name, detail }) => name === 'claim.moved' && detail.claimId === claimId)
const inQueue = async (actor: Actor) =>
  answered(await as(actor)(contract.searchClaimQueue, { query: { noticed: 'true' } as never })).hits.map(({ id }) => id)

describe('a claim whose notice tells of a large loss', () => {
  it('is taken up by the head of claims and reserved above others’ authority, as the carrier and programs are told', async () => {
    const id = await filed()
    const before = (await movedEvents(id)).length
    await told(id)
    const claim = await claims.require(id)
    const by = { by: head.id, name: 'Hetty Marsh' }
    expect(claim).toMatchObject({
      status: 'RESERVED',
      adjuster: { id: head.id, name: 'Hetty Marsh' },
      reserves: [{ kind: 'INDEMNITY', amount: 125_000_000, ...by }],
      bookings: [{ outstanding: 125_000_000 }],
    })
    expect(await movedEvents(id)).toHaveLength(before + 1)
    await desk.quotes.settle()
    await desk.quotes.settle()
    expect(await inQueue(adjuster)).toEqual([id])
    const [reserve] = claim.reserves
    const more = { kind: 'INDEMNITY', coverageId: reserve?.coverageId, amount: 125_000_100, reason: 'More' } as never
    expect(await as(adjuster)(contract.setClaimReserve, { params: { claimId: id }, body: more })).toMatchObject({
      problem: { code: 'claim.aboveAuthority' },
    })
  })

  it('is reserved once, however often it is told', async () => {
    const id = await filed()
    await Promise.all([told(id), told(id)].map((each) => each.catch(() => undefined)))
    await told(id)
    const { reserves, version } = await claims.require(id)
    expect(reserves).toHaveLength(1)
    await told(id)
    expect((await claims.require(id)).version).toBe(version)
  })

  it('is no other one, none that somebody took up, and none where business is done', async () => {
    const others = await filed('Files are locked and a note asks for money.')
    const taken = await filed()
    answered(
      await as({ ...cast.superAdmin, role: 'Head of Claims' })(contract.assignClaim, {
        params: { claimId: taken },
        body: { adjusterId: 'me' },
      }),
    )
    const real = await filed()
    for (const id of [others, taken]) await told(id)
    delete process.env.PALISADE_SANDBOX
    await told(real)
    for (const [id, status] of [
      [others, 'FILED'],
      [taken, 'OPEN'],
      [real, 'FILED'],
    ] as const)
      expect(await claims.require(id)).toMatchObject({ status, reserves: [] })
  })

  it('is taken up and left without a reserve where no policy answers it, or the one it was begun at only of later days', async () => {
    const id = await filed(large)
    const claim = await claims.require(id)
    const { policyId: _, policyNumber: __, productType: ___, ...unplaced } = claim
    await commit([claims.update(claim, unplaced)])
    const early = await filed(large, { policyId: policy.id, lossDate: addDays(policy.effectiveDate, -5) })
    expect(await claims.require(early)).toMatchObject({ policyId: policy.id })
    for (const each of [id, early]) {
      await told(each)
      expect(await claims.require(each)).toMatchObject({ status: 'OPEN', adjuster: { id: head.id }, reserves: [] })
    }
  })
})
