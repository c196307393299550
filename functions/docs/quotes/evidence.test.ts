import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { uploadDocument } from '#shared/contracts/docs/uploadedDocuments.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import { receiveSubjectivity, updateSubjectivities } from '#shared/contracts/quote/subjectivities.ts'
import { DocumentId, type QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { openOutside } from '#tests/support/outside.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler } from '../index.ts'
import { documents, latestOf } from '../store/documents.ts'

const docs = callerOf(handler)
let desk: QuoteDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let quoteId: QuoteId

beforeAll(async () => {
  desk = await openQuoteDesk()
  outside = await openOutside()
  quoteId = await desk.aRequestedQuote(await desk.anAccount())
  const asked = ['Application', 'Loss run'].map((text) => ({ text, stage: 'PRE_BIND', owner: 'INSURED' }) as const)
  const body = { subjectivities: [...asked] }
  answered(await desk.as(cast.underwriter)(updateSubjectivities, { params: { quoteId }, body }))
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const file = { fileName: 'application.txt', bytes: new Uint8Array(Buffer.from('Signed.')) }
const upload = (actor: Actor, more: object = { quoteId }) =>
  docs(actor)(uploadDocument, {
    body: { file, docName: 'application', docType: 'Application', ...more } as never,
  })
const idOf = async (index: number) => (await desk.read(quoteId)).subjectivities[index]?.id ?? ''
const bring = async (actor: Actor, documentIds: DocumentId[], index = 0) =>
  desk.as(actor)(receiveSubjectivity, {
    params: { quoteId, subjectivityId: await idOf(index) },
    body: { evidence: 'Signed by a director.', documentIds },
  })

describe('evidence for a subjectivity', () => {
  it('is brought by its agency as files, which staff see and the insured is not told of', async () => {
    const { docId } = answered(await upload(cast.producer))
    const brought = answered(await bring(cast.producer, [docId, docId])).subjectivities
    expect(brought[0]).toMatchObject({
      status: 'RECEIVED',
      evidence: { documents: [{ docId, name: 'application.txt', forInsured: false }] },
    })
    expect((await desk.read(quoteId)).subjectivities[0]?.evidence?.documents).toHaveLength(1)
    const seen = answered(await desk.as(guestOf('QUOTE', quoteId))(getQuote, { params: { quoteId } }))
    expect(seen.subjectivities[0]?.evidence).toMatchObject({ text: 'Signed by a director.', documents: [] })
  })

  it('is brought by the insured, whom a link has opened the quote', async () => {
    const guest = guestOf('QUOTE', quoteId)
    const { docId } = answered(await upload(guest))
    const { subjectivities } = answered(await bring(guest, [docId], 1))
    expect(subjectivities[1]?.evidence?.documents).toMatchObject([{ docId, forInsured: true }])
    // A link opens one quote and nothing beside it.
    const other = await desk.aPricedQuote(await desk.anAccount())
    const { accountId } = await desk.read(other)
    expect(await upload(guest, { quoteId: other })).toMatchObject({ status: 404 })
    expect(await upload(guest, { accountId })).toMatchObject({ status: 404 })
    expect(await upload(guest, { quoteId, accountId })).toMatchObject({ status: 404 })
  })

  it('is no file of somebody else, of another account, of staff alone, nor one that is held back', async () => {
    const refused = { status: 404, problem: { code: 'document.notFound' } }
    expect(await bring(cast.producer, [DocumentId.parse('doc_01JH0000000000000000000D99')])).toMatchObject(refused)
    const other = await desk.aPricedQuote(await desk.anAccount())
    const elsewhere = answered(await upload(cast.producer, { quoteId: other }))
    expect(await bring(cast.producer, [elsewhere.docId])).toMatchObject(refused)
    const ofStaff = answered(await upload(cast.underwriter))
    for (const actor of [cast.producer, cast.underwriter])
      expect(await bring(actor, [ofStaff.docId])).toMatchObject(refused)
    const forAgency = answered(await upload(cast.underwriter, { quoteId, agencyId: castIds.agency(1) }))
    answered(await bring(cast.underwriter, [forAgency.docId]))
    const { docId } = answered(await upload(cast.producer))
    const document = await documents.require(docId)
    const latest = latestOf(document)
    if (latest === undefined) throw new Error('no file')
    const held = { ...latest, examination: 'HELD', heldBecause: 'It holds a macro.' } as const
    await commit([documents.update(document, { ...document, uploads: [held] })])
    expect(await bring(cast.producer, [docId])).toMatchObject({ status: 409, problem: { code: 'document.held' } })
  })
})
