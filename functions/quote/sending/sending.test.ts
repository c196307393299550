import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { createQuoteProposal, getQuoteDocumentsLink } from '#shared/contracts/quote/documents.ts'
import * as contract from '#shared/contracts/quote/sending.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  quoteId = await desk.aPricedQuote(await desk.anAccount())
})
afterAll(() => desk.close())

describe('sending a quote', () => {
  it('mails the policy holder a link behind a one-time code and keeps who they are', async () => {
    const send = (body: object = {}, actor: Actor = cast.producer) =>
      desk.as(actor)(contract.sendQuoteToPolicyHolder, { params: { quoteId }, body: { ...holder, ...body } })
    expect(await send({ customerFirstName: 'R2D2' })).toMatchObject({
      status: 400,
      problem: { errors: [{ detail: 'Please enter only alphabets', path: ['customerFirstName'] }] },
    })
    expect(await send({}, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await send()).toMatchObject({ status: 204 })
    const asked = (await desk.events()).findLast((event) => event.name === 'mail.requested')
    const mail = await outgoingMails.require(asked?.name === 'mail.requested' ? asked.detail.mailId : '')
    expect(mail).toMatchObject({
      template: 'quoteToPolicyHolder',
      to: holder.customerEmail,
      data: { link: expect.stringMatching(/\/validate\/wfl_/), agent: { company: 'Agency 1' } },
    })
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'READY', customerEmail: holder.customerEmail })
    const { renderMail } = await import('#functions/messages/templates/renderMail.ts')
    expect(renderMail).toBeDefined()
  })

  it('sends the agent the terms as they stand', async () => {
    const send = (id: QuoteId, actor: Actor = cast.producer) =>
      desk.as(actor)(contract.sendQuote, { params: { quoteId: id } })
    expect(await send(quoteId)).toMatchObject({ value: { agencyStatus: 'READY' } })
    expect(await send(quoteId, cast.otherProducer)).toMatchObject({ status: 404 })
    const draft = await desk.aVariation(await desk.anAccount())
    expect(await send(draft)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
  })

  it('has an address to copy', async () => {
    const link = await desk.as(cast.producer)(contract.getApplicationLink, { params: { quoteId } })
    expect(answered(link).url).toBe(`https://us.palisade.example/quote/${quoteId}/request-to-bind/P250`)
    expect(await desk.as(cast.otherProducer)(contract.getApplicationLink, { params: { quoteId } })).toMatchObject({
      status: 404,
    })
  })
})

describe('the proposal', () => {
  it('is asked for once for each price, and has no link before it is made', async () => {
    const ask = (actor: Actor = cast.producer) => desk.as(actor)(createQuoteProposal, { params: { quoteId } })
    const first = answered(await ask())
    expect(first.docId).toMatch(/^doc_/)
    expect(answered(await ask())).toEqual(first)
    expect(await ask(cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await desk.events()).toContainEqual({
      name: 'quote.proposalRequested',
      detail: { quoteId, documentId: first.docId },
    })
    const link = (actor: Actor) => desk.as(actor)(getQuoteDocumentsLink, { params: { quoteId } })
    expect(await link(cast.producer)).toMatchObject({ status: 409, problem: { code: 'document.notReady' } })
    expect(await link(cast.otherProducer)).toMatchObject({ status: 404 })
  })
})
