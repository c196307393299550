import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { personas } from '#functions/directory/store/personas.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import { policies } from '#functions/policy/store/policies.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'

const carrierId = PersonaId.parse('org_01JH0000000000000000000N11')
const administrator = partnerOf('CARRIER', 'Carrier Admin', carrierId)
const began = addDays(dateAt(new Date().toISOString(), 'America/New_York'), -60)

let desk: PolicyDesk
let policy: PolicyRecord

beforeAll(async () => {
  desk = await openPolicyDesk()
  await commit([personas.create(anOrganization(carrierId, 'carrier'))])
  const { id } = await desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
  const issued = await policies.require(id)
  await commit([policies.update(issued, { ...issued, status: 'IN FORCE', partnerIds: [carrierId] })])
  policy = await policies.require(id)
  for (const isFiled of [true, false]) {
    const mine = { isFiled, accountId: policy.accountId, policyId: policy.id, lossDate: addDays(began, 5) }
    answered(await callerOf(policyHandler)(cast.producer)(createClaim, { body: { ...wholeNotice, ...mine } as never }))
  }
  await desk.quotes.settle()
  await desk.quotes.settle()
})
afterAll(() => desk.close())

const found = async (query: object) =>
  answered(await callerOf(handler)(administrator)(contract.searchClaims, { query: query as never })).hits.length

describe('the claims that a figure counts', () => {
  it('are the filed ones of the policies of a year, of a limit and of a state', async () => {
    const { aggLimit, effectiveDate, firmographicData } = policy
    expect(await found({ began: effectiveDate.slice(0, 4) })).toBe(1)
    expect(await found({ began: '2019' })).toBe(0)
    expect(await found({ limit: String(aggLimit) })).toBe(1)
    expect(await found({ limit: String(aggLimit + 1) })).toBe(0)
    expect(await found({ state: firmographicData.state })).toBe(1)
    expect(await found({ state: 'Nowhere' })).toBe(0)
    expect(await found({ policyId: policy.id, began: '2019' })).toBe(0)
  })

  it('are of policies that cover, but in their year of all that was cover', async () => {
    const year = { began: policy.effectiveDate.slice(0, 4) }
    const limit = { limit: String(policy.aggLimit) }
    const as = async (status: PolicyRecord['status']) => {
      const kept = await policies.require(policy.id)
      await commit([policies.update(kept, { ...kept, status })])
      return [await found(year), await found(limit)]
    }
    expect(await as('CANCELLED')).toEqual([1, 0])
    expect(await as('VOID')).toEqual([0, 0])
    expect(await as('IN FORCE')).toEqual([1, 1])
  })
})
