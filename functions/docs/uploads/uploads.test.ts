import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { openArchive } from '#functions/_platform/files/archive.ts'
import { zipOf } from '#functions/_platform/files/zip.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/docs/index.ts'
import { partBytes } from '#shared/domain/correspondence/uploadParts.ts'
import { staff } from '#shared/domain/identity/roleGroups.ts'
import { AccountId, AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, partnerOf } from '#tests/cast/actors.ts'
import { startClamd } from '#tests/support/clamd.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let quote: QuoteRecord
let holder: Actor

beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  quote = await desk.aQuote()
  holder = { ...cast.policyHolder, organizationId: quote.accountId }
})
beforeEach(aWhilePasses)
afterAll(async () => {
  await outside.close()
  await desk.close()
})

type Body = BodyOf<typeof contract.uploadDocument>
const fileOf = (bytes: Uint8Array | string, fileName = 'application.pdf') => ({
  fileName,
  bytes: new Uint8Array(Buffer.from(bytes as string)),
})
const upload = (actor: Actor, more: { readonly [Field in keyof Body]?: Body[Field] | undefined } = {}) => {
  const asked = {
    accountId: AccountId.parse(quote.accountId),
    docType: 'Application',
    docName: 'Signed application',
    file: fileOf('%PDF-1.7 signed'),
    ...more,
  } as const
  // What a form leaves out is not sent.
  const body = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined))
  // The form is what is tried: some of these are no body of the contract.
  return as(actor)(contract.uploadDocument, { body: body as unknown as Body })
}
const examine = (documentId: string, revision = 1) => handOver(worker, 'document.uploaded', { documentId, revision })
const library = async (actor: Actor, ownerId: string = quote.accountId) => {
  aWhilePasses()
  const params = { ownerId: AccountId.parse(ownerId) }
  return answered(await as(actor)(contract.searchOwnerDocuments, { params, query: { docType: 'Application' } })).content
}
const open = (actor: Actor, docId: string, query: { revision?: string; inline?: 'true' } = {}) =>
  as(actor)(contract.downloadDocument, { query: { docId: DocumentId.parse(docId), ...query } })
const remove = (actor: Actor, docId: string) =>
  as(actor)(contract.removeDocument, { query: { docId: DocumentId.parse(docId) } })

describe('an upload', () => {
  it('is opened by nobody before it was looked at, then by those who may see it', async () => {
    const { docId, docName, examination } = answered(await upload(cast.producer))
    expect({ docName, examination }).toEqual({ docName: 'Signed application.pdf', examination: 'WAITING' })
    expect(await open(cast.producer, docId)).toMatchObject({ problem: { code: 'document.beingExamined' } })
    await examine(docId)
    await examine(docId)
    const { url, fileName } = answered(await open(cast.producer, docId))
    expect(fileName).toBe('Signed application.pdf')
    expect(await (await fetch(url)).text()).toBe('%PDF-1.7 signed')
    expect(await open(cast.otherProducer, docId)).toMatchObject({ problem: { code: 'document.notFound' } })
    expect(await remove(cast.producer, docId)).toMatchObject({ status: 204 })
  })

  it('is shown by the browser as what it is', async () => {
    const { docId } = answered(await upload(cast.producer))
    await examine(docId)
    const { url } = answered(await open(cast.producer, docId, { inline: 'true' }))
    const shown = await fetch(url)
    expect(shown.headers.get('content-disposition')).toMatch(/^inline/)
    expect(shown.headers.get('content-type')).toBe('application/pdf')
    await remove(cast.producer, docId)
  })

  it('by a link never passes through the operation, and is the uploader’s alone to name', async () => {
    const body = { fileName: 'loss run.txt', contentType: 'text/plain', size: 8, purpose: 'document' } as const
    const { url, objectKey } = answered(await as(cast.producer)(contract.createUploadUrl, { body }))
    await fetch(url, { method: 'PUT', body: 'No loss.', headers: { 'content-type': 'text/plain' } })
    const linked = { file: undefined, objectKey, fileName: 'loss run.txt' }
    expect(await upload(cast.agencyAdmin, linked)).toMatchObject({ problem: { code: 'document.noFile' } })
    const { docId } = answered(await upload(cast.producer, linked))
    await examine(docId)
    expect((await library(cast.producer))[0]).toMatchObject({
      docName: 'Signed application.txt',
      size: 8,
      examination: 'PASSED',
      contentType: 'text/plain',
    })
    await remove(cast.producer, docId)
  })

  it('that never arrived says so', async () => {
    const body = { fileName: 'a.pdf', contentType: 'application/pdf', size: 9, purpose: 'document' } as const
    const { objectKey } = answered(await as(cast.producer)(contract.createUploadUrl, { body }))
    const { docId } = answered(await upload(cast.producer, { file: undefined, objectKey }))
    await examine(docId)
    expect(await open(cast.producer, docId)).toMatchObject({
      problem: { code: 'document.held', detail: expect.stringContaining('never arrived') },
    })
    await remove(cast.producer, docId)
  })

  it.each([
    [
      'holds the test file of virus scanners',
      `%PDF-1.7 ${['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR', '-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')}`,
      'EICAR',
    ],
    ['is not what its name says', 'PK\u0003\u0004', 'not what its name says'],
    ['is encrypted', '%PDF-1.7 /Encrypt 5 0 R', 'encrypted'],
  ])('is held back with the reason where it %s, and replaced', async (_, bytes, reason) => {
    const { docId } = answered(await upload(cast.producer, { file: fileOf(bytes) }))
    await examine(docId)
    expect((await library(cast.producer))[0]).toMatchObject({
      examination: 'HELD',
      heldBecause: expect.stringContaining(reason),
    })
    expect(await open(cast.producer, docId)).toMatchObject({ status: 409, problem: { code: 'document.held' } })
    await remove(cast.producer, docId)
  })

  it('is kept without what its photographs tell of their taker, in an archive too, or says in what to bring them', async () => {
    const photo = Buffer.from('ffd8fffe000d73686f7420627920496461ffda0002aabbffd9', 'hex')
    const bytes = zipOf([{ name: 'damage.jpg', body: photo }])
    const { docId } = answered(await upload(cast.producer, { file: fileOf(bytes, 'damage.zip') }))
    await examine(docId)
    const { url } = answered(await open(cast.producer, docId))
    const { entries = [] } = openArchive(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    expect(entries.map((each) => each.bytes.toString('hex'))).toEqual(['ffd8ffda0002aabbffd9'])
    await remove(cast.producer, docId)
    const telephone = fileOf('\0\0\0\x18ftypheic\0\0\0\0', 'IMG_1.HEIC')
    const { docId: held } = answered(await upload(cast.producer, { file: telephone }))
    await examine(held)
    expect((await library(cast.producer))[0]).toMatchObject({
      examination: 'HELD',
      heldBecause: expect.stringContaining('Save it as JPEG or PNG'),
    })
    await remove(cast.producer, held)
  })

  it('needs a file, a name, a kind and an owner', async () => {
    expect(await upload(cast.producer, { docName: '' })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['docName'], detail: 'File name is required' }] },
    })
    expect(await upload(cast.producer, { docType: undefined })).toMatchObject({ status: 400 })
    expect(await upload(cast.producer, { file: fileOf('') })).toMatchObject({ problem: { code: 'document.noFile' } })
    expect(await upload(cast.superAdmin, { accountId: undefined })).toMatchObject({
      problem: { code: 'document.noOwner' },
    })
    expect(await upload(cast.producer, { file: fileOf('a'.repeat(4_000_001)) })).toMatchObject({
      problem: { code: 'document.tooLarge' },
    })
    expect(await upload(cast.otherProducer)).toMatchObject({ problem: { code: 'account.notFound' } })
  })
})

describe('a large upload', () => {
  const text = `No loss. ${'a'.repeat(partBytes)}`
  const size = text.length
  const file = { fileName: 'loss run.txt', contentType: 'text/plain', size } as const
  const begin = async (actor: Actor) => {
    const { uploadId, objectKey } = answered(await as(actor)(contract.beginUpload, { body: file }))
    return { uploadId, objectKey, size }
  }
  type Begun = Awaited<ReturnType<typeof begin>>
  const goOn = async (actor: Actor, body: Begun) => answered(await as(actor)(contract.continueUpload, { body }))
  const put = (url: string, part: string) => fetch(url, { method: 'PUT', body: part })

  it('goes in parts, each sent once however often it is gone on with, and then waits as any other', async () => {
    const begun = await begin(cast.producer)
    const first = await goOn(cast.producer, begun)
    expect(first.there).toEqual([])
    expect(first.missing.map((part) => part.size)).toEqual([partBytes, 9])
    expect((await put(first.missing[0]?.url ?? '', text.substring(0, partBytes))).status).toBe(200)
    expect(await as(cast.producer)(contract.completeUpload, { body: begun })).toMatchObject({
      status: 409,
      problem: { code: 'document.uploadIncomplete', detail: expect.stringContaining('1 of its parts') },
    })
    const second = await goOn(cast.producer, begun)
    expect(second.there).toEqual([{ number: 1, size: partBytes }])
    expect(second.missing.map(({ number }) => number)).toEqual([2])
    await put(second.missing[0]?.url ?? '', text.substring(partBytes))
    const { objectKey } = answered(await as(cast.producer)(contract.completeUpload, { body: begun }))
    const { docId, examination } = answered(await upload(cast.producer, { file: undefined, objectKey }))
    expect(examination).toBe('WAITING')
    await remove(cast.producer, docId)
    // Whoever did not hear that it is whole asks again.
    expect(await as(cast.producer)(contract.completeUpload, { body: begun })).toMatchObject({ status: 200 })
    expect((await goOn(cast.producer, begun)).missing).toEqual([])
  })

  it('is its uploader’s alone, of the size that was told, and over once it was given up', async () => {
    const begun = await begin(cast.producer)
    const gone = { status: 404, problem: { code: 'document.uploadGone' } }
    expect(await as(cast.agencyAdmin)(contract.continueUpload, { body: begun })).toMatchObject(gone)
    expect(await as(cast.agencyAdmin)(contract.completeUpload, { body: begun })).toMatchObject(gone)
    const { size: _, ...theUpload } = begun
    expect(await as(cast.agencyAdmin)(contract.abortUpload, { query: theUpload })).toMatchObject(gone)
    const own = await begin(cast.agencyAdmin)
    const mixed = { ...own, uploadId: begun.uploadId }
    expect(await as(cast.agencyAdmin)(contract.continueUpload, { body: mixed })).toMatchObject(gone)
    const { missing } = await goOn(cast.producer, begun)
    expect((await put(missing[1]?.url ?? '', 'more than nine')).status).toBe(403)
    for (const part of missing) await put(part.url, 'b'.repeat(part.size))
    const smaller = { ...begun, size: 9 }
    expect(await as(cast.producer)(contract.completeUpload, { body: smaller })).toMatchObject({
      problem: { code: 'document.uploadIncomplete' },
    })
    expect(await as(cast.producer)(contract.abortUpload, { query: theUpload })).toMatchObject({ status: 204 })
    expect(await as(cast.producer)(contract.abortUpload, { query: theUpload })).toMatchObject({ status: 204 })
    expect(await as(cast.producer)(contract.continueUpload, { body: begun })).toMatchObject(gone)
    expect(await as(cast.producer)(contract.completeUpload, { body: begun })).toMatchObject(gone)
  })

  it('is told by its bytes what it is: whatever is said of its type, it begins', async () => {
    for (const contentType of ['text/plain; name="保険"', 'no type', 'ü/ü'])
      expect(await as(cast.producer)(contract.beginUpload, { body: { ...file, contentType } })).toMatchObject({
        ok: true,
      })
  })

  it('is no larger than a file may be, whoever sends it in parts', async () => {
    const body = { ...file, size: 100 * 1024 * 1024 + 1 }
    expect(await as(cast.producer)(contract.beginUpload, { body })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['size'], detail: 'The file size is too big, 100MB max.' }] },
    })
  })
})

describe('the scanner for malware', () => {
  const scannedBy = (address: string) =>
    Object.assign(process.env, { MALWARE_SCANNER: 'clamav', MALWARE_SCANNER_ADDRESS: address })
  afterEach(() => void Object.assign(process.env, { MALWARE_SCANNER: 'embedded' }))

  it('is waited for while it is away, and nobody opens the file meanwhile', async () => {
    const away = await startClamd()
    await away.stop()
    scannedBy(away.address)
    const { docId } = answered(await upload(cast.producer))
    await expect(examine(docId)).rejects.toThrow('The worker did not take document.uploaded.')
    expect((await library(cast.producer))[0]).toMatchObject({ docId, examination: 'WAITING' })
    expect(await open(cast.producer, docId)).toMatchObject({
      problem: { code: 'document.beingExamined', detail: expect.stringContaining('waits for its examination') },
    })
    const clamd = await startClamd()
    scannedBy(clamd.address)
    await examine(docId)
    expect((await library(cast.producer))[0]).toMatchObject({ docId, examination: 'PASSED' })
    expect(clamd.files.map(String)).toEqual(['%PDF-1.7 signed'])
    await clamd.stop()
    await remove(cast.producer, docId)
  })

  it('has a file held back in which it finds what no mark tells', async () => {
    const clamd = await startClamd('finds')
    scannedBy(clamd.address)
    const { docId } = answered(await upload(cast.producer))
    await examine(docId)
    expect((await library(cast.producer))[0]).toMatchObject({
      examination: 'HELD',
      heldBecause: 'A scan for malware found in it: Pdf.Exploit.Agent-1.',
    })
    expect(await open(cast.producer, docId)).toMatchObject({ problem: { code: 'document.held' } })
    await clamd.stop()
    await remove(cast.producer, docId)
  })
})

describe('who sees a document', () => {
  it('of staff without an agency: staff alone', async () => {
    const { docId } = answered(await upload(cast.underwriter))
    await examine(docId)
    expect(await library(cast.underwriter)).toMatchObject([{ docId, audience: 'STAFF' }])
    for (const other of [cast.producer, holder]) {
      expect(await library(other)).toEqual([])
      expect(await open(other, docId)).toMatchObject({ status: 404 })
      expect(await remove({ ...other, role: 'Agency Admin' }, docId)).toMatchObject({ status: 404 })
    }
    const ofOthers = { ...cast.underwriter, agencyIds: [castIds.agency(2)] }
    expect(await open(ofOthers, docId)).toMatchObject({ status: 404 })
    await remove(cast.superAdmin, docId)
  })

  it('of staff for an agency: that agency, not the insured; they may change their mind', async () => {
    const agencyId = AgencyId.parse(quote.agencyId)
    const { docId } = answered(await upload(cast.superAdmin, { agencyId }))
    await examine(docId)
    expect(await library(cast.producer)).toMatchObject([{ docId }])
    expect(answered(await open(cast.producer, docId)).url).toMatch(/^http/)
    expect(await library(holder)).toEqual([])
    const body = { docId, docName: 'Memo.pdf', docType: 'Application' } as const
    expect(answered(await as(cast.superAdmin)(contract.updateDocument, { body }))).toMatchObject({
      docName: 'Memo.pdf',
      audience: 'STAFF',
    })
    expect(await library(cast.producer)).toEqual([])
    await remove(cast.superAdmin, docId)
  })

  it('of the insured: its agency and staff too', async () => {
    const { docId } = answered(await upload(holder))
    await examine(docId)
    for (const each of [holder, cast.producer, cast.underwriter]) expect(await library(each)).toMatchObject([{ docId }])
    await remove({ ...holder, role: 'Account Admin' }, docId)
  })

  it('of a quote: it stands in the quote’s library and the account’s', async () => {
    const { docId } = answered(await upload(cast.producer, { quoteId: quote.id, accountId: undefined }))
    const params = { ownerId: quote.id }
    for (const each of [cast.producer, cast.underwriter])
      expect(
        answered(await as(each)(contract.searchOwnerDocuments, { params, query: {} })).content.map((row) => row.docId),
      ).toContain(docId)
    await remove(cast.producer, docId)
  })

  it('of a partner on a quote that names it: itself, and whoever sees the quote', async () => {
    const carrierId = 'org_01JH0000000000000000000P12'
    const carrier = partnerOf('CARRIER', 'Carrier Underwriter', carrierId)
    const onQuote = { quoteId: quote.id, accountId: undefined }
    expect(await upload(carrier, onQuote)).toMatchObject({ status: 404 })
    const stored = await quotes.require(quote.id)
    await commit([quotes.update(stored, { ...stored, partnerIds: [carrierId] })])
    const { docId } = answered(await upload(carrier, onQuote))
    await examine(docId)
    for (const each of [carrier, holder, cast.producer, cast.underwriter])
      expect(answered(await open(each, docId)).url).toMatch(/^http/)
    expect(await open(partnerOf('CARRIER', 'Carrier Underwriter', 'org_else'), docId)).toMatchObject({ status: 404 })
    await remove(cast.superAdmin, docId)
  })

  it('of an agency: its people', async () => {
    const { docId } = answered(await upload(cast.producer, { accountId: undefined }))
    aWhilePasses()
    const params = { ownerId: AgencyId.parse(castIds.agency(1)) }
    const { content } = answered(await as(cast.agencyAdmin)(contract.searchOwnerDocuments, { params, query: {} }))
    expect(content).toMatchObject([{ docId }])
    await remove(cast.producer, docId)
  })
})

describe('a newer file', () => {
  it('becomes the document, and the one before is kept', async () => {
    const { docId } = answered(await upload(cast.producer))
    await examine(docId)
    const asked = { fileName: 'b.pdf', contentType: 'application/pdf', size: 12, purpose: 'document' } as const
    const { url, objectKey } = answered(await as(cast.producer)(contract.createUploadUrl, { body: asked }))
    await fetch(url, { method: 'PUT', body: '%PDF-1.7 new', headers: { 'content-type': 'application/pdf' } })
    const body = { docId, docName: 'Signed application', docType: 'Application', objectKey, fileName: 'b.pdf' } as const
    expect(answered(await as(cast.producer)(contract.updateDocument, { body }))).toMatchObject({
      revision: 2,
      examination: 'WAITING',
    })
    await examine(docId, 2)
    // An upload is taken once, for whatever document.
    const taken = { status: 409, problem: { code: 'document.fileTaken' } }
    expect(await as(cast.producer)(contract.updateDocument, { body })).toMatchObject(taken)
    const other = { ...body, docId: answered(await upload(cast.producer)).docId }
    expect(await as(cast.producer)(contract.updateDocument, { body: other })).toMatchObject(taken)
    await remove(cast.producer, other.docId)
    const read = async (revision?: string) =>
      (await fetch(answered(await open(cast.producer, docId, revision ? { revision } : {})).url)).text()
    expect([await read(), await read('1')]).toEqual(['%PDF-1.7 new', '%PDF-1.7 signed'])
    expect(await open(cast.producer, docId, { revision: '3' })).toMatchObject({ status: 404 })
    await remove(cast.producer, docId)
  })
})

describe('deleting what was uploaded', () => {
  it('is, of the provider’s staff, for the Super Admin alone, and for those whose document it is', async () => {
    const { docId } = answered(await upload(cast.producer, { quoteId: quote.id, docType: 'Other' }))
    for (const role of staff.filter((each) => each !== 'Super Admin'))
      expect([role, (await remove({ ...cast.superAdmin, role }, docId)).status]).toEqual([role, 403])
    expect(await remove(cast.otherProducer, docId)).toMatchObject({ status: 404 })
    expect(await remove(cast.superAdmin, docId)).toMatchObject({ status: 204 })
  })
})

describe('what the platform made', () => {
  it('is neither changed nor deleted, and is not taken for what people upload', async () => {
    await handOver(worker, 'quote.ready', { quoteId: quote.id })
    const { docId } = answered(await upload(cast.producer, { quoteId: quote.id, docType: 'Proposal' }))
    const params = { accountId: quote.accountId, quoteId: quote.id }
    const { fileName } = answered(await as(cast.producer)(contract.downloadProposal, { params, query: {} }))
    expect(fileName).toBe(`Proposal ${quote.quoteNumber}.pdf`)
    aWhilePasses()
    const { content } = answered(
      await as(cast.producer)(contract.searchOwnerDocuments, { params: { ownerId: quote.id }, query: {} }),
    )
    const made = content.find((row) => row.examination === undefined)
    expect(await remove(cast.producer, made?.docId ?? '')).toMatchObject({ problem: { code: 'document.kept' } })
    const body = { docId: DocumentId.parse(made?.docId), docName: 'x', docType: 'Other' } as const
    expect(await as(cast.producer)(contract.updateDocument, { body })).toMatchObject({
      problem: { code: 'document.kept' },
    })
    await remove(cast.producer, docId)
  })
})
