import { afterAll, beforeAll, expect, it } from 'vitest'
import { handler as policyHandler } from '#functions/policy/index.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { getClaimFile } from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { ClaimId, PersonaId } from '#shared/domain/ids/ids.ts'
import { cast, partnerOf } from '#tests/cast/actors.ts'
import { aCarriersPolicy } from '#tests/support/aCarriersPolicy.ts'
import { anOrganization } from '#tests/support/anOrganization.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'

const carrierId = PersonaId.parse('org_01JH0000000000000000000N01')
const adjuster = partnerOf('CARRIER', 'Carrier Claims Adjuster', carrierId)

let desk: PolicyDesk
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  policy = await aCarriersPolicy(desk, anOrganization(carrierId, 'carrier'))
})
afterAll(() => desk.close())

const noticed = async (days: number, isFiled = true) => {
  const lossDate = addDays(policy.effectiveDate, days)
  const body = { ...wholeNotice, lossDate, isFiled, accountId: policy.accountId, policyId: policy.id } as never
  return ClaimId.parse(answered(await callerOf(policyHandler)(cast.producer)(createClaim, { body })).id)
}
const fileOf = (claimId: ClaimId) => callerOf(handler)(adjuster)(getClaimFile, { params: { claimId } })

it('a claim is known to the carrier of the policy that it stands under, whether or not that answers by its days', async () => {
  for (const days of [5, -5])
    expect(await fileOf(await noticed(days)), `${days} days on`).toMatchObject({ value: { policyId: policy.id } })
  expect(await fileOf(await noticed(5, false))).toMatchObject({ problem: { code: 'claim.notFound' } })
})
