import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import { policies, requirePolicy } from '#functions/policy/store/policies.ts'
import { getPersonaProfile, updatePersonaProfile } from '#shared/contracts/account/personas.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { coverageId } from '#shared/domain/coverage/coverageId.ts'
import { ClaimId, PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'

const carrierId = PersonaId.parse('org_01JH0000000000000000000N01')
const poolId = PersonaId.parse('org_01JH0000000000000000000N02')
const as = callerOf(handler)
const inAccount = callerOf(accountHandler)
const head: Actor = { ...cast.superAdmin, role: 'Head of Claims' }
const administrator = partnerOf('CARRIER', 'Carrier Admin', carrierId)
const adjuster = partnerOf('CARRIER', 'Carrier Claims Adjuster', carrierId)
const at = (id: string) => ({ params: { claimId: ClaimId.parse(id) } })

let desk: PolicyDesk
let large: string
beforeAll(async () => {
  desk = await openPolicyDesk()
  const began = addDays(dateAt(new Date().toISOString(), 'America/New_York'), -60)
  const { id: policyId } = await desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
  const policy = await requirePolicy(policyId, cast.superAdmin)
  await commit([
    personas.create(anOrganization(carrierId, 'carrier')),
    personas.create(anOrganization(poolId, 'pool')),
    policies.update(policy, { ...policy, partnerIds: [carrierId] }),
  ])
  const reservedAt = async (amount: number) => {
    const lossDate = addDays(began, 5)
    const body = { ...wholeNotice, lossDate, isFiled: true, accountId: policy.accountId, policyId: policy.id } as never
    const { id } = answered(await callerOf(policyHandler)(cast.producer)(createClaim, { body }))
    answered(await as(head)(contract.assignClaim, { ...at(id), body: { adjusterId: 'me' } }))
    const position = { position: 'ACCEPTED', letter: 'We accept.' } as const
    answered(await as(head)(contract.setClaimPosition, { ...at(id), body: position }))
    const reserve = { kind: 'INDEMNITY', coverageId: coverageId('LIABILITY'), amount, reason: 'First look' } as never
    answered(await as(head)(contract.setClaimReserve, { ...at(id), body: reserve }))
    return id
  }
  await reservedAt(9_999_999)
  large = await reservedAt(10_000_000)
  await desk.quotes.settle()
  await desk.quotes.settle()
})
afterAll(() => desk.close())

const say = (claimsNoticeLevel: 100_000 | 25_000 | null, actor = administrator, type = 'carrier') =>
  inAccount(actor)(updatePersonaProfile, { params: { type }, body: { claimsNoticeLevel } })
const noticed = async (actor: Actor) =>
  answered(await as(actor)(contract.searchClaims, { query: { noticed: 'true' } as never }))
const onDesk = async (actor: Actor) =>
  answered(await as(actor)(contract.searchClaimQueue, { query: { noticed: 'true' } as never }))

describe('the claims notice level of a carrier', () => {
  it('is none at first, and no claim has reached it', async () => {
    expect(await noticed(administrator)).toMatchObject({ hits: [], totalHits: 0 })
  })

  it('has its people told of the open claims that cost so much or more, to the cent', async () => {
    expect(answered(await say(100_000))).toMatchObject({ claimsNoticeLevel: 100_000 })
    for (const told of [await noticed(administrator), await onDesk(adjuster)])
      expect(told).toMatchObject({ hits: [{ id: large }], totalHits: 1 })
    const found = await as(administrator)(contract.searchClaims, {
      query: { noticed: 'true', search: '*zzz*' } as never,
    })
    expect(found).toMatchObject({ value: { hits: [] } })
  })

  it('changes which those are at once, and no claim for it', async () => {
    answered(await say(25_000))
    expect((await noticed(administrator)).totalHits).toBe(2)
    answered(await say(null))
    expect((await noticed(administrator)).totalHits).toBe(0)
    const own = await inAccount(administrator)(getPersonaProfile, { params: { type: 'carrier' }, query: {} })
    expect(answered(own)).not.toHaveProperty('claimsNoticeLevel')
  })

  it('is one of few, and a carrier’s alone, which its administrators say', async () => {
    const odd = { claimsNoticeLevel: 12_345 } as never
    expect(
      await inAccount(administrator)(updatePersonaProfile, { params: { type: 'carrier' }, body: odd }),
    ).toMatchObject({ status: 400 })
    expect(await say(100_000, adjuster)).toMatchObject({ status: 403 })
    expect(await say(100_000, partnerOf('POOL', 'Pool Admin', poolId), 'pool')).toMatchObject({
      status: 422,
      problem: { code: 'account.invalidDetails', errors: [{ path: ['claimsNoticeLevel'] }] },
    })
  })

  it('tells nobody else anything: staff and agencies have no level', async () => {
    answered(await say(25_000))
    for (const actor of [head, cast.producer]) expect((await noticed(actor)).hits).toEqual([])
  })
})
