import { AsyncLocalStorage } from 'node:async_hooks'
import * as xlsx from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Implementation } from '#functions/_platform/http/implement.ts'
import { readAs } from '#functions/_platform/http/readAs.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { startJob } from '#functions/_platform/jobs/startJob.ts'
import { Problem } from '#functions/_platform/problems/problem.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { historyOf } from '#functions/_platform/storage/history.ts'
import { users } from '#functions/directory/store/users.ts'
import { isList } from '#shared/contract/lists.ts'
import { downloadListExport, exportList, getListExport, listMyExports } from '#shared/contracts/platform/exports.ts'
import { operations } from '#shared/contracts/registry.ts'
import type { ListExportId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { aUser } from '#tests/support/aUser.ts'
import { asDeployed } from '#tests/support/deployed.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from '../index.ts'
import { listExports } from '../store/listExports.ts'
import { handler as worker } from '../worker.ts'
import { listNames } from './listNames.ts'
import { lists } from './lists.ts'
import { writeList } from './writeList.ts'

const as = callerOf(handler)
const at = '2026-01-05T09:00:00.000Z'
let table: TestTable
let outside: Awaited<ReturnType<typeof openOutside>>

const userOf = ({ userId, email, accountType, organizationId, role }: Actor) =>
  users.create(aUser({ id: userId, email, accountType, organizationId, role }))

beforeAll(async () => {
  table = await startTable()
  outside = await openOutside()
  await bookAgencies()
  await commit([cast.superAdmin, cast.producer, cast.otherProducer, cast.agent].map(userOf))
})
afterAll(async () => {
  await outside.close()
  await table.stop()
})

const work = () => runJobsOf(table, worker)
const ask = async (
  list: string,
  by: Actor,
  more: { query?: Record<string, string>; format?: 'CSV' | 'XLSX'; heads?: Record<string, string> } = {},
) => answered(await as(by)(exportList, { body: { list, format: 'CSV', ...more } })).id
const seen = async (listExportId: ListExportId, by: Actor) =>
  answered(await as(by)(getListExport, { params: { listExportId } }))
const bytesOf = async (listExportId: ListExportId, by: Actor): Promise<Buffer> => {
  const { url } = answered(await as(by)(downloadListExport, { params: { listExportId } }))
  return Buffer.from(await (await fetch(url)).arrayBuffer())
}
const linesOf = async (id: ListExportId, by: Actor) => (await bytesOf(id, by)).toString().trimEnd().split('\r\n')

describe('a list that is taken away', () => {
  it('is any that somebody may read', () => {
    const known = operations.filter(isList).map(({ name }) => name)
    expect(Object.keys(lists).toSorted()).toEqual(known.toSorted())
    expect(listNames).toEqual(known.toSorted())
    for (const [name, { contract }] of Object.entries(lists)) expect(contract.name).toBe(name)
  })

  it('has the rows that its reader reaches, with heads, and nothing that a spreadsheet would calculate', async () => {
    const id = await ask('listUsers', cast.producer)
    expect(await seen(id, cast.producer)).toMatchObject({ status: 'MAKING', lines: 0 })
    expect(await work()).toEqual([])
    expect(await seen(id, cast.producer)).toMatchObject({ status: 'READY', lines: 2, isCut: false })
    const [heads, ...rows] = await linesOf(id, cast.producer)
    expect(heads).toMatch(/^\ufeff"ID",/)
    expect(rows.join()).toContain(cast.producer.email)
    expect(rows.join()).not.toContain(cast.otherProducer.email)
  })

  it('has above its columns the words that its reader has on the screen', async () => {
    const heads = { email: 'E-mail address', 'role.label': '=Role', constructor: 'nothing' }
    const id = await ask('listUsers', cast.producer, { heads })
    expect(await work()).toEqual([])
    const [words = ''] = await linesOf(id, cast.producer)
    expect(words).toMatch(/"E-mail address"/)
    expect(words).toMatch(/"'=Role"/)
    expect(words).toMatch(/"First name"/)
    expect(words).not.toMatch(/nothing/)
  })

  it('is for its maker alone, who proves who it is, and each link is in its history', async () => {
    const id = await ask('listUsers', cast.producer)
    const params = { listExportId: id }
    expect(await as(cast.producer)(downloadListExport, { params })).toMatchObject({ status: 409 })
    await work()
    for (const operation of [getListExport, downloadListExport])
      expect(await as(cast.agent)(operation, { params })).toMatchObject({ status: 404 })
    const { stepUpAt: _, ...unproved } = cast.producer
    const body = { list: 'listUsers', format: 'CSV' } as const
    expect(await as(unproved)(exportList, { body })).toMatchObject({ problem: { code: 'auth.stepUpRequired' } })
    expect(await as(unproved)(downloadListExport, { params })).toMatchObject({ status: 403 })
    await bytesOf(id, cast.producer)
    const deeds = (await historyOf(id, 10)).map(({ operation }) => operation)
    expect([deeds[0], deeds.at(-1), deeds.length]).toEqual(['downloadListExport', 'exportList', 3])
    expect(answered(await as(cast.producer)(listMyExports, {}))[0]).toMatchObject({
      id,
      list: 'listUsers',
      status: 'READY',
    })
    expect(answered(await as(cast.agent)(listMyExports, {}))).toEqual([])
  })

  it('is never said to have failed because its job ended while it was looked at', async () => {
    /** The job ends behind the export's being read, and before the job is. */
    const elsewhere = AsyncLocalStorage.snapshot()
    const endsMeanwhile = () => {
      const { byIds } = jobs
      vi.spyOn(jobs, 'byIds').mockImplementationOnce(async (ids) => {
        await elsewhere(work)
        return byIds(ids)
      })
    }
    const looks = [
      async (id: ListExportId) => seen(id, cast.producer),
      async () => answered(await as(cast.producer)(listMyExports, {}))[0],
    ]
    for (const look of looks) {
      const id = await ask('listUsers', cast.producer)
      endsMeanwhile()
      expect(await look(id)).toMatchObject({ id, status: 'READY', lines: 2 })
    }
    const id = await ask('listUsers', cast.producer)
    endsMeanwhile()
    await ask('listUsers', cast.producer)
    expect(await seen(id, cast.producer)).toMatchObject({ status: 'READY' })
    await work()
  })

  it('fails with the reason where the list refuses', async () => {
    const id = await ask('listJobs', cast.producer)
    expect(await work()).toEqual([])
    expect(await seen(id, cast.producer)).toMatchObject({ status: 'FAILED', failure: expect.stringMatching(/./) })
  })

  it('is refused at once where there is no such list, with those that there are', async () => {
    for (const list of ['nothing', 'exportList', 'searchAuditTrail', 'LISTJOBS', 'constructor', '__proto__']) {
      const answer = await as(cast.superAdmin)(exportList, { body: { list, format: 'CSV' } })
      expect(answer).toMatchObject({
        status: 422,
        problem: {
          code: 'request.unfit',
          errors: [
            { path: ['list'], detail: expect.stringMatching(/no such list.*listAccountExecutives.*searchWriteOffs/) },
          ],
        },
      })
    }
    expect(await work()).toEqual([])
    const made = answered(await as(cast.superAdmin)(listMyExports, {}))
    expect(made.filter(({ list }) => list === 'nothing')).toEqual([])
  })

  it('is as long as an address can be', async () => {
    const query = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`field${at}`, 'x'.repeat(1200)]))
    const body = { list: 'listUsers', format: 'CSV', query } as const
    expect(await as(cast.superAdmin)(exportList, { body })).toMatchObject({ status: 400 })
  })

  it('is not taken by whoever could not read it any more', async () => {
    const id = await ask('listAllUsers', cast.superAdmin)
    await work()
    expect(await seen(id, cast.superAdmin)).toMatchObject({ status: 'READY' })
    for (const less of [{ role: 'Underwriter' }, { agencyIds: ['agy_01JH0000000000000000000001'] }] as const)
      expect(
        await as({ ...cast.superAdmin, ...less })(downloadListExport, { params: { listExportId: id } }),
      ).toMatchObject({ problem: { code: 'export.noFile' } })
    await bytesOf(id, cast.superAdmin)
  })

  it('is a history too: a row for each changed field, all of it, for whoever reads the record alone', async () => {
    const of = cast.agent.userId
    for (let turn = 0; turn < 110; turn += 1) {
      const user = await users.require(of)
      await commit([users.update(user, { ...user, firstName: `=Name ${turn}`, lastName: `Long ${turn}` })])
    }
    const params = { userId: of }
    const more = { body: { list: 'listUserHistory', params, format: 'CSV' as const } }
    const id = answered(await as(cast.superAdmin)(exportList, more)).id
    const others = answered(await as(cast.otherProducer)(exportList, more)).id
    expect(await work()).toEqual([])
    expect(await seen(others, cast.otherProducer)).toMatchObject({ status: 'FAILED', lines: 0 })
    expect(await seen(id, cast.superAdmin)).toMatchObject({ status: 'READY', isCut: false })
    const lines = await linesOf(id, cast.superAdmin)
    expect(lines.filter((line) => line.includes('"firstName"'))).toHaveLength(111)
    expect(lines.find((line) => line.includes('=Name 109'))).toMatch(/"firstName","'=Name 108","'=Name 109","no"/)
    expect(await historyOf(id, 10)).not.toEqual([])
  })

  it('has nothing for whoever may not sign in any more by the time it is read', async () => {
    const id = await ask('listUsers', cast.otherProducer)
    const user = await users.require(cast.otherProducer.userId)
    await commit([users.update(user, { ...user, enabled: false })])
    await work()
    expect(await seen(id, cast.otherProducer)).toMatchObject({ status: 'FAILED', lines: 0 })
  })

  it('is written page by page, each row once, wherever its worker dies', async () => {
    const many = Array.from({ length: 105 }, (_, index) => `=${String(index).padStart(3, '0')}`)
    for (const key of many) {
      const of = { kind: 'hoist', keyOf: () => ({ key, input: {} }) }
      const { write } = await startJob(of, undefined, { by: 'Ada', now: at })
      await commit([write])
    }
    const id = await ask('listJobs', cast.superAdmin, { query: { status: 'QUEUED', size: '1' }, format: 'XLSX' })
    const { jobId } = await listExports.require(id)
    const input = { listExportId: id }
    const job = await jobs.require(jobId)
    // The first page is written, and its worker is gone before that is known.
    await writeList.chunk(input, { cursor: undefined, now: at })
    const { cursor } = await writeList.chunk(input, { cursor: undefined, now: at })
    if (cursor === undefined) throw new Error('It is no list of several pages.')
    await commit([jobs.update(job, { ...job, cursor })])
    await work()
    expect(await seen(id, cast.superAdmin)).toMatchObject({ status: 'READY' })
    const { Sheets } = xlsx.read(await bytesOf(id, cast.superAdmin))
    const rows: Record<string, string>[] = xlsx.utils.sheet_to_json(Sheets.List ?? {})
    const keys = rows.map(({ Key }) => String(Key)).filter((key) => key.startsWith('='))
    expect(keys.toSorted()).toEqual(many)
    expect(Object.values(Sheets.List ?? {}).some((cell) => (cell as { f?: string }).f !== undefined)).toBe(false)
  })

  it('is one of three at once at most for one person', async () => {
    const more = { body: { list: 'listUsers', format: 'CSV' } } as const
    const several = await Promise.all(Array.from({ length: 8 }, () => as(cast.agent)(exportList, more)))
    expect(several.filter(({ ok }) => ok)).toHaveLength(3)
    expect(await as(cast.agent)(exportList, more)).toMatchObject({ problem: { code: 'export.tooMany' } })
    // What has ended without a word, its job being stopped, holds nobody up.
    const [first] = answered(await as(cast.agent)(listMyExports, {}))
    const { jobId } = await listExports.require(String(first?.id))
    const job = await jobs.require(jobId)
    await commit([jobs.update(job, { ...job, status: 'FAILED' })])
    expect(await as(cast.agent)(exportList, more)).toMatchObject({ ok: true })
    expect(await as(cast.agent)(exportList, more)).toMatchObject({ problem: { code: 'export.tooMany' } })
  })

  it('can be each of them: the worker may read what the list reads', async () => {
    const asked = { actor: cast.superAdmin, now: at, requestId: 'test' } as const
    const read = asDeployed('platform', 'worker', async (implementation: Implementation) => {
      await readAs(implementation, { params: {}, query: {} }, asked)
    })
    const broken: string[] = []
    for (const [name, each] of Object.entries(lists).filter(([, { contract }]) => contract.params === undefined)) {
      const error = await read(each, {}).then(
        () => undefined,
        (thrown: unknown) => thrown,
      )
      if (error !== undefined && !(error instanceof Problem && error.code !== 'server.failed'))
        broken.push(`${name}: ${error}`)
    }
    expect(broken).toEqual([])
  })
})
