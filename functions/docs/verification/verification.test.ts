import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { downloadDocument } from '#shared/contracts/docs/documents.ts'
import { verifyDocument } from '#shared/contracts/docs/verification.ts'
import { DocumentId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
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
