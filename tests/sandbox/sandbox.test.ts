import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { epochSeconds, moveClock, now } from '#functions/_platform/clock/clock.ts'
import type { OutboxEvent } from '#functions/_platform/events/bus.ts'
import { noteRun } from '#functions/_platform/events/noteRun.ts'
import { letGo } from '#functions/_platform/held/held.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { sandboxes, sandboxId } from '#functions/_platform/sandbox/sandboxes.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type Row, scanRows } from '#functions/_platform/storage/verify/rawRows.ts'
import { users } from '#functions/directory/store/users.ts'
import { handler as platform } from '#functions/platform/index.ts'
import { handler as relay } from '#functions/platform/worker.ts'
import { handler } from '#functions/sandbox/index.ts'
import { isApart } from '#functions/sandbox/work/apart.ts'
import { handler as worker } from '#functions/sandbox/worker.ts'
import { getEnvironment } from '#shared/contracts/platform/environment.ts'
import { listSchedules } from '#shared/contracts/platform/schedules.ts'
import { getSandbox, keepSandbox, moveSandboxClock, resetSandbox } from '#shared/contracts/sandbox/sandbox.ts'
import { JobId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { aPerson } from '#tests/support/people.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'

const published: OutboxEvent[] = []
/** Runs of schedules are noted as soon as somebody asks for them. */
vi.mock('#functions/_platform/events/bus.ts', () => ({
  publish: async (events: readonly OutboxEvent[]) => {
    published.push(...events)
    for (const { name, detail } of events)
      if (name === 'schedule.due') {
        const at = now()
        const { service, job } = detail as { service: string; job: string }
        const jobId = carriedOn.get(job)
        await noteRun({ service, job, began: at, ended: at, outcome: 'DONE', met: 0, ...(jobId && { jobId }) })
      }
  },
}))
/** The jobs that carry on what schedules begin, by schedule. */
const carriedOn = new Map<string, JobId>()
/** What goes on while somebody waits; there is nothing that would have to settle. */
let meanwhile: (() => Promise<void>) | undefined
vi.mock('node:timers/promises', () => ({ setTimeout: () => meanwhile?.() ?? Promise.resolve() }))
vi.mock('#functions/_platform/auth/cognito.ts', async (original) => ({
  ...(await original<object>()),
  removeIdentity: async (email: string) => void removed.push(email),
  setPassword: async ({ email }: { email: string }) => void renewed.push(email),
}))
const removed: string[] = []
const renewed: string[] = []

const as = callerOf(handler)
const asked = callerOf(platform)
let table: TestTable
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  table = await startTable()
  outside = await openOutside()
  process.env.PALISADE_SANDBOX = 'yes'
})
afterAll(async () => {
  delete process.env.PALISADE_SANDBOX
  moveClock(0)
  letGo()
  await outside.close()
  await table.stop()
})
beforeEach(() => {
  published.length = 0
  letGo()
})

/** The worker's turns, until the sandbox is open again. */
const workOff = async (): Promise<void> => {
  for (;;) {
    const turn = published.findLast(({ name }) => name === 'sandbox.due')?.detail.turn
    await handOver(worker as never, 'sandbox.due', { turn: Number(turn) })
    letGo()
    if ((await sandboxes.byId(sandboxId))?.status === 'OPEN') return
  }
}

const book = async (): Promise<Map<string, Row>> => {
  const { rows } = await scanRows(10_000, undefined)
  return new Map(rows.filter((row) => !isApart(row)).map((row) => [`${row.pk} ${row.sk}`, row]))
}

describe('a sandbox', () => {
  it('is none where business is done: its clock stands and nothing is put back', async () => {
    delete process.env.PALISADE_SANDBOX
    for (const call of [
      as(cast.superAdmin)(getSandbox, {}),
      as(cast.superAdmin)(moveSandboxClock, { body: { days: 1 } }),
      as(cast.superAdmin)(keepSandbox, {}),
      as(cast.superAdmin)(resetSandbox, {}),
    ])
      expect(await call).toMatchObject({ status: 404, problem: { code: 'sandbox.none' } })
    expect(await asked(cast.superAdmin)(getEnvironment, {})).not.toHaveProperty('value.clockAhead')
    process.env.PALISADE_SANDBOX = 'yes'
  })

  it('is moved by who may, forward, and no further than a year and a month', async () => {
    expect(await as(cast.agent)(moveSandboxClock, { body: { days: 1 } })).toMatchObject({ status: 403 })
    // A program that moves it follows how far it is.
    const key = { ...cast.superAdmin, sessionId: 'key_1', keyScopes: ['sandbox:manage'] as const }
    expect(await as(key)(getSandbox, {})).toMatchObject({ ok: true })
    for (const days of [0, -1, 401, 1.5])
      expect(await as(cast.superAdmin)(moveSandboxClock, { body: { days } })).toMatchObject({ status: 400 })
  })

  it('lets the days pass one by one, and what comes due is done once a day by the clock of that day', async () => {
    const before = Date.now()
    expect(await as(cast.superAdmin)(moveSandboxClock, { body: { days: 3 } })).toMatchObject({
      status: 202,
      value: { status: 'MOVING', done: 0, total: 3, ahead: 0 },
    })
    expect(await as(cast.superAdmin)(resetSandbox, {})).toMatchObject({ status: 409 })
    await workOff()
    const expiries = published.filter(({ detail }) => detail.job === 'meetDeadlines').map(({ at }) => Date.parse(at))
    expect(expiries.map((at) => Math.round((at - before) / 86_400_000))).toEqual([1, 2, 3])
    const { value } = (await as(cast.superAdmin)(getSandbox, {})) as { value: { now: string; ahead: number } }
    expect(value).toMatchObject({ status: 'OPEN', by: expect.any(String) })
    expect(Math.round((Date.parse(value.now) - Date.now()) / 86_400_000)).toBe(3)
    expect(await asked(cast.superAdmin)(getEnvironment, {})).toMatchObject({ value: { clockAhead: value.ahead } })
  })

  it('waits with the next day for the jobs that carry on what came due in this one', async () => {
    const at = now()
    const id = JobId.parse('job_01JH0000000000000000000S01')
    const job = { id, kind: 'dunInvoices', key: 'a day', input: {}, status: 'QUEUED', turn: 0, again: false } as const
    const nothing = { done: 0, counts: {}, notes: [], failures: 0, startedBy: 'Operations', created: at, updated: at }
    await commit([jobs.create({ ...job, ...nothing })])
    carriedOn.set('dunToday', id)
    const begun = () => published.filter(({ detail }) => detail.job === 'dunToday').length
    const waited: number[] = []
    meanwhile = async () => {
      if (begun() === 0 || carriedOn.size === 0) return
      waited.push(begun())
      if (waited.length < 5) return
      carriedOn.clear()
      await commit([jobs.update(await jobs.require(id), { ...job, ...nothing, status: 'DONE', ended: now() })])
    }
    await as(cast.superAdmin)(moveSandboxClock, { body: { days: 2 } })
    await workOff()
    meanwhile = undefined
    expect(waited).toEqual([1, 1, 1, 1, 1])
    expect(begun()).toBe(2)
  })

  it('tells others the world’s time: what expires there expires when it should', () => {
    expect(Math.abs(epochSeconds(now()) - Date.now() / 1000)).toBeLessThan(2)
    expect(Date.parse(now()) - Date.now()).toBeGreaterThan(2.9 * 86_400_000)
  })

  it('is put back to what was kept: what changed, what came and what went, and its clock', async () => {
    expect(await as(cast.superAdmin)(resetSandbox, {})).toMatchObject({
      status: 409,
      problem: { code: 'sandbox.nothingKept' },
    })
    const kept = await aPerson('kept@people.example')
    const gone = await aPerson('gone@people.example')
    expect(await as(cast.superAdmin)(keepSandbox, {})).toMatchObject({ status: 202, value: { status: 'KEEPING' } })
    letGo()
    expect(await asked(cast.superAdmin)(listSchedules, {})).toMatchObject({ status: 200 })
    await workOff()
    const before = await book()
    const keptAt = (await sandboxes.byId(sandboxId))?.kept?.at ?? ''

    const person = await users.require(kept.id)
    await commit([users.update(person, { ...person, firstName: 'Changed' })])
    await commit([users.remove(await users.require(gone.id))])
    const came = await aPerson('came@people.example')
    await as(cast.superAdmin)(moveSandboxClock, { body: { days: 2 } })
    await workOff()

    renewed.length = 0
    expect(await as(cast.superAdmin)(resetSandbox, {})).toMatchObject({ status: 202, value: { status: 'RESETTING' } })
    letGo()
    expect(await asked(cast.superAdmin)(listSchedules, {})).toMatchObject({
      status: 503,
      problem: { code: 'sandbox.closed' },
    })
    expect(await relay({ Records: (await table.stream()).Records } as never)).toEqual({ batchItemFailures: [] })
    await workOff()
    letGo()
    expect(await as(cast.superAdmin)(getSandbox, {})).toMatchObject({
      value: { status: 'OPEN', ahead: expect.any(Number) },
    })
    expect(await book()).toEqual(before)
    expect((await users.byId(kept.id))?.firstName).toBe('Ada')
    expect((await users.byId(gone.id))?.email).toBe('gone@people.example')
    expect(await users.byId(came.id)).toBeUndefined()
    expect(removed).toEqual(['came@people.example'])
    expect(renewed).toEqual(['gone@people.example'])
    expect(Math.abs(Date.parse(now()) - Date.parse(keptAt))).toBeLessThan(20_000)
  })
})
