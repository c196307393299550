import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import { users } from '#functions/directory/store/users.ts'
import { requestCartQuotes } from '#shared/contracts/quote/cart.ts'
import { createP250Quote, updateP250Quote } from '#shared/contracts/quote/p250.ts'
import { createQuote, getQuote, updateQuote } from '#shared/contracts/quote/quotes.ts'
import type { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { cast, castIds } from '#tests/cast/actors.ts'
import { aUser } from '#tests/support/aUser.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quotes } from '../store/quotes.ts'

const kit = aUser({
  id: castIds.user(84),
  email: 'kit@agency1.example',
  firstName: 'Kit',
  lastName: 'Moss',
  phone: '+15035550160',
})
const resting = aUser({ id: castIds.user(85), email: 'resting@agency1.example', enabled: false })
const place = aUser({ id: castIds.user(86), email: 'place@agency1.example', isPlace: true })
const others = aUser({ id: castIds.user(87), email: 'kim@agency2.example', organizationId: castIds.agency(2) })

/** As a request may say of somebody: who it is goes by the e-mail. */
const typed = { agentFirstName: 'Typed', agentLastName: 'Stranger', agentEmail: 'Kit@Agency1.example' }
const theirs = { agentId: kit.id, agentFirstName: 'Kit', agentLastName: 'Moss', agentEmail: kit.email }

let desk: QuoteDesk
let accountId: AccountId
let quoteId: QuoteId
beforeAll(async () => {
  desk = await openQuoteDesk()
  await commit([kit, resting, place, others].map((user) => users.create(user)))
  accountId = await desk.anAccount()
  quoteId = await desk.aPricedQuote(accountId)
})
afterAll(() => desk.close())

const update = (body: object, actor: Actor = cast.producer) =>
  desk.as(actor)(updateQuote, { params: { quoteId }, body })
const kept = () => quotes.require(quoteId)

describe('who sells a quote', () => {
  it('is a user of its agency, found by e-mail, under their own name and phone', async () => {
    expect(answered(await update(typed))).toMatchObject({ agentFirstName: 'Kit', agentEmail: kit.email })
    expect(await kept()).toMatchObject({ ...theirs, agentPhone: '15035550160' })
  })

  it('may be reached by another phone, which is the quote’s alone', async () => {
    answered(await update({ ...typed, agentPhone: '(503) 555-0142' }))
    expect(await kept()).toMatchObject({ ...theirs, agentPhone: '15035550142' })
    answered(await update({ agentPhone: '(503) 555-0143' }))
    expect(await kept()).toMatchObject({ ...theirs, agentPhone: '15035550143' })
    expect(await users.require(kit.id)).toMatchObject({ phone: kit.phone })
  })

  it('leaves nothing to whoever sells it next', async () => {
    answered(await update({ ...typed, agentPhone: '(503) 555-0142' }))
    answered(await update({ agentEmail: 'office@agency1.example' }))
    const { agentId, agentFirstName, agentPhone } = await kept()
    // The agency's contact, who may be no user yet.
    expect({ agentId, agentFirstName, agentPhone }).toEqual({
      agentId: undefined,
      agentFirstName: 'Ada',
      agentPhone: '15035550117',
    })
  })

  it('is nobody else, whoever says so and wherever: refused at the e-mail, all in the same words', async () => {
    const before = await kept()
    const refused = {
      status: 422,
      problem: {
        code: 'agency.agentUnknown',
        errors: [{ path: ['agentEmail'], detail: expect.stringContaining('Nobody there has this email') }],
      },
    }
    for (const agentEmail of ['stranger@nowhere.example', resting.email, place.email, others.email])
      for (const actor of [cast.producer, cast.agent, cast.superAdmin])
        expect(await update({ ...typed, agentEmail }, actor)).toMatchObject(refused)
    expect(await kept()).toEqual(before)
    const agent = { ...typed, agentEmail: others.email }
    const of = { params: { quoteId }, body: agent }
    const calculatorGeneratedData = { presets: 2 as const }
    expect(await desk.as(cast.producer)(updateP250Quote, of)).toMatchObject(refused)
    for (const actor of [cast.producer, cast.superAdmin]) {
      const as = desk.as(actor)
      expect(await as(createQuote, { body: { accountId, product: 'P250', ...agent } })).toMatchObject(refused)
      expect(await as(createP250Quote, { body: { accountId, calculatorGeneratedData, ...agent } })).toMatchObject(
        refused,
      )
      const quoteIds = [await desk.aVariation(accountId)]
      expect(await as(requestCartQuotes, { body: { quoteIds, accountId, ...agent } })).toMatchObject(refused)
    }
  })

  it('is who makes it, of the agency; for whom others act, the account’s agent', async () => {
    const actor = { ...cast.producer, userId: kit.id, email: kit.email, name: 'Kit Moss' }
    const made = async (by: Actor, of = accountId) =>
      quotes.require(answered(await desk.as(by)(createQuote, { body: { accountId: of, product: 'P250' } })).id)
    expect(await made(actor)).toMatchObject(theirs)
    const inside = { ...cast.agencyAdmin, subscriberType: 'COWBELL', ownRole: 'Super Admin' } as const
    for (const by of [cast.superAdmin, inside])
      expect(await made(by)).toMatchObject({ agentId: cast.producer.userId, agentEmail: cast.producer.email })
  })

  it('is the agency’s contact where others act for an account without an agent', async () => {
    const of = await desk.anAccount()
    const account = await accounts.require(of)
    const { agentId: _, agentEmail: __, agentFirstName: ___, agentLastName: ____, ...rest } = account
    await commit([accounts.update(account, rest)])
    const { id } = answered(await desk.as(cast.superAdmin)(createQuote, { body: { accountId: of, product: 'P250' } }))
    expect(await quotes.require(id)).toMatchObject({ agentFirstName: 'Ada', agentEmail: 'office@agency1.example' })
  })

  it('of a quote from before is shown as they were, and asked for when they change', async () => {
    const quote = await kept()
    const words = { agentFirstName: 'Gone', agentLastName: 'Long', agentEmail: 'gone@old.example' }
    await commit([quotes.update(quote, { ...quote, agentId: undefined, agentPhone: undefined, ...words })])
    expect(answered(await desk.as(cast.producer)(getQuote, { params: { quoteId } }))).toMatchObject(words)
    answered(await update({ teamIds: [castIds.team(2)] }))
    expect(await kept()).toMatchObject(words)
    expect(await update(words)).toMatchObject({ problem: { code: 'agency.agentUnknown' } })
    answered(await update(typed))
    expect(await kept()).toMatchObject(theirs)
  })
})
