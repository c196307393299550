import { createServer, request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import type { BulkUploadId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from './index.ts'
import { bulkUploads } from './store/bulkUploads.ts'
import { handler as worker } from './worker.ts'

const as = callerOf(handler)(cast.producer)
let table: TestTable
let outside: Awaited<ReturnType<typeof openOutside>>
/** Requests for files that are cut off before they are answered, from now on. */
let cut = 0

/** The store of files behind a line that breaks. */
const line = createServer((incoming, outgoing) => {
  if (cut > 0) {
    cut -= 1
    incoming.socket.destroy()
    return
  }
  const { url, method, headers } = incoming
  const on = request(new URL(url ?? '/', store), { method, headers, setHost: false }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 500, answer.headers)
    answer.pipe(outgoing)
  })
  on.on('error', () => outgoing.destroy())
  incoming.pipe(on)
})
let store = ''

beforeAll(async () => {
  table = await startTable()
  outside = await openOutside()
  await bookAgencies()
  store = process.env.AWS_ENDPOINT_URL_S3 ?? ''
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  const address = line.address()
  process.env.AWS_ENDPOINT_URL_S3 = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})
afterAll(async () => {
  line.close()
  line.closeAllConnections()
  await outside.close()
  await table.stop()
})

const header = 'Name,Address,City,State,ZIP,Phone,Website,Revenue,Employees,NAICS'
const fileOf = (name: string) => {
  const row = `"${name}",1 Halt Street,Portland,OR,97201,(415) 555-0132,${name}.example,1250000,20,541512`
  return { fileName: `${name}.csv`, bytes: new TextEncoder().encode([header, row].join('\r\n')) }
}
const upload = async (name: string) =>
  answered(await as(contract.uploadAccounts, { body: { file: fileOf(name) } as never })).uploadId
const work = () => runJobsOf(table, worker)
const read = async (uploadId: BulkUploadId) => answered(await as(contract.getBulkUpload, { params: { uploadId } }))

describe('the check of an upload', () => {
  it('gets over a store of files that cuts it off again and again', async () => {
    const uploadId = await upload('Severed')
    // More than the SDK tries by itself, and more than three messages would.
    cut = 12
    expect(await work()).toEqual([])
    expect(cut).toBe(0)
    const { jobId } = await bulkUploads.require(uploadId)
    expect(await jobs.require(jobId)).toMatchObject({ status: 'DONE', failures: 0 })
    expect(await read(uploadId)).toMatchObject({ status: 'CHECKED', counts: { READY: 1 } })
  })

  it('whose worker died each time is told as halted, and the same file again carries it on', async () => {
    const uploadId = await upload('Deceased')
    const job = await jobs.require((await bulkUploads.require(uploadId)).jobId)
    expect((await read(uploadId)).isHalted).toBeUndefined()
    // Its messages are dead; the time since passes.
    const updated = new Date(Date.parse(job.updated) - 31 * 60_000).toISOString() as typeof job.updated
    await commit([jobs.update(job, { ...job, turn: job.turn + 1, updated })])
    await work()
    expect(await read(uploadId)).toMatchObject({ status: 'CHECKING', isHalted: true })
    expect(await upload('Deceased')).toBe(uploadId)
    expect((await read(uploadId)).isHalted).toBeUndefined()
    await work()
    expect(await read(uploadId)).toMatchObject({ status: 'CHECKED', counts: { READY: 1 } })
  })
})
