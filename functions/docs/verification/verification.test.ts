import { createHash } from 'node:crypto'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { verifyDocument, verifyDocumentCode } from '#shared/contracts/docs/verification.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { documentCodeOf } from '#shared/domain/policy/documentCode.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { documents } from '../store/documents.ts'
import { templateVersions } from '../templates/templates.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  policy = await desk.aPolicy()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')
const verify = (sha256: string) => callerOf(handler)(undefined)(verifyDocument, { params: { sha256 } })

const verifyCode = (code: string) => callerOf(handler)(undefined)(verifyDocumentCode, { params: { printed: code } })

const made = async (task: 'makeBinderDocument' | 'makePolicyDocument', policyId: string) => {
  const result = (await worker({ task, input: { policyId }, executionName: 'test' })) as { docId: string }
  return documents.require(DocumentId.parse(result.docId))
}

const textOf = async (docId: string) => {
  const query = { docId: DocumentId.parse(docId) }
  const { url } = answered(await callerOf(handler)(cast.producer)(downloadDocument, { query }))
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: false })
  return text.map((page) => page.replace(/\s+/g, ' '))
}

it('a document carries its code on each page, and whoever reads it there is told what it is, without a name or an amount', async () => {
  const bound = await desk.aPolicy()
  const document = await made('makePolicyDocument', bound.id)
  const { code } = document
  if (code === undefined) return expect.fail()
  expect(code).toMatch(/^T/)
  expect(document.template).toEqual({ name: 'policy', version: templateVersions.policy })
  const pages = await textOf(document.id)
  for (const page of pages) expect(page).toContain(`/verify, code ${code}`)
  expect(pages.at(-1)).toContain('Scan the code or type it there')
  for (const typed of [code, code.toLowerCase().replaceAll('-', '')]) {
    const told = answered(await verifyCode(typed))
    expect(told).toMatchObject({
      code,
      docType: 'Policy',
      number: bound.policyNumber,
      issuedAt: document.created,
      isReplaced: false,
      policy: { policyNumber: bound.policyNumber },
    })
    for (const secret of [bound.companyName, bound.agencyName, bound.accountId, 'premium', 'docName'])
      expect(JSON.stringify(told)).not.toContain(secret)
  }
  expect((await made('makePolicyDocument', bound.id)).code).toBe(code)
})

it('of two policy documents the older one is told to be replaced, and a binder stands beside them', async () => {
  const bound = await desk.aPolicy()
  const [binder, first] = [await made('makeBinderDocument', bound.id), await made('makePolicyDocument', bound.id)]
  expect(new Set([binder.code, first.code]).size).toBe(2)
  await commit([
    documents.create({
      ...first,
      id: DocumentId.parse('doc_01JH0000000000000000000D77'),
      code: documentCodeOf('us', new Uint8Array(10).fill(3)),
      madeFrom: 'a later one',
      created: Instant.parse('2099-01-01T00:00:00Z'),
    }),
  ])
  expect(answered(await verifyCode(first.code ?? ''))).toMatchObject({ isReplaced: true })
  const list = await callerOf(handler)(cast.producer)(searchOwnerDocuments, {
    params: { ownerId: bound.id },
    query: {},
  })
  const rows = answered(list).content
  expect(rows.map(({ docType }) => docType).toSorted()).toEqual(['Binder', 'Policy', 'Policy'])
  expect(rows.filter(({ isReplaced }) => isReplaced).map(({ docId }) => docId)).toEqual([first.id])
  expect(answered(await verifyCode(binder.code ?? ''))).toMatchObject({ docType: 'Binder', isReplaced: false })
})

it('a policy’s file is known by its bytes to whoever holds it, and a changed one is not', async () => {
  const input = { policyId: policy.id }
  const { docId } = (await worker({ task: 'makePolicyDocument', input, executionName: 'test' })) as { docId: string }
  const query = { docId: DocumentId.parse(docId) }
  const { url, fileName } = answered(await callerOf(handler)(cast.producer)(downloadDocument, { query }))
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const told = answered(await verify(sha256Of(bytes)))
  expect(told).toMatchObject({
    docType: 'Policy',
    docName: fileName,
    isReplaced: false,
    policy: { policyNumber: policy.policyNumber, effectiveDate: policy.effectiveDate },
  })
  expect(JSON.stringify(told)).not.toContain(policy.accountId)
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
  expect(await verify(sha256Of(bytes))).toMatchObject({ status: 404, problem: { code: 'document.notIssued' } })
  expect(await verify('ABC')).toMatchObject({ status: 400 })
})

it('a code that no document has is unknown, and who guesses on waits', async () => {
  const unknown = documentCodeOf('us', new Uint8Array(10).fill(9))
  expect(await verifyCode(unknown)).toMatchObject({ status: 404, problem: { code: 'document.unknownCode' } })
  const guess = async (tries: number): Promise<unknown> => {
    const { problem } = (await verifyCode(unknown)) as { problem?: { code: string } }
    return problem?.code === 'auth.throttled' || tries === 0 ? problem?.code : guess(tries - 1)
  }
  expect(await guess(60)).toBe('auth.throttled')
})
