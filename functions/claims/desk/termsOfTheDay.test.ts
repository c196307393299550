import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import { type PolicyRecord, policyById, savePolicy } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import { previewEndorsement } from '#shared/contracts/policy/endorsements.ts'
import { createEndorsementQuote } from '#shared/contracts/quote/endorsements.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addYears } from '#shared/domain/calendar/moveDate.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { wholeNotice } from '#tests/support/wholeNotice.ts'
import { handler } from '../index.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const head: Actor = { ...cast.superAdmin, role: 'Head of Claims' }
/** Where the insured is. */
const today = () => dateAt(new Date().toISOString(), 'America/Los_Angeles')

it('a claim has the terms of the day on which it counts as made: what was endorsed from a later one on does not count for it', async () => {
  const began = addDays(today(), -60)
  const { id: policyId } = await desk.aPolicy({ effectiveDate: began, endDate: addYears(began, 1) })
  const asked = { limit: 2_000_000, effectiveDate: today() }
  const params = { policyId }
  const { total } = answered(await desk.asPolicy(cast.producer)(previewEndorsement, { params, body: asked }))
  const body = { policyId, ...asked, expectedTotal: total }
  answered(await desk.quotes.as(cast.producer)(createEndorsementQuote, { body }))
  const policy = await desk.read(policyId)
  expect(policy.limit).toBe(2_000_000)

  /** The most that the policy pays of a claim that was made on a day. */
  const limitOf = async (lossDate: CalendarDate) => {
    const notice = { ...wholeNotice, lossDate, isFiled: true, accountId: policy.accountId, policyId } as never
    const { id } = answered(await callerOf(policyHandler)(cast.producer)(createClaim, { body: notice }))
    const file = await callerOf(handler)(head)(contract.getClaimFile, { params: { claimId: ClaimId.parse(id) } })
    return answered(file).cover.aggregate?.limit
  }
  expect(await limitOf(addDays(began, 5))).toBe(100_000_000)
  expect(await limitOf(addDays(today(), -1))).toBe(100_000_000)
  expect(await limitOf(today())).toBe(200_000_000)
})

it('a claim of the days in which cover stands beyond its term, since its end was frozen or noticed late, stands under it', async () => {
  const ended = addDays(today(), -10)
  const accountId = await desk.quotes.anAccount()
  const { id: policyId } = await desk.aPolicy({ accountId, effectiveDate: addYears(ended, -1), endDate: ended })
  const coverOf = async () => {
    const notice = { ...wholeNotice, lossDate: addDays(today(), -4), isFiled: true, policyId }
    const { id } = answered(
      await callerOf(policyHandler)(cast.producer)(createClaim, { body: { ...notice, accountId } as never }),
    )
    const file = await callerOf(handler)(head)(contract.getClaimFile, { params: { claimId: ClaimId.parse(id) } })
    return answered(file).cover
  }
  const stands = async (more: Partial<PolicyRecord>) => {
    const stored = await policyById(policyId)
    if (stored !== undefined) await savePolicy(stored, { ...stored, status: 'IN FORCE', ...more })
  }
  expect(await coverOf()).toMatchObject({ reason: 'NO_POLICY' })
  await stands({ standsUntil: addDays(today(), 20) })
  expect(await coverOf()).toMatchObject({ policyId })
  const frozen = {
    action: 'expire',
    by: { kind: 'hold', id: 'hld_1', name: 'DISPUTE' },
    since: new Date().toISOString(),
  }
  await stands({ standsUntil: undefined, frozen } as Partial<PolicyRecord>)
  expect(await coverOf()).toMatchObject({ policyId })
})
