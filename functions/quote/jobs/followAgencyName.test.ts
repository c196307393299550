import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { historyOf } from '#functions/_platform/storage/history.ts'
import type { AccountRecord } from '#functions/account/public.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { castIds } from '#tests/cast/actors.ts'
import kept from '#tests/kept/states/account.1.json' with { type: 'json' }
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../worker.ts'
import { followAgencyName } from './followAgencyName.ts'

const size = 60
const agencyId = castIds.agency(1)
let table: TestTable
beforeAll(async () => {
  table = await startTable()
  await bookAgencies()
  // A state as it was kept is what the store reads.
  const state = kept[0]?.state as unknown as AccountRecord
  for (let index = 0; index < size; index += 1)
    await commit([
      accounts.create({
        ...state,
        id: `acc_01JH00000000000000000000${String(index).padStart(2, '0')}`,
        cbid: `cbd_${index}`,
        dunsNumber: `${100_000_000 + index}`,
        agencyId,
        agencyName: 'Before',
      } as AccountRecord),
    ])
})
afterAll(() => table.stop())

const run = (jobId: string, turn: number) => `
  const { handler } = await import('#functions/quote/worker.ts')
  const body = JSON.stringify({ id: 'evt_1', 'detail-type': 'job.due', time: '2026-01-05T09:00:00Z',
    detail: ${JSON.stringify({ jobId, kind: 'followAgencyName', turn })} })
  await handler({ Records: [{ messageId: '1', body }] })
`

it('a new name reaches every account once, though the worker is killed in the middle', async () => {
  const agency = await agencies.require(agencyId)
  const start = await startJob(followAgencyName, { agencyId }, { by: 'Ada', now: new Date().toISOString() })
  await commit([agencies.update(agency, { ...agency, name: 'After' }), start.write], { events: start.events })
  const worker = spawn(process.execPath, ['--input-type=module', '-e', run(start.jobId, 0)], { stdio: 'ignore' })
  const ended = once(worker, 'exit')
  while ((await jobs.require(start.jobId)).done === 0 && worker.exitCode === null) await sleep(10)
  worker.kill('SIGKILL')
  expect((await ended)[1]).toBe('SIGKILL')
  expect((await jobs.require(start.jobId)).status).toBe('RUNNING')
  expect(await runJobsOf(table, handler)).toEqual([])
  expect(await jobs.require(start.jobId)).toMatchObject({ status: 'DONE', counts: { changed: size } })
  const rows = await accounts.every({ scopes: [`agency:${agencyId}`] })
  expect(rows.map(({ agencyName }) => agencyName)).toEqual(Array(size).fill('After'))
  const writes = await Promise.all(rows.map(async ({ id }) => (await historyOf(id, 10)).length))
  expect(writes).toEqual(Array(size).fill(2))
})
