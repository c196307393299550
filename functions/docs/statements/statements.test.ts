import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { createAccountStatement, downloadDocument } from '#shared/contracts/docs/documents.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { eventsOf } from '#tests/support/eventsOf.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler as docs } from '../index.ts'
import { handler as worker } from '../worker.ts'

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  policy = await desk.aPolicy({ agencyBilled: true })
  await desk.deliver()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const asDocs = callerOf(docs)

/** Makes what was asked for last, twice as queues may. */
const make = async () => {
  const asked = (await eventsOf(desk.quotes.table)).filter(({ name }) => name === 'ledger.statementRequested').at(-1)
  if (asked?.name !== 'ledger.statementRequested') throw new Error('No statement was asked for.')
  for (let times = 0; times < 2; times += 1)
    await handOver(worker, 'ledger.statementRequested', asked.detail, asked.detail.statementId)
  await desk.quotes.settle()
}

describe('a statement of account as a document', () => {
  it('is made once, of what an agency that is billed owes net of its commission', async () => {
    const { docId } = answered(await asDocs(cast.producer)(createAccountStatement, { body: { kind: 'agency' } }))
    await make()
    const { url, fileName } = answered(await asDocs(cast.producer)(downloadDocument, { query: { docId } }))
    expect(fileName).toMatch(/^statement-.*\.pdf$/)
    const file = await getDocumentProxy(new Uint8Array(await (await fetch(url)).arrayBuffer()))
    const { text } = await extractText(file, { mergePages: true })
    expect(text).toContain('Statement of account')
    expect(text).toContain(policy.policyNumber)
    expect(text).toContain('Due to us')
    expect(await asDocs(cast.otherProducer)(downloadDocument, { query: { docId } })).toMatchObject({ status: 404 })
  })

  it('is nobody else’s, and of a carrier for staff', async () => {
    const theirs = { kind: 'agency', id: castIds.agency(1) } as const
    expect(await asDocs(cast.otherProducer)(createAccountStatement, { body: theirs })).toMatchObject({
      problem: { code: 'billing.statementNotFound' },
    })
    const { docId } = answered(await asDocs(cast.superAdmin)(createAccountStatement, { body: { kind: 'carrier' } }))
    await make()
    expect(await asDocs(cast.superAdmin)(downloadDocument, { query: { docId } })).toMatchObject({ status: 200 })
    expect(await asDocs(cast.producer)(downloadDocument, { query: { docId } })).toMatchObject({ status: 404 })
  })
})
