import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { manuscripts } from '#functions/quote/store/manuscripts.ts'
import { downloadDocument, searchOwnerDocuments } from '#shared/contracts/docs/documents.ts'
import { listPolicyForms } from '#shared/contracts/docs/forms.ts'
import type { ManuscriptRecord } from '#shared/contracts/quote/manuscriptRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { DocumentId, ManuscriptId, PolicyId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { deliver } from '#tests/support/queue.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { handler as worker } from '../worker.ts'

const as = callerOf(handler)
const { producer, underwriter } = cast

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let policy: PolicyRecord
beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  policy = await desk.aPolicy({ isSurplus: true })
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const word = (at: Instant) => ({ by: cast.superAdmin.userId, name: 'Sam Cole', told: 'Palisade', at })
let made = 0
/** An endorsement that was approved at a moment. */
const anApproved = async (of: Partial<ManuscriptRecord>, at: Instant): Promise<ManuscriptRecord> => {
  made += 1
  const { accountId, agencyId, companyName } = policy
  const manuscript: ManuscriptRecord = {
    id: ManuscriptId.parse(`man_01JH0000000000000000000M0${made}`),
    number: `PAL-MAN-000${made}`,
    ...{ accountId, agencyId, companyName },
    status: 'APPROVED',
    title: 'Dredging',
    text: 'Dredging in the harbour is insured.\n\nSo is towing of barges.',
    effect: 'BROADENS',
    ...of,
    writers: [word(at)],
    approved: word(at),
    created: at,
    lastUpdated: at,
  }
  await commit([manuscripts.create(manuscript)])
  return manuscript
}
const textOf = async (docId: string) => {
  const { url } = answered(await as(producer)(downloadDocument, { query: { docId: DocumentId.parse(docId) } }))
  const bytes = new Uint8Array(await (await fetch(url)).arrayBuffer())
  const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
const carried = async (by = producer, query = {}) =>
  answered(await as(by)(listPolicyForms, { params: { policyId: policy.id }, query })).forms

it('a policy prints what was written for its quote and approved when its issue was asked for, after its forms', async () => {
  const quoteId = QuoteId.parse(policy.quoteId)
  const { id } = await anApproved({ quoteId }, policy.boundAt)
  const late = await anApproved({ quoteId, title: 'Lighterage' }, '2099-01-01T00:00:00.000Z')
  const { docId } = (await worker({
    task: 'makePolicyDocument',
    input: { policyId: policy.id },
    executionName: 'x',
  })) as { docId: string }
  const text = await textOf(docId)
  expect(text).toContain('Dredging in the harbour is insured.')
  expect(text.indexOf('So is towing of barges.')).toBeGreaterThan(text.indexOf('How this policy works'))
  expect(text).not.toContain('Lighterage')
  const forms = await carried()
  expect(forms.at(-1)).toMatchObject({
    id,
    formNumber: 'PAL-MAN-0001',
    formType: 'Manuscript endorsement',
    because: expect.stringMatching(
      /^It was written for this policy alone\. Palisade approved it on .*broadens the cover/,
    ),
    approved: { name: 'Palisade', at: policy.boundAt },
  })
  expect(forms.map((form) => form.id)).not.toContain(late.id)
  expect((await carried(underwriter)).at(-1)).toMatchObject({ approved: { name: 'Sam Cole' } })
  expect(await carried(producer, { formId: id })).toMatchObject([{ wording: expect.stringContaining('barges') }])
})

it('what is written for a policy in force gets its own document, once, and stands among its forms from its day', async () => {
  const now = new Date().toISOString()
  const { effectiveDate } = policy
  const { id } = await anApproved({ policyId: PolicyId.parse(policy.id), effectiveDate, title: 'Salvage' }, now)
  const body = JSON.stringify({
    id: 'evt_1',
    'detail-type': 'manuscript.approved',
    time: now,
    detail: { manuscriptId: id },
  })
  for (const messageId of ['evt_1', 'evt_2']) await deliver(worker, [{ messageId, body }])
  const { content } = answered(
    await as(producer)(searchOwnerDocuments, { params: { ownerId: PolicyId.parse(policy.id) }, query: {} }),
  )
  const named = content.filter(({ docName }) => docName.includes('PAL-MAN-0003'))
  expect(named).toHaveLength(1)
  const text = await textOf(named[0]?.docId ?? '')
  for (const said of ['Salvage', 'It broadens the cover.', 'Dredging in the harbour is insured.', policy.policyNumber])
    expect(text).toContain(said)
  expect((await carried()).at(-1)).toMatchObject({ id, effectiveFrom: effectiveDate })
})
