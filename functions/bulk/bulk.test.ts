import * as xlsx from '@e965/xlsx'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { keepFile } from '#functions/_platform/files/files.ts'
import { newUploadKey } from '#functions/_platform/files/uploads.ts'
import { jobs } from '#functions/_platform/jobs/jobs.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { historyOf } from '#functions/_platform/storage/history.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { handler as docsHandler } from '#functions/docs/index.ts'
import { createAccount, getAccount } from '#shared/contracts/account/accounts.ts'
import { createTag, removeTag } from '#shared/contracts/account/tags.ts'
import * as contract from '#shared/contracts/bulk/uploads.ts'
import { createUploadUrl } from '#shared/contracts/docs/uploads.ts'
import { AccountId, type BulkUploadId } from '#shared/domain/ids/ids.ts'
import { bulkUploadLife } from '#shared/records/bulkUpload/bulkUploadLife.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { expectRefused } from '#tests/support/inStatus.ts'
import { runJobsOf } from '#tests/support/jobs.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler } from './index.ts'
import { createAccounts } from './jobs/createAccounts.ts'
import { bulkUploads } from './store/bulkUploads.ts'
import { handler as worker } from './worker.ts'

const as = callerOf(handler)
const asAccount = callerOf(accountHandler)
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
let companies = 0

/** A row of a company that nobody has told of. */
const aRow = (
  more: { readonly name?: string; readonly state?: string; readonly revenue?: string; naics?: string } = {},
) => {
  companies += 1
  const { name = `Uploaded ${companies} Inc`, state = 'OR', revenue = '1250000', naics = '541512' } = more
  return `"${name}",${companies} Bulk Street,Portland,${state},97201,(415) 555-0132,uploaded${companies}.example,${revenue},20,${naics}`
}
const rows = (count: number) => Array.from({ length: count }, () => aRow())
const csv = (lines: readonly string[], first = header) => new TextEncoder().encode([first, ...lines].join('\r\n'))

const upload = (
  bytes: Uint8Array,
  more: object = {},
  { by = cast.producer as Actor, fileName = 'companies.csv' } = {},
) => as(by)(contract.uploadAccounts, { body: { file: { fileName, bytes }, ...more } as never })
const work = () => runJobsOf(table, worker)
const read = async (uploadId: BulkUploadId, by: Actor = cast.producer) =>
  answered(await as(by)(contract.getBulkUpload, { params: { uploadId } }))
const rowsOf = async (uploadId: BulkUploadId, query: object = {}, by: Actor = cast.producer) =>
  answered(await as(by)(contract.listBulkRows, { params: { uploadId }, query: query as never })).content
const checked = async (lines: readonly string[], more: object = {}, by: Actor = cast.producer) => {
  const { uploadId } = answered(await upload(csv(lines), more, { by }))
  await work()
  return uploadId
}
const create = (uploadId: BulkUploadId, accountCreation = 'GOOD_ROWS', by: Actor = cast.producer) =>
  as(by)(contract.createUploadedAccounts, { params: { uploadId }, body: { accountCreation } as never })
const madeOf = async (uploadId: BulkUploadId) => {
  answered(await create(uploadId))
  await work()
  return read(uploadId)
}

describe('an upload of accounts', () => {
  it('is checked row by row first, and makes nothing', async () => {
    const lines = [aRow(), aRow({ state: 'XX' }), aRow({ name: '=1+2' }), aRow({ revenue: 'a lot' })]
    const uploadId = await checked(lines)
    expect(await read(uploadId)).toMatchObject({
      status: 'CHECKED',
      rows: 4,
      created: 0,
      counts: { READY: 1, REFUSED: 3 },
      failed: [{ row: 3, detail: 'State is wrong: Please select a State' }, { row: 4 }, { row: 5 }],
      createdBy: cast.producer.name,
      agencyId: castIds.agency(1),
    })
    expect((await read(uploadId)).columns.slice(0, 3)).toEqual([
      { header: 'Name', field: 'Name' },
      { header: 'Address', field: 'Address' },
      { header: 'City', field: 'City' },
    ])
    const problems = await rowsOf(uploadId, { problems: 'true' })
    expect(problems.map(({ row, problems: [first] }) => [row, first?.column])).toEqual([
      [3, 'State'],
      [4, 'Name'],
      [5, 'Revenue'],
    ])
    expect(await accounts.every({ scopes: [`agency:${castIds.agency(1)}`] })).toEqual([])
  })

  it('has its good rows made accounts by choice, with the agent who said so, tags and a scan to come', async () => {
    const { id } = answered(await asAccount(cast.producer)(createTag, { body: { name: 'Uploaded' } }))
    const uploadId = await checked([aRow(), aRow({ state: 'XX' }), aRow()], { tags: 'uploaded' })
    expect(await create(uploadId, 'ALL_OR_NONE')).toMatchObject({
      status: 409,
      problem: { code: 'bulk.allOrNone', detail: expect.stringContaining('1 of 3') },
    })
    expect(await madeOf(uploadId)).toMatchObject({ status: 'DONE', created: 2, counts: { READY: 0, REFUSED: 1 } })
    const [first, refused, last] = await rowsOf(uploadId)
    expect([first?.outcome, refused?.outcome, last?.outcome]).toEqual(['CREATED', 'REFUSED', 'CREATED'])
    const accountId = AccountId.parse(first?.accountId)
    const account = answered(await asAccount(cast.producer)(getAccount, { params: { accountId } }))
    expect(account).toMatchObject({
      status: 'Open',
      agentEmail: cast.producer.email,
      revenue: 1_250_000,
      noOfEmployeesAll: 20,
      naicsCode: '541512',
      phoneNumber: '14155550132',
      state: 'OR',
      tags: ['Uploaded'],
    })
    const [made] = await historyOf(accountId, 1)
    expect(made?.actor).toBe(cast.producer.userId)
    expect(await eventsOf(table)).toContainEqual({ name: 'risk.scanRequested', detail: { accountId } })
    // A tag that goes meanwhile is put on nothing any more.
    const later = await checked([aRow()], { tags: 'Uploaded' })
    answered(await asAccount(cast.producer)(removeTag, { params: { tagId: id } }))
    await madeOf(later)
    expect(await accounts.require((await rowsOf(later))[0]?.accountId ?? '')).toMatchObject({ tags: [] })
  })

  it('makes accounts at once where its setting says so', async () => {
    const good = await checked([aRow(), aRow({ state: 'XX' })], { accountCreation: 'GOOD_ROWS' })
    expect(await read(good)).toMatchObject({ status: 'DONE', created: 1 })
    const held = await checked([aRow(), aRow({ state: 'XX' })], { accountCreation: 'ALL_OR_NONE' })
    expect(await read(held)).toMatchObject({ status: 'CHECKED', created: 0 })
    const all = await checked([aRow(), aRow()], { accountCreation: 'ALL_OR_NONE' })
    expect(await read(all)).toMatchObject({ status: 'DONE', created: 2 })
  })

  it('takes companies of industries that the programme does not support with red accounts alone', async () => {
    const lines = [aRow({ naics: '713210' }), aRow()]
    const uploadId = await checked(lines)
    expect(await read(uploadId)).toMatchObject({ redAccounts: false, counts: { READY: 1, REFUSED: 1 } })
    expect((await rowsOf(uploadId, { problems: 'true' }))[0]?.problems[0]?.detail).toMatch('does not support')
    expect(await checked(lines, { redAccounts: 'true' })).toBe(uploadId)
    expect(await read(uploadId)).toMatchObject({ redAccounts: true, counts: { READY: 2, REFUSED: 0 } })
  })

  it('is read from a link as well, by who uploaded it alone', async () => {
    const bytes = csv(rows(2))
    const link = answered(
      await callerOf(docsHandler)(cast.producer)(createUploadUrl, {
        body: { fileName: 'companies.csv', contentType: 'text/csv', size: bytes.length, purpose: 'bulk' },
      }),
    )
    const put = await fetch(link.url, { method: 'PUT', body: bytes, headers: { 'content-type': 'text/csv' } })
    expect(put.status).toBe(200)
    const named = { objectKey: link.objectKey, fileName: 'companies.csv' }
    const from = (by: Actor, more: object = named) => as(by)(contract.uploadAccounts, { body: more as never })
    expect(await from(cast.agencyAdmin)).toMatchObject({ problem: { code: 'bulk.noFile' } })
    expect(await from(cast.producer, { ...named, objectKey: `${link.objectKey}/../x` })).toMatchObject({ status: 422 })
    const never = newUploadKey('bulk', cast.producer.userId)
    expect(await from(cast.producer, { ...named, objectKey: never })).toMatchObject({
      problem: { code: 'bulk.noFile' },
    })
    const { uploadId } = answered(await from(cast.producer))
    await work()
    expect(await read(uploadId)).toMatchObject({ rows: 2, counts: { READY: 2 } })
    const tooMuch = { fileName: 'a.csv', contentType: 'text/csv', size: 5 * 1024 * 1024 + 1, purpose: 'bulk' } as const
    expect(await callerOf(docsHandler)(cast.producer)(createUploadUrl, { body: tooMuch })).toMatchObject({
      problem: { code: 'bulk.tooLarge', detail: 'The file size is too big, 5MB max.' },
    })
  })

  it('tells in a report what came of each row', async () => {
    const uploadId = await checked([aRow(), aRow({ name: '=1+2' })])
    await madeOf(uploadId)
    const { url, fileName } = answered(await as(cast.producer)(contract.getBulkReport, { params: { uploadId } }))
    expect(fileName).toBe('companies-report.csv')
    const [first, made, refused] = (await (await fetch(url)).text()).split('\r\n')
    expect(first).toBe('Row,Name,Outcome,Account,Column,What is wrong,What to do')
    expect(made).toMatch(/^2,Uploaded \d+ Inc,Is an account now,acc_/)
    expect(refused).toContain(`"'=1+2",Is refused`)
  })

  it('is among the uploads of its agency', async () => {
    const uploadId = await checked([aRow()])
    const list = async (by: Actor) => answered(await as(by)(contract.listBulkUploads, { query: {} })).hits
    expect((await list(cast.agencyAdmin))[0]).toMatchObject({ uploadId, rows: 1, created: 0 })
    expect((await list(cast.superAdmin)).map((each) => each.uploadId)).toContain(uploadId)
    expect(await list(cast.otherProducer)).toEqual([])
  })
})

describe('no company becomes an account twice', () => {
  it('by the same file, which is one upload while it is open and finds its accounts afterwards', async () => {
    const lines = rows(3)
    const [one, other] = await Promise.all([upload(csv(lines)), upload(csv(lines), {}, { by: cast.agencyAdmin })])
    const { uploadId } = answered(one)
    expect(answered(other).uploadId).toBe(uploadId)
    await work()
    expect(await madeOf(uploadId)).toMatchObject({ created: 3 })
    const again = await checked(lines)
    expect(again).not.toBe(uploadId)
    expect(await read(again)).toMatchObject({ counts: { READY: 0, EXISTING: 3 } })
    const ids = async (of: BulkUploadId) => (await rowsOf(of)).map(({ accountId }) => accountId)
    expect(await ids(again)).toEqual(await ids(uploadId))
  })

  it('by the same row, though the account goes by another name now; one that is gone may come again', async () => {
    const line = aRow()
    const uploadId = await checked([line], { accountCreation: 'GOOD_ROWS' })
    const accountId = (await rowsOf(uploadId))[0]?.accountId ?? ''
    const account = await accounts.require(accountId)
    const renamed = { ...account, name: 'Renamed', address1: 'Elsewhere', domainName: 'renamed.example' }
    await commit([accounts.update(account, renamed)])
    expect((await rowsOf(await checked([line])))[0]).toMatchObject({ outcome: 'EXISTING', accountId })
    await commit([accounts.remove(await accounts.require(accountId))])
    expect(await madeOf(await checked([line]))).toMatchObject({ created: 1 })
  })

  it('by another spelling: its domain, or its name at its address, says who it is', async () => {
    await checked([`Foundry Inc,9 Kiln Lane,Portland,OR,97201,,foundry-bulk.example,,,`], {
      accountCreation: 'GOOD_ROWS',
    })
    const again = await checked([
      `The Foundry LLC,9 Kiln Lane,Portland,OR,97201,,,,,`,
      `Foundry Holdings,,,OR,,,www.foundry-bulk.example,,,`,
    ])
    expect((await rowsOf(again)).map(({ outcome }) => outcome)).toEqual(['EXISTING', 'EXISTING'])
  })

  it('by two uploads at once', async () => {
    const line = aRow()
    const one = await checked([line, aRow()])
    const other = await checked([aRow(), line])
    answered(await create(one))
    answered(await create(other))
    await Promise.all([work(), work()])
    await work()
    const outcomes = [...(await rowsOf(one)), ...(await rowsOf(other))].map(({ outcome }) => outcome)
    expect(outcomes.toSorted()).toEqual(['CREATED', 'CREATED', 'CREATED', 'EXISTING'])
  })

  it('of another agency, which is told so; one that is nobody’s becomes the agency’s', async () => {
    const body = { name: 'Ours Bulk Inc', state: 'OR' }
    answered(await asAccount(cast.otherProducer)(createAccount, { body }))
    const free = { name: 'Free Bulk Inc', state: 'OR' }
    const { id } = answered(await asAccount(cast.superAdmin)(createAccount, { body: free }))
    const uploadId = await checked(['Ours Bulk Inc,,,OR,,,,,,', 'Free Bulk Inc,,,OR,,,,,,'])
    expect(await read(uploadId)).toMatchObject({
      failed: [{ row: 2, detail: expect.stringContaining('belongs to another agency') }],
    })
    expect(await madeOf(uploadId)).toMatchObject({ created: 1 })
    expect(await accounts.require(id)).toMatchObject({ agencyId: castIds.agency(1), agentEmail: cast.producer.email })
  })

  it('by two rows that would have one id', async () => {
    const uploadId = await checked(['Twin Bulk Inc,,,OR,,,,,,', 'Twin Bulk Inc,,,WA,,,,,,'])
    expect((await rowsOf(uploadId)).map(({ outcome }) => outcome)).toEqual(['READY', 'REFUSED'])
  })
})

describe('the making of accounts', () => {
  it('goes on at the very next row wherever its worker dies', async () => {
    const uploadId = await checked(rows(20))
    answered(await create(uploadId))
    const upload = await bulkUploads.require(uploadId)
    // The worker is gone after one commit: what it read then is never written.
    const chunk = () => createAccounts.chunk({ uploadId }, { cursor: undefined, now: upload.updated })
    const { effects = [] } = await chunk()
    await commit(effects.flatMap(({ writes }) => writes))
    const { created } = await read(uploadId)
    expect(created).toBeGreaterThan(0)
    expect(created).toBeLessThan(20)
    await chunk()
    await work()
    expect(await read(uploadId)).toMatchObject({ status: 'DONE', created: 20 })
    const made = (await rowsOf(uploadId)).map(({ accountId }) => accountId)
    expect(new Set(made).size).toBe(20)
    const listed = await accounts.every({ scopes: [`agency:${castIds.agency(1)}`] })
    expect(listed.filter(({ id }) => made.includes(AccountId.parse(id)))).toHaveLength(20)
  })

  it('that came to a halt is told as such, and goes on when it is asked for again', async () => {
    const uploadId = await checked(rows(2))
    answered(await create(uploadId))
    const { jobId } = await bulkUploads.require(uploadId)
    const job = await jobs.require(jobId)
    await commit([jobs.update(job, { ...job, status: 'STOPPED', ended: job.updated })])
    await work()
    expect(await read(uploadId)).toMatchObject({ status: 'CREATING', isHalted: true, created: 0 })
    expect(await madeOf(uploadId)).toMatchObject({ status: 'DONE', created: 2 })
  })

  it('that is through just as somebody looks is done, and came to no halt', async () => {
    const uploadId = await checked(rows(1))
    answered(await create(uploadId))
    const before = await bulkUploads.require(uploadId)
    await work()
    vi.spyOn(bulkUploads, 'require').mockResolvedValueOnce(before)
    const seen = await read(uploadId)
    expect(seen).toMatchObject({ status: 'DONE', created: 1 })
    expect(seen).not.toHaveProperty('isHalted')
  })

  it('is refused in every status that its life does not name', async () => {
    const uploadId = await checked([aRow()])
    await expectRefused({
      records: bulkUploads,
      id: uploadId,
      life: bulkUploadLife,
      by: 'createUploadedAccounts',
      send: () => create(uploadId),
      problemIn: () => ({ code: 'bulk.notAllowed' }),
    })
  })
})

describe('a file', () => {
  it('that is none, too large or of another type is refused at once', async () => {
    expect(await upload(new Uint8Array())).toMatchObject({
      status: 422,
      problem: { code: 'bulk.noFile', detail: 'No file selected for upload.' },
    })
    expect(await as(cast.producer)(contract.uploadAccounts, { body: {} as never })).toMatchObject({
      problem: { code: 'bulk.noFile' },
    })
    const objectKey = newUploadKey('bulk', cast.producer.userId)
    await keepFile({ key: objectKey, body: new Uint8Array(5 * 1024 * 1024 + 1), contentType: 'text/csv' })
    const tooLarge = { objectKey, fileName: 'companies.csv' } as never
    expect(await as(cast.producer)(contract.uploadAccounts, { body: tooLarge })).toMatchObject({
      problem: { detail: 'The file size is too big, 5MB max.' },
    })
    expect(await upload(csv(rows(1)), {}, { fileName: 'a.pdf' })).toMatchObject({ problem: { code: 'bulk.wrongType' } })
    expect(await upload(csv(rows(1)), { tags: 'No such tag' })).toMatchObject({
      problem: { code: 'tag.notFound', errors: [{ path: ['tags'] }] },
    })
  })

  it('that cannot be read, or has the wrong columns, is refused as a whole with what to do', async () => {
    const refusal = async (bytes: Uint8Array, fileName: string) => {
      const { uploadId } = answered(await upload(bytes, {}, { fileName }))
      await work()
      const { status, refusal: told } = await read(uploadId)
      expect(status).toBe('REFUSED')
      return told
    }
    expect(await refusal(csv(['Foundry,1'], 'Who,What'), 'columns.csv')).toMatch('No column is called "Name"')
    expect(await refusal(csv([]), 'empty.csv')).toMatch('has no rows')
    expect(await refusal(csv(rows(1)), 'a.xlsx')).toMatch('called .xlsx and is none')
    const macros = xlsx.CFB.utils.cfb_new()
    xlsx.CFB.utils.cfb_add(macros, '/_VBA_PROJECT_CUR/VBA/dir', Buffer.from('x'))
    expect(await refusal(new Uint8Array(xlsx.CFB.write(macros, { type: 'buffer' })), 'a.xls')).toMatch('has macros')
    const bomb = xlsx.CFB.utils.cfb_new()
    xlsx.CFB.utils.cfb_add(bomb, '/xl/workbook.xml', Buffer.alloc(200 * 2 ** 20, '0'))
    const packed = xlsx.CFB.write(bomb, { type: 'buffer', fileType: 'zip', compression: true })
    expect(await refusal(new Uint8Array(packed), 'a.xlsx')).toMatch('far more than its size')
  })

  it('may be a workbook', async () => {
    const sheet = xlsx.utils.aoa_to_sheet([
      ['Company', 'State'],
      ['Workbook Bulk Inc', 'OR'],
    ])
    const book = xlsx.write({ SheetNames: ['A'], Sheets: { A: sheet } }, { type: 'buffer', bookType: 'xlsx' })
    const { uploadId } = answered(await upload(new Uint8Array(book), {}, { fileName: 'book.xlsx' }))
    await work()
    expect(await read(uploadId)).toMatchObject({ counts: { READY: 1 } })
  })
})

describe('whose an upload is', () => {
  it('is an agency’s; another’s is not found, nor can anything be done with it', async () => {
    const uploadId = await checked([aRow()])
    const params = { uploadId }
    const they = as(cast.otherProducer)
    expect(await they(contract.getBulkUpload, { params })).toMatchObject({ problem: { code: 'bulk.notFound' } })
    expect(await they(contract.listBulkRows, { params, query: {} })).toMatchObject({ status: 404 })
    expect(await they(contract.getBulkReport, { params })).toMatchObject({ status: 404 })
    expect(await create(uploadId, 'GOOD_ROWS', cast.otherProducer)).toMatchObject({ status: 404 })
  })

  it('is no insured’s, no security provider’s, nor anybody’s without the right', async () => {
    const mssp = { ...cast.clusterViewer, accountType: 'MSSP', subscriberType: 'MSSP', role: 'MSSP Admin' } as const
    for (const by of [cast.policyHolder, mssp, cast.agent, cast.customerService])
      expect(await upload(csv(rows(1)), {}, { by })).toMatchObject({ status: 403 })
    const digital = { ...mssp, accountType: 'DIGITAL', subscriberType: 'DIGITAL', role: 'Corp Admin' } as const
    expect(await upload(csv(rows(1)), {}, { by: digital })).toMatchObject({ status: 403 })
  })

  it('is made by staff for an agency that they look after, or for none', async () => {
    const of = { ...cast.underwriter, agencyIds: [castIds.agency(2)] }
    expect(await upload(csv(rows(1)), {}, { by: of })).toMatchObject({ problem: { code: 'bulk.invalidDetails' } })
    expect(await upload(csv(rows(1)), { agencyId: castIds.agency(1) }, { by: of })).toMatchObject({ status: 404 })
    const uploadId = await checked([aRow()], { agencyId: castIds.agency(2), accountCreation: 'GOOD_ROWS' }, of)
    const [row] = await rowsOf(uploadId, {}, cast.otherProducer)
    expect(await accounts.require(row?.accountId ?? '')).toMatchObject({ agencyId: castIds.agency(2) })
    const nobodys = await checked([aRow()], { accountCreation: 'GOOD_ROWS' }, cast.superAdmin)
    expect(await read(nobodys, cast.superAdmin)).toMatchObject({ created: 1 })
    expect(await as(of)(contract.getBulkUpload, { params: { uploadId: nobodys } })).toMatchObject({ status: 404 })
  })
})
