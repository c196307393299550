import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { handler as messagesWorker } from '#functions/messages/worker.ts'
import { meetDeadlines } from '#functions/policy/jobs/meetDeadlines.ts'
import { type PolicyRecord, renewalOf } from '#functions/policy/public.ts'
import * as policyContract from '#shared/contracts/policy/renewals.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { cast } from '#tests/cast/actors.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { followRenewals } from '../jobs/followRenewals.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk('au')
})
afterAll(() => desk.close())

/** A policy in force of which a hundred days are left. */
const endingPolicy = async (): Promise<PolicyRecord> => {
  const endDate = addDays(dateAt(new Date().toISOString(), regionOf('au').timeZone), 100)
  const accountId = await desk.quotes.anAccount()
  const policy = await desk.aPolicy({ accountId, effectiveDate: addMonths(endDate, -12), endDate })
  await meetDeadlines({ now: new Date().toISOString() })
  await desk.quotes.settle()
  return desk.read(policy.id)
}

const followAt = async (policy: PolicyRecord, days: number) => {
  await followRenewals({ now: `${addDays(policy.expirationDate, -days)}T01:00:00.000Z` })
  expect(await runJobsOf(desk.quotes.table, worker)).toEqual([])
  await desk.quotes.settle()
}

const noticesOf = async (policy: PolicyRecord) =>
  (await desk.events('policy.renewalDue', policy.id)).map(({ detail }) => detail)

/** Who is written to because of the last of them, and what. */
const mailsOf = async (policy: PolicyRecord) => {
  const event = (await desk.events('policy.renewalDue', policy.id)).at(-1)
  const before = (await desk.quotes.events()).filter(({ name }) => name === 'mail.requested').length
  const body = JSON.stringify({
    id: `evt_${policy.id}`,
    'detail-type': event?.name,
    time: new Date().toISOString(),
    detail: event?.detail,
  })
  await messagesWorker({ Records: [{ messageId: policy.id, body }] } as never)
  return JSON.stringify((await desk.quotes.events()).filter(({ name }) => name === 'mail.requested').slice(before))
}

describe('in Australia the insured is told that cover ends', () => {
  it('though reminders are muted, once, and the broker is left alone', async () => {
    const policy = await endingPolicy()
    const params = { policyId: policy.id }
    answered(await desk.asPolicy(cast.producer)(policyContract.muteRenewalReminders, { params, body: { mute: true } }))
    await followAt(policy, 60)
    expect(await noticesOf(policy)).toEqual([])
    await followAt(policy, 30)
    await followAt(policy, 29)
    await followAt(policy, 7)
    expect(await noticesOf(policy)).toEqual([{ policyId: policy.id, days: 30, isNotice: true }])
    const mails = await mailsOf(policy)
    expect(mails).toContain('renewalReminderInsured')
    expect(mails).not.toContain('renewalReminderAgent')
  })

  it('and that it will not be renewed, where it was opted out', async () => {
    const policy = await endingPolicy()
    await followAt(policy, 85)
    const optOut = { params: { policyId: policy.id }, body: { reason: 'Insured elsewhere' } }
    const at85 = await renewalOf(policy.id)
    await desk.asPolicy(cast.underwriter)(policyContract.createRenewalOptOut, optOut)
    expect((await desk.read(policy.id)).renewalOptOut).toBe(true)
    await followAt(policy, 20)
    expect((await noticesOf(policy)).at(-1)).toEqual({ policyId: policy.id, days: 20, isNotice: true })
    expect((await renewalOf(policy.id))?.quoteId).toBe(at85?.quoteId)
    expect(await mailsOf(policy)).toContain('optedOut')
  })
})
