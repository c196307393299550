import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as policyHandler } from '#functions/policy/index.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import { type PolicyRecord, renewalOf, renewalWrite } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/claims/index.ts'
import { createClaim } from '#shared/contracts/policy/claims.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { ClaimId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk('au')
})
afterAll(() => desk.close())

const head: Actor = { ...cast.superAdmin, role: 'Head of Claims' }
const as = callerOf(handler)
const at = (id: string) => ({ params: { claimId: ClaimId.parse(id) } })

/** A policy in Sydney whose term ended so many days ago. */
const ended = async (daysAgo: number): Promise<PolicyRecord> => {
  const endDate = addDays(dateAt(new Date().toISOString(), 'Australia/Sydney'), -daysAgo)
  const { id } = await desk.aPolicy({ effectiveDate: addMonths(endDate, -12), endDate })
  await meetDeadlines({ now: new Date().toISOString() })
  await desk.quotes.settle()
  return desk.read(id)
}

/** The insured was given notice of the end on a day. */
const noticed = async ({ id }: PolicyRecord, on: CalendarDate): Promise<void> =>
  void (await commit([renewalWrite(id, await renewalOf(id), { noticed: { on, mayRenew: true } })]))

/** The cover of a claim that was begun at a policy over a loss of so many days after its end. */
const coverAfter = async (policy: PolicyRecord, days: number) => {
  const { id } = answered(
    await callerOf(policyHandler)(cast.producer)(createClaim, {
      body: {
        accountId: policy.accountId,
        policyId: policy.id,
        isFiled: true,
        reporter: { name: 'Ida Moreau' },
        address: '1 George Street',
        city: 'Sydney',
        state: 'NSW',
        zipCode: '2000',
        lossDate: addDays(policy.expirationDate, days),
        lossDescription: 'Files are locked and a note asks for money.',
      } as never,
    }),
  )
  answered(await as(head)(contract.assignClaim, { ...at(id), body: { adjusterId: 'me' } }))
  return { id, cover: answered(await as(head)(contract.getClaimFile, at(id))).cover }
}

describe('a claim of the days after a term, in Australia', () => {
  it('stands under none where the notice was in time', async () => {
    const policy = await ended(10)
    await noticed(policy, addDays(policy.expirationDate, -14))
    const { cover } = await coverAfter(policy, 6)
    expect(cover).toMatchObject({ reason: 'NO_POLICY' })
    expect(cover).not.toHaveProperty('basis')
  })

  it('stands under the policy whose end was not noticed in time, and is accepted under it', async () => {
    const policy = await ended(10)
    await noticed(policy, addDays(policy.expirationDate, -5))
    const { id, cover } = await coverAfter(policy, 6)
    expect(cover).toMatchObject({
      policyId: policy.id,
      basis: 'BY_LAW',
      period: { until: policy.expirationDate, goesOnUntil: addMonths(policy.expirationDate, 12) },
    })
    const body = { position: 'ACCEPTED', letter: 'The policy answers, whose cover goes on by law.' } as const
    expect(answered(await as(head)(contract.setClaimPosition, { ...at(id), body })).coveragePosition).toBe('ACCEPTED')
  })
})
