import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountAction, accountById } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { coverageInstant } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { addDays } from '#shared/domain/calendar/moveDate.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { deadlines, dueDeadlines } from '../store/deadlines.ts'
import { policies } from '../store/policies.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
beforeAll(async () => {
  desk = await openPolicyDesk()
})
afterAll(() => desk.close())

const runAt = async (now: Instant) => {
  process.env.PALISADE_CLOCK = now
  const { meetDeadlines } = await import('./meetDeadlines.ts')
  await meetDeadlines({ now })
  delete process.env.PALISADE_CLOCK
}
const minuteBefore = (instant: string) => new Date(Date.parse(instant) - 60_000).toISOString()
const statusOf = async ({ id }: PolicyRecord) => (await desk.read(id)).status

describe('what becomes of a policy by itself', () => {
  it('starts and ends at 12:01 AM where the insured is, not a minute earlier', async () => {
    const policy = await desk.aPolicy()
    const start = coverageInstant(policy.effectiveDate, policy.timeZone)
    const end = coverageInstant(policy.expirationDate, policy.timeZone)
    await runAt(minuteBefore(start))
    expect(await statusOf(policy)).toBe('ISSUED')
    await runAt(start)
    expect(await statusOf(policy)).toBe('IN FORCE')
    await runAt(minuteBefore(end))
    expect(await desk.read(policy.id)).toMatchObject({ status: 'IN FORCE', openForRenewal: true })
    await runAt(end)
    expect(await desk.read(policy.id)).toMatchObject({ status: 'EXPIRED', openForRenewal: false })
    expect(await dueDeadlines('2099-01-01T00:00:00.000Z', 100)).toEqual([])
  })

  it('catches up on everything that was missed, once', async () => {
    const policy = await desk.aPolicy()
    const late = coverageInstant(addDays(policy.expirationDate, 30), policy.timeZone)
    await runAt(late)
    await runAt(late)
    expect(await statusOf(policy)).toBe('EXPIRED')
    expect(await desk.events('policy.ended', policy.id)).toHaveLength(1)
  })

  it('happens behind a hundred that fail', async () => {
    const policy = await desk.aPolicy()
    const start = coverageInstant(policy.effectiveDate, policy.timeZone)
    const lost = Array.from({ length: 101 }, (_, index) => ({
      id: `ddl_lost${index}`,
      policyId: `pol_lost${index}`,
      action: 'start' as const,
      at: '2026-01-05T09:00:00.000Z' as const,
    }))
    for (const each of lost) await commit([deadlines.create(each)])
    await runAt(start)
    expect(await statusOf(policy)).toBe('IN FORCE')
    for (const { id } of lost) {
      const kept = await deadlines.byId(id)
      if (kept !== undefined) await commit([deadlines.remove(kept)])
    }
  })

  it('is renewed, not expired, when another policy renews it', async () => {
    const policy = await desk.aPolicy()
    await runAt(coverageInstant(addDays(policy.effectiveDate, 1), policy.timeZone))
    const renewal = await desk.aPolicy({ isRenewal: true, renewsPolicyId: policy.id })
    expect(renewal).toMatchObject({ isRenewal: true, transactions: [{ kind: 'RENEWAL' }] })
    expect(await desk.read(policy.id)).toMatchObject({ renewedByPolicyId: renewal.id, openForRenewal: false })
    await runAt(coverageInstant(policy.expirationDate, policy.timeZone))
    expect(await statusOf(policy)).toBe('RENEWED')
  })

  it('ends the account’s cover with its last policy', async () => {
    const policy = await desk.aPolicy()
    const account = await accountById(policy.accountId)
    if (account === undefined) throw new Error('no account')
    await commit([accountAction(account, 'policyIssued')])
    const tell = () =>
      worker({
        Records: [
          {
            messageId: 'm1',
            body: JSON.stringify({
              id: 'evt_1',
              'detail-type': 'policy.ended',
              time: '2026-11-20T00:00:00.000Z' as const,
              detail: { policyId: policy.id },
            }),
          },
        ],
      } as unknown as Parameters<typeof worker>[0])
    const others = (
      await policies.list({ scopes: [`account:${policy.accountId}`], group: ['binders', 'policies'], size: 100 })
    ).hits
    expect(others.some(({ status }) => status === 'ISSUED' || status === 'IN FORCE')).toBe(true)
    const other = await desk.aPolicy()
    await runAt(coverageInstant(policy.expirationDate, policy.timeZone))
    expect(await statusOf(other)).toBe('EXPIRED')
    await tell()
    expect(await accountById(policy.accountId)).toMatchObject({ status: 'Expired' })
  })
})
