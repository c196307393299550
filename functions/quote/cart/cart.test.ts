import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { accountById, accountChange } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/quote/cart.ts'
import { updateQuote } from '#shared/contracts/quote/quotes.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const variation = { calculatorGeneratedData: { presets: 2 as const, aggregateLimit: 1_000_000 } }

describe('the cart', () => {
  it('takes a variation of any product as a draft that the server has priced by itself', async () => {
    const accountId = await desk.anAccount()
    const added = await desk.as(cast.producer)(contract.addP250CartQuote, {
      body: { accountId, product: 'P100', calculatorGeneratedData: { presets: 2, totalPremium: 1 } },
    })
    expect(added).toMatchObject({
      status: 201,
      value: { product: 'P100', presetName: 'Popular', currency: 'USD', referralReasons: [] },
    })
    expect(answered(added).calculatorGeneratedData.totalPremium).toBeGreaterThan(50_000)
    const { quoteNumber, id } = answered(added)
    expect(quoteNumber).toMatch(/^Q-US-\d{7}$/)
    const cart = await desk.as(cast.producer)(contract.getAccountCart, { params: { accountId } })
    expect(answered(cart).content).toEqual([answered(added)])
    const quote = await desk.read(QuoteId.parse(id))
    expect(quote).toMatchObject({ agencyStatus: 'DRAFT', patching: false, companyName: expect.stringMatching(/Inc$/) })
  })

  it('holds five variations and refuses a sixth, even of six that are added at once', async () => {
    const accountId = await desk.anAccount()
    const adds = await Promise.all(
      Array.from({ length: 4 }, () =>
        desk.as(cast.producer)(contract.addP250CartQuote, { body: { accountId, ...variation } }),
      ),
    )
    expect(adds.filter(({ ok }) => ok)).toHaveLength(4)
    const fifth = await desk.as(cast.producer)(contract.addP250CartQuote, { body: { accountId, ...variation } })
    expect(fifth.status).toBe(201)
    expect(
      await desk.as(cast.producer)(contract.addP250CartQuote, { body: { accountId, ...variation } }),
    ).toMatchObject({
      status: 409,
      problem: {
        code: 'cart.full',
        detail: 'You have reached 5 request limit, please delete one to add another variation!',
      },
    })
    const quoteId = QuoteId.parse(answered(fifth).id)
    expect((await desk.as(cast.producer)(contract.removeCartQuote, { params: { quoteId } })).status).toBe(204)
    expect(
      (await desk.as(cast.producer)(contract.addP250CartQuote, { body: { accountId, ...variation } })).status,
    ).toBe(201)
  })

  it('is for accounts that may be quoted and are the caller’s', async () => {
    const accountId = await desk.anAccount()
    const add = (actor: (typeof cast)[keyof typeof cast]) =>
      desk.as(actor)(contract.addP250CartQuote, { body: { accountId, ...variation } })
    expect(await add(cast.otherProducer)).toMatchObject({ status: 404, problem: { code: 'account.notFound' } })
    expect(await add(cast.policyHolder)).toMatchObject({ status: 403 })
    expect(await desk.as(cast.otherProducer)(contract.getAccountCart, { params: { accountId } })).toMatchObject({
      status: 404,
      problem: { code: 'account.notFound' },
    })
  })

  it('refuses an account of which too little is known', async () => {
    const { handler } = await import('#functions/account/index.ts')
    const { createAccount } = await import('#shared/contracts/account/accounts.ts')
    const { callerOf } = await import('#tests/support/operation.ts')
    const { AccountId } = await import('#shared/domain/ids/ids.ts')
    const bare = await callerOf(handler)(cast.producer)(createAccount, { body: { name: 'Bare Inc', state: 'OR' } })
    const accountId = AccountId.parse(answered(bare).id)
    expect(
      await desk.as(cast.producer)(contract.addP250CartQuote, { body: { accountId, ...variation } }),
    ).toMatchObject({ status: 409, problem: { code: 'account.needsInformation' } })
  })

  it('takes no company of a state in which the programme does not quote', async () => {
    const accountId = await desk.anAccount({ state: 'WY', zipCode: '82001', city: 'Cheyenne' })
    const { handler } = await import('#functions/account/index.ts')
    const { updateState } = await import('#shared/contracts/account/states.ts')
    const { callerOf } = await import('#tests/support/operation.ts')
    const wyoming = { id: 'WY', stateName: 'Wyoming', stateNameAbbrv: 'WY' }
    const say = async (isSupported: boolean) =>
      answered(await callerOf(handler)(cast.superAdmin)(updateState, { body: { ...wyoming, isSupported } }))
    const asked = () => desk.as(cast.producer)(contract.addP250CartQuote, { body: { accountId, ...variation } })
    await say(false)
    expect(await asked()).toMatchObject({ status: 409, problem: { code: 'account.stateNotSupported' } })
    await say(true)
    expect(await asked()).toMatchObject({ ok: true })
  })

  it('refuses another agency, a product the region does not have and fields it does not know', async () => {
    const accountId = await desk.anAccount()
    const add = (body: object) =>
      desk.as(cast.producer)(contract.addP250CartQuote, { body: { accountId, ...variation, ...body } as never })
    expect(await add({ agencyId: cast.otherProducer.organizationId })).toMatchObject({
      status: 404,
      problem: { code: 'agency.notFound' },
    })
    expect(await add({ product: 'Prime One AU' })).toMatchObject({ status: 422, problem: { code: 'region.notServed' } })
    expect(await add({ discount: 50 })).toMatchObject({
      status: 400,
      problem: { errors: [{ path: ['discount'] }] },
    })
    expect(await add({ agentPhone: '12345678' })).toMatchObject({
      status: 422,
      problem: { errors: [{ path: ['agentPhone'] }] },
    })
  })

  it('takes answers for a variation only where the account has given none', async () => {
    const accountId = await desk.anAccount()
    const add = (securityQuestions: object) =>
      desk.as(cast.producer)(contract.addP250CartQuote, { body: { accountId, ...variation, securityQuestions } })
    const plain = answered(await add({}))
    const flattering = answered(await add({ backupFrequency: 'DAILY', mfaEmail: 'YES' }))
    expect(flattering.calculatorGeneratedData.totalPremium).toBe(plain.calculatorGeneratedData.totalPremium)
    const quote = await desk.read(QuoteId.parse(flattering.id))
    expect(quote.securityQuestions).toMatchObject({ backupFrequency: 'WEEKLY' })
  })

  it('requests all of its quotes or none, and says what stands in the way of each', async () => {
    const accountId = await desk.anAccount()
    const [first, second] = [await desk.aVariation(accountId), await desk.aVariation(accountId, { presets: 3 })]
    const request = (quoteIds: QuoteId[], actor = cast.producer) =>
      desk.as(actor)(contract.requestCartQuotes, { body: { quoteIds, accountId } })
    const unknown = QuoteId.parse('quo_01JH0000000000000000000Q99')
    expect(await request([first, unknown])).toMatchObject({
      status: 409,
      problem: {
        code: 'cart.notRequested',
        detail: 'Failed to send quotes',
        errors: [{ detail: 'This quote does not exist, or is not one of yours.', path: ['quoteIds', 1] }],
      },
    })
    expect((await desk.read(first)).patching).toBe(false)
    expect(await request([first, second])).toMatchObject({ status: 202, value: { quoteIds: [first, second] } })
    expect(await desk.read(first)).toMatchObject({ agencyStatus: 'DRAFT', patching: true })
    const cart = await desk.as(cast.producer)(contract.getAccountCart, { params: { accountId } })
    expect(answered(cart).content).toEqual([])
    const requested = (await desk.events()).filter(({ name }) => name === 'quote.patchRequested')
    expect(requested).toMatchObject([{ detail: { quoteId: first } }, { detail: { quoteId: second } }])
    expect(await request([first])).toMatchObject({
      problem: { code: 'cart.notRequested', errors: [{ detail: expect.stringMatching(/not in the cart any more/) }] },
    })
  })

  it('says of each quote that the account has lost its eligibility meanwhile, and what cures it', async () => {
    const accountId = await desk.anAccount()
    const quoteIds = [await desk.aVariation(accountId), await desk.aVariation(accountId, { presets: 3 })]
    const account = await accountById(accountId)
    if (!account) throw new Error('There is no account.')
    await commit([accountChange(account, { ...account, profileScore: 2 })])
    const request = () => desk.as(cast.producer)(contract.requestCartQuotes, { body: { quoteIds, accountId } })
    const detail =
      'Account needs more information to enable Request Quote. The profile score is 2 of at least 4: complete the account or answer its security questions.'
    expect(await request()).toMatchObject({
      status: 409,
      problem: {
        code: 'cart.notRequested',
        errors: [
          { detail, path: ['quoteIds', 0] },
          { detail, path: ['quoteIds', 1] },
        ],
      },
    })
    const now = await accountById(accountId)
    if (now) await commit([accountChange(now, { ...now, profileScore: account.profileScore })])
    expect(await request()).toMatchObject({ status: 202 })
  })

  it('takes a variation on surplus lines paper, whose taxes come on top, and a quote changes its paper like its other terms', async () => {
    const accountId = await desk.anAccount()
    const id = await desk.aVariation(accountId, { isSurplus: true })
    const [surplus] = answered(await desk.as(cast.producer)(contract.getAccountCart, { params: { accountId } })).content
    expect(surplus?.isSurplus).toBe(true)
    const asked = await desk.as(cast.producer)(contract.requestCartQuotes, { body: { quoteIds: [id], accountId } })
    expect(asked).toMatchObject({ status: 202 })
    await desk.workPatch(id)
    const onSurplus = await desk.read(id)
    expect(onSurplus.isSurplus).toBe(true)
    const params = { quoteId: id }
    answered(await desk.as(cast.producer)(updateQuote, { params, body: { isSurplus: false } }))
    await desk.workPatch(id)
    const admitted = await desk.read(id)
    expect(admitted).toMatchObject({ isSurplus: false })
    expect(admitted.totalPremium).toBeLessThan(onSurplus.totalPremium)
  })

  it('requests quotes of the account that is named, not those of another client', async () => {
    const [accountId, otherId] = [await desk.anAccount(), await desk.anAccount()]
    const others = await desk.aVariation(otherId)
    const asked = await desk.as(cast.producer)(contract.requestCartQuotes, { body: { quoteIds: [others], accountId } })
    expect(asked).toMatchObject({
      problem: {
        code: 'cart.notRequested',
        errors: [{ detail: 'This quote does not exist, or is not one of yours.', path: ['quoteIds', 0] }],
      },
    })
    expect((await desk.read(others)).patching).toBe(false)
  })

  it('asks for the retail agent’s licence when a wholesale agency sells in Florida', async () => {
    const { agencies } = await import('#functions/directory/store/agencies.ts')
    const agency = await agencies.require(cast.producer.organizationId)
    await commit([agencies.update(agency, { ...agency, agencyType: 'Wholesale' })])
    const accountId = await desk.anAccount({ state: 'FL', city: 'Miami', zipCode: '33101' })
    const quoteId = await desk.aVariation(accountId)
    const request = (more: object) =>
      desk.as(cast.producer)(contract.requestCartQuotes, { body: { quoteIds: [quoteId], accountId, ...more } })
    expect(await request({})).toMatchObject({
      problem: { code: 'cart.notRequested', errors: [{ path: ['retailAgentLicenseNumber'] }] },
    })
    expect((await request({ retailAgentLicenseNumber: 'W123456' })).status).toBe(202)
  })
})
