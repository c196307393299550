import { createHash } from 'node:crypto'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFile } from '#functions/_platform/files/files.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { downloadArchiveCopy } from '#shared/contracts/docs/archive.ts'
import { searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { addYears } from '#shared/domain/calendar/moveDate.ts'
import { DocumentId, PolicyId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { documents, type StoredDocument } from '../store/documents.ts'
import { PolicyData } from '../templates/policyData.ts'
import { policyDocument } from '../templates/policyDocument.ts'
import { proven } from '../templates/proven.ts'
import { renderPdf } from '../templates/renderPdf.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
let document: StoredDocument

const made = async (task: 'makeBinderDocument' | 'makePolicyDocument') => {
  const result = (await worker({ task, input: { policyId: policy.id }, executionName: 'test' })) as { docId: string }
  return documents.require(DocumentId.parse(result.docId))
}

beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  policy = await desk.aPolicy()
  document = await made('makePolicyDocument')
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const archiveCopy = async (): Promise<Uint8Array> => {
  const query = { docId: document.id }
  const { url, fileName } = answered(await as(cast.superAdmin)(downloadArchiveCopy, { query }))
  expect(fileName).toBe(`Policy ${policy.policyNumber} (archive).pdf`)
  return new Uint8Array(await (await fetch(url)).arrayBuffer())
}

it('a policy’s document lies in the archive too, as PDF/A-3a, locked as long as policies are kept', async () => {
  const bytes = await archiveCopy()
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(document.archive?.sha256)
  const metadata = Buffer.from(bytes).toString('latin1')
  expect(metadata).toMatch(/<pdfaid:part>3<\/pdfaid:part>/)
  expect(metadata).toMatch(/<pdfaid:conformance>A<\/pdfaid:conformance>/)
  expect(document.archive?.file).toMatch(/^documents\/archive\//)
  expect(document.archive?.lockedUntil.startsWith(addYears(policy.expirationDate, 7).replace(/-..$/, ''))).toBe(true)
})

it('the data that it was drawn of is attached, and draws the very bytes that people have', async () => {
  const pdf = await getDocumentProxy(await archiveCopy())
  const attached = (await pdf.getAttachments()) as Record<string, { content: Uint8Array }>
  const [file] = Object.values(attached)
  const { template, data } = JSON.parse(Buffer.from(file?.content ?? []).toString('utf8'))
  expect(template).toEqual(document.template)
  const { code = '' } = document
  const page = new URL(process.env.PUBLIC_URL ?? '').host
  const proof = { code, page: `${page}/verify`, url: `${process.env.PUBLIC_URL}/verify/${code}` }
  const again = renderPdf(proven(policyDocument(PolicyData.parse(data)), proof))
  expect(Buffer.compare(again, (await readFile(document.file)) ?? Buffer.of())).toBe(0)
})

it('is staff’s alone: nobody else knows of it, and other documents have none', async () => {
  const query = { docId: document.id }
  expect(await as(cast.producer)(downloadArchiveCopy, { query })).toMatchObject({
    problem: { code: 'permission.denied' },
  })
  const binder = await made('makeBinderDocument')
  expect(await as(cast.superAdmin)(downloadArchiveCopy, { query: { docId: binder.id } })).toMatchObject({
    problem: { code: 'document.noArchive' },
  })
  const params = { ownerId: PolicyId.parse(policy.id) }
  const { content } = answered(await as(cast.producer)(searchOwnerDocuments, { params, query: {} }))
  expect(content.find(({ docId }) => docId === document.id)).toMatchObject({ isArchived: true })
  expect(JSON.stringify(content)).not.toContain('documents/archive')
})
