import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { userByEmail } from '#functions/directory/public.ts'
import { openLink } from '#functions/directory/store/links.ts'
import { placesOf, users } from '#functions/directory/store/users.ts'
import { handler as docsWorker } from '#functions/docs/worker.ts'
import { createQuoteProposal, getQuoteDocumentsLink } from '#shared/contracts/quote/documents.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import * as contract from '#shared/contracts/quote/sending.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { handOver, openOutside } from '#tests/support/outside.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'
import { fewQuoteLetters, mostQuoteLetters } from './fewQuoteLetters.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  quoteId = await desk.aPricedQuote(await desk.anAccount())
})
afterAll(() => desk.close())

const newestMail = async () => {
  const asked = (await desk.events()).findLast((event) => event.name === 'mail.requested')
  return outgoingMails.require(asked?.name === 'mail.requested' ? asked.detail.mailId : '')
}

/** What the link of the newest e-mail opens. */
const newestLink = async () => {
  const token = String((await newestMail()).data.link).split('/signup-validation#')[1] ?? ''
  return (await openLink(token, ['VALIDATION'], new Date().toISOString()))?.purpose
}

describe('sending a quote', () => {
  it('mails the policy holder a link behind a one-time code and keeps who they are', async () => {
    const send = (body: object = {}, actor: Actor = cast.producer) =>
      desk.as(actor)(contract.sendQuoteToPolicyHolder, { params: { quoteId }, body: { ...holder, ...body } })
    expect(await send({ customerFirstName: 'R2D2', customerLastName: 'O’2', customerEmail: 'nobody' })).toMatchObject({
      status: 400,
      problem: {
        errors: [
          { detail: 'Please enter only alphabets', path: ['customerFirstName'] },
          { detail: 'Please enter only alphabets', path: ['customerLastName'] },
          { path: ['customerEmail'] },
        ],
      },
    })
    expect(await send({ customerPhone: '12345678' })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['customerPhone'] }] },
    })
    expect(await send({}, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await send()).toMatchObject({ status: 204 })
    expect(await newestMail()).toMatchObject({
      template: 'quoteToPolicyHolder',
      to: holder.customerEmail,
      data: { link: expect.stringMatching(/\/validate\/wfl_/), agent: { company: 'Agency 1' } },
    })
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'READY', customerEmail: holder.customerEmail })
    const { renderMail } = await import('#functions/messages/templates/renderMail.ts')
    expect(renderMail).toBeDefined()
  })

  it('lets an invited policy holder into the account: who is new joins, who is known logs in', async () => {
    const send = (customerEmail: string) =>
      desk.as(cast.producer)(contract.sendQuoteToPolicyHolder, {
        params: { quoteId },
        body: { ...holder, customerEmail, addUserToSystem: true },
      })
    expect(await send('new@moreau.example')).toMatchObject({ status: 204 })
    const { accountId } = await desk.read(quoteId)
    const redirectUrl = `/customer/quotes/${quoteId}`
    expect(await newestLink()).toMatchObject({
      tokenType: 'QUOTE_SENT_NEW_USER',
      guest: { email: 'new@moreau.example', membership: { organizationId: accountId }, redirectUrl },
    })
    await commit([users.create(aUser({ id: 'usr_known', email: 'known@moreau.example' }))])
    expect(await send('known@moreau.example')).toMatchObject({ status: 204 })
    expect(await newestLink()).toMatchObject({
      tokenType: 'QUOTE_SENT_EXISTING_USER',
      guest: { redirectUrl: '/agency/profile' },
    })
    expect((await userByEmail('known@moreau.example'))?.otherMemberships).toEqual([])
    expect(await placesOf('known@moreau.example')).toMatchObject([{ organizationId: accountId }])
    const membership = {
      accountType: 'CUSTOMER',
      organizationId: accountId,
      role: 'Policy Holder',
      teamIds: [],
    } as const
    await commit([users.create(aUser({ id: 'usr_member', email: 'member@moreau.example', ...membership }))])
    expect(await send('member@moreau.example')).toMatchObject({ status: 204 })
    expect(await newestLink()).toMatchObject({ tokenType: 'QUOTE_SENT_EXISTING_USER', guest: { redirectUrl } })
  })

  it('leads the agent to the terms: who is known logs in, who is new joins where the sender may invite', async () => {
    const send = (actor: Actor) => desk.as(actor)(contract.sendQuote, { params: { quoteId } })
    // Its contact, who is no user yet, is the one who may be new.
    const agentEmail = 'office@agency1.example'
    answered(await desk.as(cast.producer)(updateQuote, { params: { quoteId }, body: { agentEmail } }))
    expect(await send(cast.superAdmin)).toMatchObject({ value: { agencyStatus: 'READY' } })
    const redirectUrl = `/agency/quotes/${quoteId}`
    const { agencyId, teamIds } = await desk.read(quoteId)
    expect(await newestLink()).toMatchObject({
      tokenType: 'QUOTE_LINK_NEW_AGENT',
      guest: { membership: { organizationId: agencyId, role: 'Agent', teamIds }, redirectUrl },
    })
    expect(await send(cast.agent)).toMatchObject({ ok: true })
    expect((await newestMail()).data.link).toBe(`https://us.palisade.example${redirectUrl}`)
    await commit([users.create(aUser({ id: 'usr_retail', email: agentEmail }))])
    expect(await send(cast.agent)).toMatchObject({ ok: true })
    expect(await newestLink()).toMatchObject({ tokenType: 'QUOTE_LINK_EXISTING_AGENT', guest: { redirectUrl } })
  })

  it('lets nobody in without a fresh proof of who sends it', async () => {
    const stale = { ...cast.agencyAdmin, stepUpAt: 0 }
    const refused = { status: 403, problem: { code: 'auth.stepUpRequired' } }
    const toHolder = (addUserToSystem: boolean) =>
      desk.as(stale)(contract.sendQuoteToPolicyHolder, { params: { quoteId }, body: { ...holder, addUserToSystem } })
    expect(await toHolder(true)).toMatchObject(refused)
    expect(await toHolder(false)).toMatchObject({ status: 204 })
    const { agencyName } = await desk.read(quoteId)
    const newcomer = { agentFirstName: 'Noor', agentLastName: 'Haddad', agentEmail: 'noor@agency1.example' }
    const body = { agencyName, agentPhone: '(415) 555-0132', ...newcomer }
    expect(await desk.as(stale)(contract.sendQuoteToAgency, { params: { quoteId }, body })).toMatchObject(refused)
    const fresh = { ...cast.agencyAdmin }
    expect(await desk.as(fresh)(contract.sendQuoteToAgency, { params: { quoteId }, body })).toMatchObject({
      status: 204,
    })
  })

  it('lets nobody in for who has jumped in: no policy holder, and no agent who is new', async () => {
    const inside = { ...cast.agencyAdmin, subscriberType: 'COWBELL', ownRole: 'Super Admin' } as const
    const toHolder = (body: object) =>
      desk.as(inside)(contract.sendQuoteToPolicyHolder, { params: { quoteId }, body: { ...holder, ...body } })
    expect(await toHolder({ customerEmail: 'second@moreau.example', addUserToSystem: true })).toMatchObject({
      status: 403,
      problem: { code: 'auth.jumpRefused' },
    })
    expect(await toHolder({})).toMatchObject({ status: 204 })
    // Sold by an agent from before agents were users.
    const agentEmail = 'lasting@agency1.example'
    const quote = await quotes.require(quoteId)
    await commit([quotes.update(quote, { ...quote, agentId: undefined, agentEmail })])
    expect(await desk.as(inside)(contract.sendQuote, { params: { quoteId } })).toMatchObject({ ok: true })
    expect(await newestMail()).toMatchObject({
      to: agentEmail,
      data: { link: `https://us.palisade.example/agency/quotes/${quoteId}` },
    })
  })

  it('is for a hundred letters an hour, of whichever kind, and then waits', async () => {
    const busy = { ...cast.producer, userId: 'usr_busy' } as never
    const now = new Date().toISOString() as Instant
    await Promise.all(Array.from({ length: mostQuoteLetters }, () => fewQuoteLetters(busy, now)))
    const throttled = { status: 429, problem: { code: 'auth.throttled' } }
    const params = { quoteId }
    const agent = { agentFirstName: 'Noor', agentLastName: 'Haddad', agentEmail: 'noor@retail.example' }
    const body = { agencyName: 'Red River Retail', agentPhone: '(415) 555-0132', ...agent }
    expect(await desk.as(busy)(contract.sendQuoteToPolicyHolder, { params, body: { ...holder } })).toMatchObject(
      throttled,
    )
    expect(await desk.as(busy)(contract.sendQuoteToAgency, { params, body })).toMatchObject(throttled)
    expect(await desk.as(busy)(contract.sendQuote, { params })).toMatchObject(throttled)
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

  it('is opened by the link that the quote’s own API signs', async () => {
    const outside = await openOutside()
    const asked = {
      quoteId,
      documentId: answered(await desk.as(cast.producer)(createQuoteProposal, { params: { quoteId } })).docId,
    }
    await handOver(docsWorker, 'quote.proposalRequested', asked)
    const { link } = answered(await desk.as(cast.producer)(getQuoteDocumentsLink, { params: { quoteId } }))
    const file = await fetch(link)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toMatch(/^%PDF/)
    await outside.close()
  })
})
