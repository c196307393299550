import { afterAll, beforeAll, expect, it } from 'vitest'
import { accounts } from '#functions/account/store/accounts.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import type { BulkUploadId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { partOf } from '#tests/turn.ts'
import { handler } from './index.ts'
import { handler as worker } from './worker.ts'

/** A thousand by night, and where this file is run alone; a change is shown the same with fewer. */
const many = partOf(1) === undefined ? 1000 : 60
/** Of ten rows, one has no number for its revenue, and one tells of the company above it again. */
const [wrong, again] = [many / 10, many / 10]
const good = many - wrong - again

const as = callerOf(handler)(cast.producer)
let table: TestTable
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  table = await startTable()
  outside = await openOutside()
  await bookAgencies()
})
afterAll(async () => {
  await outside.close()
  await table.stop()
})

const header = 'Name,Address,City,State,ZIP,Phone,Website,Revenue,Employees,NAICS'
const rowOf = (index: number, revenue = '1250000') =>
  `Lathe ${index} Inc,${index} Turner Way,Portland,OR,97201,(415) 555-0132,lathe${index}.example,${revenue},20,541512`
const lines = Array.from({ length: many }, (_, index) => {
  if (index % 10 === 3) return rowOf(index, 'a lot')
  return rowOf(index % 10 === 7 ? index - 1 : index)
})
const bytes = new TextEncoder().encode([header, ...lines].join('\r\n'))
const upload = async () =>
  answered(await as(contract.uploadAccounts, { body: { file: { fileName: 'lathes.csv', bytes } } as never })).uploadId
const work = () => runJobsOf(table, worker)
const read = async (uploadId: BulkUploadId) => answered(await as(contract.getBulkUpload, { params: { uploadId } }))
const outcomesOf = async (uploadId: BulkUploadId) => {
  const query = (page: number) => ({ page: String(page), size: '100' }) as never
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(many / 100) }, (_, page) =>
      as(contract.listBulkRows, { params: { uploadId }, query: query(page) }),
    ),
  )
  return pages.flatMap((page) => answered(page).content)
}

it(`a file of ${many} companies is checked and made accounts to its end, and once more makes none`, async () => {
  const uploadId = await upload()
  await work()
  expect(await read(uploadId)).toMatchObject({ status: 'CHECKED', counts: { READY: good, REFUSED: wrong + again } })
  answered(await as(contract.createUploadedAccounts, { params: { uploadId }, body: { accountCreation: 'GOOD_ROWS' } }))
  await work()
  expect(await read(uploadId)).toMatchObject({ status: 'DONE', created: good, counts: { READY: 0 } })
  const rows = await outcomesOf(uploadId)
  expect(rows).toHaveLength(many)
  const made = rows.flatMap(({ accountId }) => accountId ?? [])
  expect(new Set(made).size).toBe(good)
  const listed = await accounts.every({ scopes: [`agency:${castIds.agency(1)}`] })
  expect(listed.filter(({ id }) => made.some((each) => each === id))).toHaveLength(good)

  const second = await upload()
  await work()
  expect(await read(second)).toMatchObject({ status: 'CHECKED', counts: { READY: 0 } })
  expect(await accounts.every({ scopes: [`agency:${castIds.agency(1)}`] })).toHaveLength(listed.length)
}, 600_000)
