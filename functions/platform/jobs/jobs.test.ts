import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import { cancelJob, getJob, listJobs, retryJob } from '#shared/contracts/platform/jobs.ts'
import { JobId } from '#shared/domain/ids/ids.ts'
import { canJob } from '#shared/records/job/jobLife.ts'
import { type JobStatus, jobStatuses } from '#shared/records/job/jobStatus.ts'
import { cast } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { settlerOf } from '#tests/support/settle.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
let table: TestTable
let settle: () => Promise<void>
beforeAll(async () => {
  table = await startTable()
  settle = settlerOf(table)
  await commit([users.create(aUser({ id: 'usr_ada', email: 'ada@jobs.example' }))])
  await settle()
})
afterAll(() => table.stop())

const begin = async (input: object): Promise<JobId> => {
  const { id } = (await worker({ task: 'verifyJob', input, executionName: 'test' })) as { readonly id: string }
  return JobId.parse(id)
}
const become = async (id: string, status: JobStatus) => {
  const { ended: _, ...job } = await jobs.require(id)
  await commit([jobs.update({ ...job }, { ...job, status })])
}

describe('jobs', () => {
  it('of verifying are begun by a task, once for what is asked twice, and run to their end', async () => {
    const jobId = await begin({ kind: 'user' })
    expect(await begin({ kind: 'user' })).toBe(jobId)
    expect(await runJobsOf(table, worker)).toEqual([])
    expect(await as(cast.superAdmin)(getJob, { params: { jobId } })).toMatchObject({
      value: { id: jobId, status: 'DONE', counts: { differences: 0, repaired: 0 }, notes: [] },
    })
    await expect(begin({ kind: 'nothing' })).rejects.toThrow('There is no kind of record "nothing"')
  })

  it('are seen by staff alone, newest first', async () => {
    await begin({ kind: 'team' })
    await settle()
    const listed = await as(cast.underwriter)(listJobs, { query: {} })
    expect(listed.ok && listed.value.hits.map(({ key }) => key)).toEqual(['team', 'user'])
    expect(await as(cast.underwriter)(listJobs, { query: { status: 'QUEUED' } })).toMatchObject({
      value: { hits: [{ key: 'team', status: 'QUEUED', startedBy: 'Operations' }] },
    })
    for (const actor of [cast.agencyAdmin, cast.policyHolder])
      expect(await as(actor)(listJobs, { query: {} })).toMatchObject({ status: 403 })
  })

  it('are stopped and gone on with by those who run the platform, and only where their life says so', async () => {
    const jobId = await begin({ kind: 'quote' })
    for (const [operation, action] of [
      [cancelJob, 'cancel'],
      [retryJob, 'retry'],
    ] as const) {
      expect(await as(cast.underwriter)(operation, { params: { jobId } })).toMatchObject({ status: 403 })
      for (const status of jobStatuses.filter((each) => !canJob(each, action))) {
        await become(jobId, status)
        expect(await as(cast.superAdmin)(operation, { params: { jobId } })).toMatchObject({
          status: 409,
          problem: { code: 'job.notAllowed', data: { status } },
        })
      }
    }
    await become(jobId, 'QUEUED')
    expect(await as(cast.superAdmin)(cancelJob, { params: { jobId } })).toMatchObject({ value: { status: 'STOPPED' } })
    const other = await begin({ kind: 'quote' })
    expect(other).not.toBe(jobId)
    expect(await as(cast.superAdmin)(retryJob, { params: { jobId } })).toMatchObject({
      problem: { code: 'job.sameOpen' },
    })
    expect(await runJobsOf(table, worker)).toEqual([])
    expect(await as(cast.superAdmin)(getJob, { params: { jobId } })).toMatchObject({ value: { status: 'STOPPED' } })
    expect(await as(cast.superAdmin)(retryJob, { params: { jobId } })).toMatchObject({ value: { status: 'QUEUED' } })
    expect(await runJobsOf(table, worker)).toEqual([])
    expect(await as(cast.superAdmin)(getJob, { params: { jobId } })).toMatchObject({ value: { status: 'DONE' } })
  })

  it('that nobody works on are sent to a worker again', async () => {
    const jobId = await begin({ kind: 'account' })
    const job = await jobs.require(jobId)
    await commit([jobs.update(job, { ...job, updated: '2026-01-05T09:00:00.000Z' })])
    const messages = async () =>
      (await eventsOf(table)).filter(({ name, detail }) => name === 'job.due' && detail.jobId === jobId)
    expect(await messages()).toHaveLength(1)
    await worker({ job: 'resumeJobs' })
    expect(await messages()).toHaveLength(2)
    expect(await runJobsOf(table, worker)).toEqual([])
    await worker({ job: 'resumeJobs' })
    expect(await messages()).toHaveLength(2)
  })
})
