import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import { type PolicyRecord, policyById, renewalOf, renewalWrite } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { claimPoliciesOf } from './claimPolicies.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

/** A policy in Kentucky whose term ended ten days ago, and whose renewal the insurer refused with notice on a day. */
const refusedOn = async (daysBefore: number): Promise<PolicyRecord> => {
  const endDate = addDays(dateAt(new Date().toISOString(), 'America/New_York'), -10)
  const { id } = await desk.aPolicy({ effectiveDate: addMonths(endDate, -12), endDate })
  const stored = await policyById(id)
  if (stored === undefined) throw new Error('The policy is gone.')
  const firmographicData = { ...stored.firmographicData, state: 'KY' }
  const on: CalendarDate = addDays(endDate, -daysBefore)
  await commit([
    policies.update(stored, { ...stored, firmographicData }),
    renewalWrite(id, await renewalOf(id), { noticed: { on, mayRenew: false } }),
  ])
  await meetDeadlines({ now: new Date().toISOString() })
  await desk.quotes.settle()
  return desk.read(id)
}
const goesOnUntil = async ({ accountId, id }: PolicyRecord) =>
  (await claimPoliciesOf(accountId)).find(({ record }) => record.id === id)?.terms.goesOnUntil

it('a policy that is owed a renewal, since its insurer refused too late, answers for as long again', async () => {
  const policy = await refusedOn(74)
  expect(await goesOnUntil(policy)).toBe(addMonths(policy.expirationDate, 12))
})

it('one whose insurer refused in time ends with its term', async () => {
  expect(await goesOnUntil(await refusedOn(75))).toBeUndefined()
})
