import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/docs/documents.ts'
import { AccountId, DocumentId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
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

const notices = async (actor: Actor) => {
  await desk.quotes.settle()
  aWhilePasses()
  const asked = { params: { ownerId: AccountId.parse(policy.accountId) }, query: {} }
  const { content } = answered(await as(actor)(contract.searchOwnerDocuments, asked))
  return content.filter(({ docType }) => docType === 'Correspondence')
}

it('a notice of expiry stands once with the documents of insured and agency, however often its event comes', async () => {
  const told = { policyId: policy.id, mayRenew: false }
  await handOver(worker, 'policy.expiryNoticed', told)
  await handOver(worker, 'policy.expiryNoticed', told)
  const insured: Actor = { ...cast.policyHolder, organizationId: policy.accountId, role: 'Account Admin' }
  for (const actor of [cast.producer, insured])
    expect(await notices(actor)).toMatchObject([
      {
        docName: `Notice of nonrenewal ${policy.policyNumber}.pdf`,
        docType: 'Correspondence',
        policyId: policy.id,
      },
    ])
  const [notice] = await notices(insured)
  const docId = DocumentId.parse(notice?.docId)
  expect(answered(await as(insured)(contract.downloadDocument, { query: { docId } })).fileName).toContain('Notice')
  // An insurer that has come round says so in another one, and in one more where it refuses again on another day.
  await handOver(worker, 'policy.expiryNoticed', { ...told, mayRenew: true })
  expect(await notices(cast.producer)).toHaveLength(2)
  await handOver(worker, 'policy.expiryNoticed', { ...told, on: '2026-11-03' })
  expect(await notices(cast.producer)).toHaveLength(3)
})
