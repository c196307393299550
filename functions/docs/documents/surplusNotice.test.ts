import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { handler } from '#functions/account/index.ts'
import { uploadSurplusNotice } from '#shared/contracts/account/surplusLicenses.ts'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/index.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { bookAgencies } from '#tests/support/agencyBook.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { startTable, type TestTable } from '#tests/support/table.ts'
import { handler as docs } from '../index.ts'

const as = callerOf(handler)
const asDocs = callerOf(docs)
let table: TestTable
let outside: Awaited<ReturnType<typeof openOutside>>
beforeAll(async () => {
  table = await startTable()
  outside = await openOutside()
  await bookAgencies()
})
afterEach(() => {
  process.env.PALISADE_REGION = 'us'
})
afterAll(async () => {
  await outside.close()
  await table.stop()
})

const pdf = new TextEncoder().encode('%PDF-1.7 a signed notice')
const file = (bytes: Uint8Array = pdf) => ({ fileName: 'notice.pdf', bytes })
const upload = (body: object, actor: Parameters<typeof as>[0] = cast.agencyAdmin) =>
  as(actor)(uploadSurplusNotice, { body: { file: file(), state: 'LA', ...body } })

it('a surplus lines notice lies among the documents of its agency', async () => {
  const { docId } = answered(await upload({}))
  const params = { ownerId: AgencyId.parse(castIds.agency(1)) }
  const page = answered(await asDocs(cast.agencyAdmin)(searchOwnerDocuments, { params, query: {} }))
  expect(page.content).toMatchObject([
    { docId, docType: 'SurplusNotice', docName: 'Surplus lines notice, Louisiana.pdf', size: pdf.length },
  ])
  const { url } = answered(await asDocs(cast.agencyAdmin)(downloadDocument, { query: { docId } }))
  expect(await (await fetch(url)).text()).toBe('%PDF-1.7 a signed notice')
  expect(await asDocs(cast.otherProducer)(downloadDocument, { query: { docId } })).toMatchObject({ status: 404 })
})

it('a surplus lines notice is uploaded by staff for the agency that they name, if they look after it', async () => {
  const agencyId = castIds.agency(2)
  expect(await upload({ agencyId, state: 'Montana' }, cast.superAdmin)).toMatchObject({ status: 201 })
  expect(await upload({}, cast.superAdmin)).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
  expect(await upload({ agencyId }, { ...cast.underwriter, agencyIds: [castIds.agency(1)] })).toMatchObject({
    status: 404,
  })
  expect(await upload({}, cast.agent)).toMatchObject({ status: 403 })
})

it('a surplus lines notice is a PDF of at most 4 MB, of a state that has surplus lines', async () => {
  expect(await upload({ file: file(new Uint8Array([1, 2, 3])) })).toMatchObject({
    status: 422,
    problem: { code: 'document.notAPdf' },
  })
  const large = new Uint8Array(4_000_001)
  large.set(pdf)
  expect(await upload({ file: file(large) })).toMatchObject({ status: 413, problem: { code: 'document.tooLarge' } })
  const noState = { status: 422, problem: { errors: [{ path: ['state'], detail: 'State field is required' }] } }
  expect(await upload({ state: 'ZZ' })).toMatchObject(noState)
  process.env.PALISADE_REGION = 'au'
  expect(await upload({ state: 'NSW' })).toMatchObject(noState)
})
