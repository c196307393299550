import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { outgoingMails } from '#functions/_platform/mail/outbox.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { openLink } from '#functions/directory/store/links.ts'
import { users } from '#functions/directory/store/users.ts'
import { attestQuote } from '#shared/contracts/quote/attesting.ts'
import { getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import { sendQuoteToAgency } from '#shared/contracts/quote/sending.ts'
import type { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds, guestOf } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { answered, holder, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

let desk: QuoteDesk
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  quoteId = await desk.aPricedQuote(await desk.anAccount())
})
afterAll(() => desk.close())

const agent = {
  agencyName: 'Agency 1',
  agentFirstName: 'Noor',
  agentLastName: 'Haddad',
  agentEmail: 'noor@retail.example',
  agentPhone: '(415) 555-0132',
}
const send = (body: object = {}, actor: Actor = cast.producer, id = quoteId) =>
  desk.as(actor)(sendQuoteToAgency, { params: { quoteId: id }, body: { ...agent, ...body } as never })

const newestMail = async () => {
  const asked = (await desk.events()).findLast((event) => event.name === 'mail.requested')
  return outgoingMails.require(asked?.name === 'mail.requested' ? asked.detail.mailId : '')
}

describe('sending a quote to an agency', () => {
  it('says what is missing by its label', async () => {
    expect(await send({ agencyName: '', agentFirstName: '', agentLastName: '', agentEmail: 'x' })).toMatchObject({
      status: 400,
      problem: {
        errors: [
          { detail: 'Agency Name is required' },
          { detail: 'First Name is required' },
          { detail: 'Last Name is required' },
          { path: ['agentEmail'] },
        ],
      },
    })
    expect(await send({ agentEmail: '', agentPhone: '' })).toMatchObject({
      status: 400,
      problem: { errors: [{ detail: 'Email is required' }, { detail: 'Phone is required' }] },
    })
    expect(await send({ agentPhone: '12345678' })).toMatchObject({
      status: 422,
      problem: {
        code: 'account.invalidDetails',
        errors: [{ path: ['agentPhone'], detail: 'Phone is not a valid phone number' }],
      },
    })
  })

  it('leads a new agent into the agency, who sells nothing before and does not confirm for the insured', async () => {
    const before = await quotes.require(quoteId)
    expect(await send({}, cast.superAdmin)).toMatchObject({ status: 204 })
    const mail = await newestMail()
    expect(mail).toMatchObject({ template: 'quoteReady', to: agent.agentEmail })
    const token = String(mail.data.link).split('/signup-validation#')[1] ?? ''
    expect((await openLink(token, ['VALIDATION'], new Date().toISOString()))?.purpose).toMatchObject({
      tokenType: 'QUOTE_LINK_NEW_AGENT',
      guest: { membership: { organizationId: cast.producer.organizationId } },
    })
    const { agentId, agentEmail, agentFirstName, agentLastName, agentPhone } = before
    const after = await quotes.require(quoteId)
    expect(after).toMatchObject({ agentId, agentEmail, agentFirstName, agentLastName })
    expect(after.agentPhone).toBe(agentPhone)
    expect(after.sentToAgency).toMatchObject({ agencyName: 'Agency 1', name: 'Noor Haddad', email: agent.agentEmail })
    const guest = { ...guestOf('QUOTE', quoteId), email: agent.agentEmail }
    expect(await desk.as(guest)(attestQuote, { params: { quoteId }, body: {} })).toMatchObject({
      problem: { code: 'quote.notTheInsured' },
    })
  })

  it('makes who is of the agency the quote’s agent, under their own name', async () => {
    const user = aUser({ id: castIds.user(83), email: 'kit@agency1.example', firstName: 'Kit', lastName: 'Moss' })
    await commit([users.create(user)])
    expect(await send({ agentEmail: user.email })).toMatchObject({ status: 204 })
    expect(await newestMail()).toMatchObject({ template: 'quoteReady', to: user.email })
    expect(await quotes.require(quoteId)).toMatchObject({
      agentId: user.id,
      agentFirstName: 'Kit',
      agentLastName: 'Moss',
      agentEmail: user.email,
      agentPhone: '14155550132',
    })
  })

  it('leads a new agent to the login where the sender has jumped in', async () => {
    const inside = { ...cast.agencyAdmin, subscriberType: 'COWBELL', ownRole: 'Super Admin' } as never
    expect(await send({ agentEmail: 'lasting@retail.example' }, inside)).toMatchObject({ status: 204 })
    expect((await newestMail()).data.link).toBe(`https://us.palisade.example/agency/quotes/${quoteId}`)
  })

  it('asks who may let people in for a fresh proof whoever it is, so that it tells nobody who has an account', async () => {
    const { stepUpAt: _, ...stale } = cast.agencyAdmin
    const elsewhere = aUser({
      id: castIds.user(84),
      email: 'known@elsewhere.example',
      organizationId: castIds.agency(2),
    })
    const colleague = aUser({ id: castIds.user(85), email: 'colleague@agency1.example' })
    await commit([users.create(elsewhere), users.create(colleague)])
    for (const agentEmail of [elsewhere.email, 'nobody@elsewhere.example'])
      expect(await send({ agentEmail }, stale as Actor)).toMatchObject({
        status: 403,
        problem: { code: 'auth.stepUpRequired' },
      })
    expect(await send({ agentEmail: colleague.email }, stale as Actor)).toMatchObject({ status: 204 })
    for (const agentEmail of [elsewhere.email, 'nobody@elsewhere.example'])
      expect(await send({ agentEmail }, cast.agencyAdmin)).toMatchObject({ status: 204 })
  })

  it('opens the review page to another agency’s agent, who reviews and does not confirm for the insured', async () => {
    const before = await desk.read(quoteId)
    const other = { agencyName: 'Red River Retail', agentEmail: 'kim@redriver.example' }
    expect(await send(other)).toMatchObject({ status: 204 })
    expect(await newestMail()).toMatchObject({
      template: 'quoteToAgency',
      data: { agencyName: 'Red River Retail', link: expect.stringMatching(/\/validate\/wfl_/) },
    })
    expect((await desk.read(quoteId)).agentEmail).toBe(before.agentEmail)
    expect((await quotes.require(quoteId)).sentToAgency).toMatchObject({
      agencyName: 'Red River Retail',
      phone: '14155550132',
    })
    const guest = { ...guestOf('QUOTE', quoteId), email: other.agentEmail }
    expect(await desk.as(guest)(attestQuote, { params: { quoteId }, body: {} })).toMatchObject({
      problem: { code: 'quote.notTheInsured' },
    })
  })

  it('says who answers for the insured, so that another agency’s agent is asked for nothing that is refused', async () => {
    const id = await desk.aPricedQuote(await desk.anAccount())
    expect(
      await send({ agencyName: 'Red River Retail', agentEmail: 'kim@redriver.example' }, cast.producer, id),
    ).toMatchObject({
      status: 204,
    })
    const guest = { ...guestOf('QUOTE', id), email: 'kim@redriver.example' }
    const toldTo = async (actor: Actor) =>
      answered(await desk.as(actor)(getQuote, { params: { quoteId: id } })).answersForInsured
    expect(await toldTo(guest)).toBeUndefined()
    expect(await toldTo(guestOf('QUOTE', id))).toBe(true)
    expect(await toldTo(cast.producer)).toBeUndefined()
    expect(await desk.as(guest)(updateQuote, { params: { quoteId: id }, body: holder })).toMatchObject({
      value: { agencyStatus: 'REQUESTED' },
    })
  })

  it('reaches agencies that are the sender’s to pick', async () => {
    const wraId = cast.otherProducer.organizationId
    expect(await send({ wraId })).toMatchObject({ status: 404, problem: { code: 'agency.notFound' } })
    expect(await send({ wraId, agencyName: 'Agency 2' }, cast.superAdmin)).toMatchObject({ status: 204 })
    expect((await quotes.require(quoteId)).sentToAgency).toMatchObject({ wraId })
    expect(await send({}, cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'quote.notFound' } })
  })

  it('waits for terms that may be sent', async () => {
    const draft = await desk.aVariation(await desk.anAccount())
    expect(await send({}, cast.producer, draft)).toMatchObject({ status: 409, problem: { code: 'quote.notAllowed' } })
  })
})
