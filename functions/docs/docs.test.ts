import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepFile } from '#functions/_platform/files/files.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById } from '#functions/account/public.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import { policies } from '#functions/policy/store/policies.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import {
  downloadBinder,
  downloadDocument,
  downloadProposal,
  downloadSharedProposal,
  listDocTypes,
  listProductTypes,
  searchDocuments,
  searchOwnerDocuments,
} from '#shared/contracts/docs/index.ts'
import { createOptionsProposal } from '#shared/contracts/quote/documents.ts'
import { createQuoteShare, revokeQuoteShare } from '#shared/contracts/quote/shares.ts'
import { AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'
import { formatMoney } from '#shared/domain/money/money.ts'
import { cast, castIds, guestOf, partnerOf } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { openPolicyDesk, type PolicyDesk } from '#tests/support/policyDesk.ts'
import { answered } from '#tests/support/quoteDesk.ts'
import { aWhilePasses } from '#tests/weather/ofTheRun.ts'
import { agencyInk, agencyLogo } from './documentData/agencyLogo.ts'
import { handler } from './index.ts'
import { documents } from './store/documents.ts'
import { handler as worker } from './worker.ts'

const as = callerOf(handler)
const unknownDocument = DocumentId.parse('doc_01JH0000000000000000000000')

let desk: PolicyDesk
let outside: Awaited<ReturnType<typeof openOutside>>
let quote: QuoteRecord
let policy: PolicyRecord

const textOf = async (url: string): Promise<string> => {
  const file = await fetch(url)
  expect(file.headers.get('content-disposition')).toMatch(/attachment; filename="/)
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await file.arrayBuffer())), {
    mergePages: true,
  })
  return text
}

beforeAll(async () => {
  desk = await openPolicyDesk()
  outside = await openOutside()
  quote = await desk.aQuote()
  policy = await desk.aBinder()
})
afterAll(async () => {
  await outside.close()
  await desk.close()
})

/** One blue pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg=='

describe('a proposal', () => {
  const params = () => ({ accountId: quote.accountId, quoteId: quote.id })

  it('is not ready to download before it is made', async () => {
    expect(await as(cast.producer)(downloadProposal, { params: params(), query: {} })).toMatchObject({
      problem: { code: 'document.notReady' },
    })
  })

  it('has the logo of the agency that offers it, in place of its name', async () => {
    const agency = await agencies.require(quote.agencyId)
    const version = '01JH0000000000000000000M01'
    await keepFile({
      key: `logos/${agency.id}/medium-${version}.png`,
      body: Buffer.from(pixel, 'base64'),
      contentType: 'image/png',
    })
    expect(await agencyLogo({ ...agency, logos: { medium: version } })).toBe(`data:image/png;base64,${pixel}`)
    expect([await agencyLogo(agency), await agencyLogo(undefined)]).toEqual([undefined, undefined])
    expect(agencyInk({ ...agency, colours: { light: '#7a1f5c', dark: '#e9a3cf' } })).toEqual({
      accent: '#7a1f5c',
      soft: '#eee2ea',
      onInk: '#e9a3cf',
    })
    expect(agencyInk(agency)).toBeUndefined()
    await commit([agencies.update(agency, { ...agency, logos: { medium: version } })])
  })

  it('is made when the quote is ready, once, with the insured and the total', async () => {
    await handOver(worker, 'quote.ready', { quoteId: quote.id })
    await handOver(worker, 'quote.ready', { quoteId: quote.id })
    const { url, fileName } = answered(await as(cast.producer)(downloadProposal, { params: params(), query: {} }))
    expect(fileName).toBe(`Proposal ${quote.quoteNumber}.pdf`)
    const text = await textOf(url)
    expect(text).toContain(quote.companyName)
    expect(text).toContain(formatMoney(quote.totalPremium, 'USD', 'en-US'))
    const { content } = answered(
      await as(cast.producer)(searchOwnerDocuments, {
        params: { ownerId: quote.accountId },
        query: { docType: 'Proposal' },
      }),
    )
    expect(content).toHaveLength(1)
  })

  it('is opened by the quote’s own one-time code and by nobody else’s', async () => {
    expect(await as(guestOf('QUOTE', quote.id))(downloadProposal, { params: params(), query: {} })).toMatchObject({
      ok: true,
    })
    expect(await as(guestOf('QUOTE', 'quo_other'))(downloadProposal, { params: params(), query: {} })).toMatchObject({
      status: 404,
    })
    expect(await as(cast.otherProducer)(downloadProposal, { params: params(), query: {} })).toMatchObject({
      problem: { code: 'quote.notFound' },
    })
  })
})

describe('binder and policy', () => {
  it('are made by the workflow’s tasks, the same ones however often it asks', async () => {
    const step = (task: string) => worker({ task, input: { policyId: policy.id }, executionName: 'x' })
    const [binder, again] = [await step('makeBinderDocument'), await step('makeBinderDocument')]
    expect(again).toEqual(binder)
    const issued = await step('makePolicyDocument')
    expect(issued).not.toEqual(binder)
  })

  it('are downloaded by the agency, with number and insured in them', async () => {
    const params = { accountId: policy.accountId, policyId: policy.id }
    const { url } = answered(await as(cast.producer)(downloadBinder, { params, query: {} }))
    const text = await textOf(url)
    expect(text).toContain(policy.binderNumber)
    expect(text).toContain(policy.companyName)
    expect(await as(cast.otherProducer)(downloadBinder, { params, query: {} })).toMatchObject({
      problem: { code: 'policy.notFound' },
    })
  })

  it('a binder of a policy that has none is not ready', async () => {
    const other = await desk.aBinder()
    const params = { accountId: other.accountId, policyId: other.id }
    expect(await as(cast.producer)(downloadBinder, { params, query: {} })).toMatchObject({
      problem: { code: 'document.notReady' },
    })
  })
})

describe('documents', () => {
  it('are listed newest first, by owner and for everyone in reach', async () => {
    aWhilePasses()
    const mine = answered(await as(cast.producer)(searchDocuments, { query: {} }))
    expect(mine.content.map(({ docType }) => docType)).toEqual(['Policy', 'Binder', 'Proposal'])
    // Of several, each says of whom it is.
    for (const { accountId, companyName } of mine.content)
      expect(companyName).toBe((await accountById(accountId ?? ''))?.name)
    const others = answered(await as(cast.otherProducer)(searchDocuments, { query: {} }))
    expect(others.content).toEqual([])
    const ofAgency = { params: { ownerId: AgencyId.parse(castIds.agency(1)) }, query: {} }
    expect(answered(await as(cast.producer)(searchOwnerDocuments, ofAgency)).content).toHaveLength(3)
  })

  it('of a policy are listed for its carrier where they name it, and for no other', async () => {
    const [carrierId, strangerId] = ['org_01JH0000000000000000000DC1', 'org_01JH0000000000000000000DC2']
    const { content } = answered(
      await as(cast.producer)(searchOwnerDocuments, { params: { ownerId: policy.id }, query: { sort: 'docType' } }),
    )
    expect(content.map(({ docType }) => docType).sort()).toEqual(['Binder', 'Policy'])
    const [issued, named] = [await policies.require(policy.id), content.find(({ docType }) => docType === 'Policy')]
    const document = await documents.require(named?.docId ?? '')
    await commit([
      policies.update(issued, { ...issued, partnerIds: [carrierId] }),
      documents.update(document, { ...document, partnerIds: [carrierId] }),
    ])
    const asked = { params: { ownerId: policy.id }, query: {} }
    const by = (id: string) => as(partnerOf('CARRIER', 'Carrier Underwriter', id))(searchOwnerDocuments, asked)
    expect(answered(await by(carrierId))).toMatchObject({ content: [{ docType: 'Policy' }], totalElements: 1 })
    expect(await by(strangerId)).toMatchObject({ problem: { code: 'policy.notFound' } })
  })

  it('of another agency, or of its accounts, do not exist for you', async () => {
    const owners = { agency: AgencyId.parse(castIds.agency(1)), account: quote.accountId }
    expect(
      await as(cast.otherProducer)(searchOwnerDocuments, { params: { ownerId: owners.agency }, query: {} }),
    ).toMatchObject({
      problem: { code: 'agency.notFound' },
    })
    expect(
      await as(cast.otherProducer)(searchOwnerDocuments, { params: { ownerId: owners.account }, query: {} }),
    ).toMatchObject({
      problem: { code: 'account.notFound' },
    })
  })

  it('are downloaded one by one by those who may see them', async () => {
    const { content } = answered(await as(cast.producer)(searchDocuments, { query: {} }))
    const docId = content[0]?.docId ?? unknownDocument
    expect(answered(await as(cast.producer)(downloadDocument, { query: { docId } })).url).toMatch(/^http/)
    expect(await as(cast.otherProducer)(downloadDocument, { query: { docId } })).toMatchObject({ status: 404 })
    expect(await as(cast.producer)(downloadDocument, { query: { docId: unknownDocument } })).toMatchObject({
      problem: { code: 'document.notFound' },
    })
  })

  it('have kinds, those of a claims file apart, and products', async () => {
    const all = answered(await as(cast.producer)(listDocTypes, { query: {} }))
    const claims = answered(await as(cast.producer)(listDocTypes, { query: { claim: 'true' } }))
    expect(claims.length).toBeLessThan(all.length)
    expect(all).toContainEqual({ docType: 'LossRun', label: 'Loss run' })
    expect(answered(await as(cast.underwriter)(listProductTypes, {}))).toContainEqual({ id: 'P100', label: 'P100' })
  })

  it('go with an account that is gone, with their files', async () => {
    const { content } = answered(await as(cast.producer)(searchDocuments, { query: {} }))
    expect(content.some(({ accountId }) => accountId === quote.accountId)).toBe(true)
    const { url } = answered(
      await as(cast.producer)(downloadProposal, {
        params: { accountId: quote.accountId, quoteId: quote.id },
        query: {},
      }),
    )
    await handOver(worker, 'account.removed', { accountId: quote.accountId })
    await handOver(worker, 'account.removed', { accountId: quote.accountId })
    await aWhilePasses()
    const left = answered(await as(cast.producer)(searchDocuments, { query: {} })).content
    expect(left.some(({ accountId }) => accountId === quote.accountId)).toBe(false)
    expect((await fetch(url)).status).toBe(404)
  })
})

describe('a proposal for whoever has a link to the offer', () => {
  it('is downloaded by it without an account, until it is taken back', async () => {
    const quoteId = await desk.quotes.aPricedQuote(await desk.quotes.anAccount())
    const offer = { ...(await desk.quotes.read(quoteId)), id: quoteId }
    const at = { params: { quoteId } }
    const quotesAs = desk.quotes.as(cast.producer)
    const { url, share } = answered(
      await quotesAs(createQuoteShare, { ...at, body: { purpose: 'The board', days: 7 } }),
    )
    const body = { token: url.split('#')[1] ?? '' }
    const download = () => as(undefined)(downloadSharedProposal, { body }, { sourceIp: '198.51.100.7' })
    expect(await download()).toMatchObject({ problem: { code: 'document.notReady' } })
    await handOver(worker, 'quote.ready', { quoteId: offer.id })
    expect(await textOf(answered(await download()).url)).toContain(offer.quoteNumber)
    answered(await quotesAs(revokeQuoteShare, { params: { quoteId: offer.id, shareId: share.id } }))
    expect(await download()).toMatchObject({ status: 410, problem: { code: 'quote.shareEnded' } })
  })
})

describe('a proposal of several options', () => {
  it('has each of the quotes with its total, and is found by the id that was promised', async () => {
    const accountId = await desk.quotes.anAccount()
    const quoteIds = [
      await desk.quotes.aPricedQuote(accountId),
      await desk.quotes.aPricedQuote(accountId, { presets: 3, aggregateLimit: 2_000_000 }),
    ]
    const { docId } = answered(await desk.quotes.as(cast.producer)(createOptionsProposal, { body: { quoteIds } }))
    await handOver(worker, 'quote.optionsRequested', { quoteIds, documentId: docId })
    const query = { docId: DocumentId.parse(docId) }
    const text = await textOf(answered(await as(cast.producer)(downloadDocument, { query })).url)
    for (const quoteId of quoteIds) expect(text).toContain((await desk.quotes.read(quoteId)).quoteNumber)
    expect(text.replace(/\s+/g, ' ')).toContain('Side by side')
    expect(await as(cast.otherProducer)(downloadDocument, { query })).toMatchObject({ status: 404 })
  })
})

describe('a renewal', () => {
  it('says which policy it renews, and the day it was issued however late its document is made', async () => {
    const renewed = await desk.aPolicy()
    const renewal = await desk.aPolicy()
    const stored = await policies.require(renewal.id)
    const issuedAt = '2026-01-15T17:00:00.000Z'
    await commit([policies.update(stored, { ...stored, renewsPolicyId: renewed.id, issuedAt })])
    const input = { policyId: renewal.id }
    const { docId } = (await worker({ task: 'makePolicyDocument', input, executionName: 'x' })) as { docId: string }
    const query = { docId: DocumentId.parse(docId) }
    const text = await textOf(answered(await as(cast.producer)(downloadDocument, { query })).url)
    expect(text).toMatch(new RegExp(`Renewal of\\s+${renewed.policyNumber}`))
    expect(text.match(/January 15, 2026/g)).toHaveLength(2)
  })
})
