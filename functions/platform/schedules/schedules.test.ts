import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moveClock, now } from '#functions/_platform/clock/clock.ts'
import { noteRun } from '#functions/_platform/events/noteRun.ts'
import { scheduleRunId, scheduleRuns } from '#functions/_platform/events/scheduleRuns.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { handler as policyWorker } from '#functions/policy/worker.ts'
import { listSchedules, runSchedule } from '#shared/contracts/platform/schedules.ts'
import { getServiceStatus } from '#shared/contracts/platform/status.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { cast } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { deliver } from '#tests/support/queue.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { watchSchedules } from './watchSchedules.ts'

const as = callerOf(handler)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
})
afterAll(() => table.stop())

const shown = async (id: string) => {
  const answer = await as(cast.superAdmin)(listSchedules, {})
  return answer.ok ? answer.value.schedules.find((each) => each.id === id) : undefined
}
const told = async () => (await eventsOf(table)).filter(({ name }) => name === 'schedule.missed')
const ran = (job: string, began: Instant, outcome: 'DONE' | 'FAILED' = 'DONE', met = 1) =>
  noteRun({ service: 'quote', job, began, ended: began, outcome, met, failures: outcome === 'DONE' ? [] : ['Broken.'] })
const ago = (minutes: number): Instant => new Date(Date.now() - minutes * 60_000).toISOString()

describe('what runs by the clock', () => {
  it('shows its next run, and its last one with how many it met', async () => {
    expect(await shown('policy.meetDeadlines')).toMatchObject({ standing: 'NEVER', expression: 'rate(5 minutes)' })
    await policyWorker({ job: 'meetDeadlines' } as never)
    const after = await shown('policy.meetDeadlines')
    expect(after).toMatchObject({ standing: 'WELL', last: { outcome: 'DONE', met: 0, failures: [] } })
    expect(Date.parse(after?.next ?? '')).toBeGreaterThanOrEqual(Date.parse(after?.last?.began ?? ''))
  })

  it('shows the job that a run began as the run', async () => {
    const { handler: quoteWorker } = await import('#functions/quote/worker.ts')
    await quoteWorker({ job: 'expireQuotes' } as never)
    expect(await shown('quote.expireQuotes')).toMatchObject({ last: { job: { status: 'QUEUED' } } })
  })

  it('is run by who may, at once, once more than by the clock, and noted with who asked', async () => {
    const params = { scheduleId: 'policy.meetDeadlines' }
    expect(await as(cast.underwriter)(runSchedule, { params })).toMatchObject({ status: 403 })
    expect(await as(cast.superAdmin)(runSchedule, { params: { scheduleId: 'no.such' } })).toMatchObject({ status: 404 })
    expect(await as(cast.superAdmin)(runSchedule, { params })).toMatchObject({ status: 202 })
    const asked = (await eventsOf(table)).filter(({ name }) => name === 'schedule.due')
    expect(asked.map(({ detail }) => detail)).toEqual([{ service: 'policy', job: 'meetDeadlines' }])
    const body = JSON.stringify({ id: 'evt_1', 'detail-type': 'schedule.due', time: now(), detail: asked[0]?.detail })
    expect(await deliver(policyWorker, [{ messageId: 'm1', body }])).toEqual([])
  })

  it('that found nothing a moment ago is not written again for finding nothing', async () => {
    await ran('followRenewals', ago(5), 'DONE', 0)
    const before = await scheduleRuns.require(scheduleRunId({ service: 'quote', job: 'followRenewals' }))
    await ran('followRenewals', ago(1), 'DONE', 0)
    expect((await scheduleRuns.require(before.id)).began).toBe(before.began)
    await ran('followRenewals', ago(0), 'DONE', 3)
    expect((await scheduleRuns.require(before.id)).met).toBe(3)
  })

  it('that failed or is late is told to operators once, until it is well again', async () => {
    await ran('expireBinders', ago(5), 'FAILED')
    await ran('overdueSubjectivities', ago(180))
    await watchSchedules({ now: now() })
    const details = ['quote.expireBinders FAILED', 'quote.overdueSubjectivities LATE']
    expect((await told()).map(({ detail }) => detail)).toEqual([{ schedules: details }])
    await watchSchedules({ now: now() })
    expect(await told()).toHaveLength(1)
    await ran('expireBinders', ago(2))
    await ran('expireBinders', ago(1), 'FAILED')
    await watchSchedules({ now: now() })
    expect((await told()).at(-1)?.detail).toEqual({ schedules: ['quote.expireBinders FAILED'] })
  })

  it('is not late by what the clock of a sandbox was moved', async () => {
    await ran('overdueSubjectivities', ago(10))
    const before = (await told()).length
    moveClock(30 * 86_400_000)
    await watchSchedules({ now: now() })
    expect(await told()).toHaveLength(before)
    expect(await shown('quote.overdueSubjectivities')).toMatchObject({ standing: 'WELL' })
    moveClock(0)
    await ran('overdueSubjectivities', ago(180))
    await watchSchedules({ now: now() })
    expect((await told()).at(-1)?.detail).toEqual({ schedules: ['quote.overdueSubjectivities LATE'] })
    await ran('overdueSubjectivities', ago(1))
  })

  it('is told everybody by the part of the platform that it belongs to, with no word of what it is', async () => {
    await ran('expireBinders', ago(1), 'FAILED')
    letGo()
    const answer = await as(undefined)(getServiceStatus, {})
    const parts = answer.ok ? answer.value.parts : []
    expect(parts.find(({ service }) => service === 'quote')).toMatchObject({ standing: 'DISTURBED' })
    expect(parts.find(({ service }) => service === 'agency')).toEqual({ service: 'agency', standing: 'UNKNOWN' })
    expect(JSON.stringify(answer)).not.toMatch(/expireBinders|Broken/)
  })

  it('measures every part that has a worker by its beat, whatever else runs in it and when', async () => {
    const standing = async (part: string) => {
      letGo()
      const answer = await as(undefined)(getServiceStatus, {})
      return answer.ok ? answer.value.parts.find(({ service }) => service === part) : undefined
    }
    expect(await standing('inbox')).toEqual({ service: 'inbox', standing: 'UNKNOWN' })
    const { handler: inboxWorker } = await import('#functions/inbox/worker.ts')
    await inboxWorker({ job: 'beat' } as never)
    expect(await standing('inbox')).toMatchObject({ standing: 'WELL', last: expect.any(String) })
    const listed = await as(cast.superAdmin)(listSchedules, {})
    expect(listed.ok && listed.value.schedules.map(({ name }) => name)).not.toContain('beat')
  })
})
