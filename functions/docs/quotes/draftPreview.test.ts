import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftById, keepDraft } from '#functions/_platform/storage/drafts.ts'
import { scanRows } from '#functions/_platform/storage/verify/rawRows.ts'
import { getDraftPreview } from '#shared/contracts/quote/documents.ts'
import { type DraftType, draftTypes } from '#shared/contracts/quote/draftTypes.ts'
import { updateMgaFee } from '#shared/contracts/quote/fees.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, guestOf } from '#tests/cast/actors.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { handler as worker } from '../worker.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  outside = await openOutside()
  quoteId = await desk.aPricedQuote(await desk.anAccount())
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

const preview = (docType: DraftType, actor: Actor = cast.underwriter) =>
  desk.as(actor)(getDraftPreview, { params: { quoteId }, query: { docType } })
const requests = async () =>
  (await desk.events()).flatMap((event) => (event.name === 'quote.draftRequested' ? [event.detail] : []))
const make = async () => {
  const asked = (await requests()).at(-1)
  if (asked === undefined) throw new Error('No draft was asked for.')
  await handOver(worker, 'quote.draftRequested', asked)
  return asked
}
const beingMade = { status: 409, problem: { code: 'document.beingMade' } }

describe('a draft of a document', () => {
  it.each(draftTypes)('of a %s is made of the quote as it stands, with the word on each page', async (docType) => {
    expect(await preview(docType)).toMatchObject(beingMade)
    await make()
    const { link } = answered(await preview(docType))
    const file = await fetch(link)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())))
    const mark = docType === 'Specimen' ? 'SPECIMEN' : 'DRAFT'
    expect(text.every((page) => page.includes(mark))).toBe(true)
    const { companyName } = await desk.read(quoteId)
    expect(text.join(' ')).toContain(companyName)
  })

  it('of its forms is each of them whole, and nothing of a contract', async () => {
    const { link } = answered(await preview('Specimen'))
    const bytes = new Uint8Array(await (await fetch(link)).arrayBuffer())
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true })
    for (const said of ['Specimen of forms', 'PAL-CY-US-001', 'A specimen insures nothing'])
      expect(text.replace(/\s+/g, ' ')).toContain(said)
    expect(text).not.toMatch(/Premium, fees and taxes|DRAFT/)
  })

  it('leaves no record behind and no word of it, made or asked for, by who looks alone', async () => {
    const looker: Actor = { ...cast.producer, subscriberType: 'COWBELL', ownRole: 'Underwriter', amr: ['jump', 'look'] }
    const kept = async () => {
      const { rows } = await scanRows(1000, undefined)
      return rows.filter(({ __edb_e__ }) => ['audit', 'list', 'once', 'state'].includes(String(__edb_e__))).length
    }
    const id = await desk.aPricedQuote(await desk.anAccount())
    const look = () => desk.as(looker)(getDraftPreview, { params: { quoteId: id }, query: { docType: 'Binder' } })
    const before = await kept()
    expect(await look()).toMatchObject(beingMade)
    await make()
    answered(await look())
    expect(await kept()).toBe(before)
  })

  it('is made once for what it is made of, and anew when the quote has changed', async () => {
    const before = (await requests()).length
    answered(await preview('Binder'))
    expect(await requests()).toHaveLength(before)
    answered(await desk.as(cast.underwriter)(updateMgaFee, { params: { quoteId }, body: { mgaFee: 5_000 } }))
    expect(await preview('Binder')).toMatchObject(beingMade)
    expect(await preview('Binder')).toMatchObject(beingMade)
    expect(await requests()).toHaveLength(before + 1)
    const { draftId } = await make()
    await make()
    expect((await draftById(draftId))?.file).toMatch(/^documents\/drafts\//)
  })

  it('whose making failed is begun again by whoever asks later', async () => {
    expect(await preview('Policy')).toMatchObject(beingMade)
    const { draftId } = (await requests()).at(-1) ?? { draftId: '' }
    const draft = await draftById(draftId)
    if (draft === undefined) throw new Error('No draft was asked for.')
    await keepDraft({ ...draft, requestedAt: '2026-01-01T00:00:00.000Z' })
    const before = (await requests()).length
    expect(await preview('Policy')).toMatchObject(beingMade)
    expect(await requests()).toHaveLength(before + 1)
  })

  it('is for who may read the quote', async () => {
    expect(await preview('Proposal', cast.producer)).toMatchObject({ status: 409 })
    expect(await preview('Proposal', cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await preview('Proposal', guestOf('QUOTE', quoteId))).toMatchObject({ status: 403 })
  })
})
