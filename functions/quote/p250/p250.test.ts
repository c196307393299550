import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit } from '#functions/_platform/storage/commit.ts'
import { handler as accountHandler } from '#functions/account/index.ts'
import { policyById } from '#functions/policy/public.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import * as contract from '#shared/contracts/quote/p250.ts'
import { updateQuoteAnswers } from '#shared/contracts/quote/quotes.ts'
import { takeReferral } from '#shared/contracts/quote/underwriting.ts'
import { QuoteId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { quotes } from '../store/quotes.ts'

type Actor = (typeof cast)[keyof typeof cast]

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const popular = { presets: 2 as const, aggregateLimit: 1_000_000 }
/** Beyond what is quoted without an underwriter. */
const referring = { ...popular, aggregateLimit: 5_000_000 }

/** One incident, over and told in full: an underwriter looks at it. */
const incident = {
  cyberEvent: 'YES',
  cyberEventComments: 'A mailbox was opened by a stranger; all have a second factor since.',
  incidentUnderWay: 'NO',
  ransomwareIncidents: 'NONE',
} as const

const create = async (
  body: object = {},
  actor: Actor = cast.producer,
  company: Readonly<Record<string, unknown>> = {},
) => {
  const accountId = await desk.anAccount(company)
  const asked = { accountId, calculatorGeneratedData: popular, ...body }
  return desk.as(actor)(contract.createP250Quote, { body: asked })
}

const created = async (body: object = {}, company: Readonly<Record<string, unknown>> = {}): Promise<QuoteId> => {
  const quoteId = QuoteId.parse(answered(await create(body, cast.producer, company)).id)
  await desk.workPatch(quoteId)
  return quoteId
}

describe('a P250 quote', () => {
  it('is made of a variation and priced as every quote is', async () => {
    const made = answered(
      await create({ presetName: 'Ours', calculatorGeneratedData: { ...popular, totalPremium: 1 } }),
    )
    expect(made).toMatchObject({ product: 'P250', presetName: 'Ours', agencyStatus: 'DRAFT', patching: true })
    const quoteId = QuoteId.parse(made.id)
    await desk.workPatch(quoteId)
    const generic = await desk.read(await desk.aPricedQuote(made.accountId as never, popular))
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'READY', totalPremium: generic.totalPremium })
    expect(await create({}, cast.otherProducer)).toMatchObject({ status: 404 })
    expect(await create({}, cast.policyHolder)).toMatchObject({ status: 403 })
  })

  it('stands on answers beyond those that its account has given', async () => {
    const quoteId = await created({ securityQuestions: incident })
    expect((await quotes.byId(quoteId))?.answerChanges).toEqual({
      cyberEventComments: incident.cyberEventComments,
      incidentUnderWay: 'NO',
      ransomwareIncidents: 'NONE',
    })
  })

  it('is told by its details, and a quote of another line is not', async () => {
    const quoteId = await created()
    const details = (id: QuoteId, actor: Actor = cast.producer) =>
      desk.as(actor)(contract.getP250Quote, { params: { quoteId: id } })
    expect(answered(await details(quoteId))).toMatchObject({
      id: quoteId,
      calculatorGeneratedData: { presets: 2, aggregateLimit: 1_000_000, referToUnderwriter: false },
    })
    expect(await details(quoteId, cast.otherProducer)).toMatchObject({ status: 404 })
    const other = await desk.aVariation(await desk.anAccount(), popular, 'P100_PRO')
    expect(await details(other)).toMatchObject({ status: 404, problem: { code: 'quote.notFound' } })
  })
})

describe('several P250 variations', () => {
  it('are made at once, all or none, five at most', async () => {
    const accountId = await desk.anAccount()
    const make = (...calculated: object[]) =>
      desk.as(cast.producer)(contract.createP250Quotes, {
        body: { accountId, variations: calculated.map((calculatorGeneratedData) => ({ calculatorGeneratedData })) },
      })
    const list = async (page = 0, size = 25) =>
      answered(await desk.as(cast.producer)(contract.listP250Quotes, { query: { accountId, page, size } }))
    const five = answered(await make(...Array.from({ length: 5 }, () => popular)))
    expect(five).toHaveLength(5)
    expect(await make(...Array.from({ length: 6 }, () => popular))).toMatchObject({
      status: 400,
      problem: {
        errors: [{ detail: 'You have reached 5 request limit, please delete one to add another variation!' }],
      },
    })
    await Promise.all(five.map(({ id }) => desk.workPatch(id)))
    await desk.settle()
    expect(await list()).toMatchObject({ totalElements: 5, size: 25, number: 0 })
    expect((await list(1, 2)).content).toHaveLength(2)
    const others = { query: { accountId } }
    expect(await desk.as(cast.otherProducer)(contract.listP250Quotes, others)).toMatchObject({ status: 404 })
  })

  it('are listed without quotes of other lines', async () => {
    const accountId = await desk.anAccount()
    await desk.aPricedQuote(accountId, popular, 'P100_PRO')
    const mine = await desk.aPricedQuote(accountId, popular)
    await desk.settle()
    const listed = answered(await desk.as(cast.underwriter)(contract.listP250Quotes, { query: { accountId } }))
    expect(listed.content.map(({ id }) => id)).toEqual([mine])
  })
})

describe('changing a P250 quote', () => {
  const update = (quoteId: QuoteId, body: object, actor: Actor = cast.producer) =>
    desk.as(actor)(contract.updateP250Quote, { params: { quoteId }, body })

  it('takes the variation, the agent and the answers in one step', async () => {
    const quoteId = await created()
    const before = await desk.read(quoteId)
    const calculatorGeneratedData = { deductible: 25_000 }
    const edit = { presetName: 'Higher deductible', agentEmail: 'office@agency1.example', calculatorGeneratedData }
    expect(answered(await update(quoteId, { ...edit, securityQuestions: { edr: false } }))).toMatchObject({
      presetName: 'Higher deductible',
      agentFirstName: 'Ada',
      agentEmail: 'office@agency1.example',
      patching: true,
    })
    await desk.workPatch(quoteId)
    const after = await desk.read(quoteId)
    expect(after.deductible).toBe(25_000)
    expect(after.totalPremium).not.toBe(before.totalPremium)
    expect(after.answered?.edr).toMatchObject({ by: cast.producer.name })
  })

  it('is refused for an account or agency that it is not of, while it is priced, and to others', async () => {
    const quoteId = await created()
    const another = await desk.anAccount()
    expect(await update(quoteId, { accountId: another })).toMatchObject({ status: 404 })
    expect(await update(quoteId, { agencyId: cast.otherProducer.organizationId })).toMatchObject({
      problem: { code: 'agency.notFound' },
    })
    expect(await update(quoteId, { presetName: 'x' }, cast.otherProducer)).toMatchObject({ status: 404 })
    answered(await update(quoteId, { calculatorGeneratedData: { deductible: 25_000 } }))
    expect(await update(quoteId, { presetName: 'x' })).toMatchObject({ problem: { code: 'quote.beingPriced' } })
  })

  it('stands beside changing answers alone', async () => {
    const quoteId = await created()
    const params = { quoteId }
    answered(await desk.as(cast.producer)(updateQuoteAnswers, { params, body: { answers: incident } }))
    expect((await quotes.byId(quoteId))?.patch?.answerChanges).toEqual(incident)
  })
})

describe('at the underwriter’s desk', () => {
  const release = (quoteId: QuoteId, body: object, actor: Actor = cast.underwriter) =>
    desk.as(actor)(contract.releaseP250Quote, { params: { quoteId }, body: { note: 'Seen', ...body } })

  it('terms are set and released in one step, which the producer may not', async () => {
    const quoteId = await created({ calculatorGeneratedData: referring })
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED' })
    expect(await release(quoteId, {}, cast.producer)).toMatchObject({ status: 403 })
    expect(await release(quoteId, { note: '' })).toMatchObject({ status: 400 })
    expect(answered(await release(quoteId, { deductible: 50_000 }))).toEqual({ id: quoteId, agencyStatus: 'READY' })
    expect(await desk.read(quoteId)).toMatchObject({ deductible: 50_000, underwriter: { id: cast.underwriter.userId } })
  })

  it('authority is measured by the terms that are released', async () => {
    const quoteId = await created({ calculatorGeneratedData: referring })
    const priced = await quotes.require(quoteId)
    // As if it had cost more than an underwriter may release, by the terms that it has.
    await commit([quoteChange(priced, priced.lastUpdated, { technicalPremium: 30_000_000 })])
    expect(await release(quoteId, {})).toMatchObject({
      status: 409,
      problem: { code: 'quote.beyondAuthority', data: { measure: 'premium' } },
    })
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED' })
    expect(await release(quoteId, { deductible: 50_000 })).toMatchObject({ ok: true })
  })

  it('what an underwriter requested another one releases, and what one has taken is theirs', async () => {
    const accountId = await desk.anAccount()
    const body = { accountId, calculatorGeneratedData: referring }
    const own = QuoteId.parse(answered(await desk.as(cast.underwriter)(contract.createP250Quote, { body })).id)
    await desk.workPatch(own)
    expect(await release(own, {})).toMatchObject({ problem: { code: 'quote.ownRequest' } })
    const quoteId = await created({ calculatorGeneratedData: referring })
    answered(await desk.as(cast.superAdmin)(takeReferral, { params: { quoteId }, body: {} }))
    expect(await release(quoteId, { deductible: 50_000 })).toMatchObject({ problem: { code: 'quote.heldByAnother' } })
  })

  it('a decline says why and whether it is told', async () => {
    const quoteId = await created({ calculatorGeneratedData: referring })
    const body = { reasonSummary: 'Class of Business', reason: 'Beyond us', isNotificationEnabled: true } as never
    const decline = (actor: Actor) => desk.as(actor)(contract.declineP250Quote, { params: { quoteId }, body })
    expect(await decline(cast.producer)).toMatchObject({ status: 403 })
    expect(answered(await decline(cast.underwriter))).toEqual({ id: quoteId, agencyStatus: 'DECLINED' })
    expect(await desk.events()).toContainEqual({ name: 'quote.declined', detail: { quoteId, notify: true } })
    expect(await decline(cast.underwriter)).toMatchObject({ problem: { code: 'quote.notAllowed' } })
  })
})

describe('binding a P250 quote', () => {
  const bind = (quoteId: QuoteId, body: object = {}, actor: Actor = cast.underwriter) =>
    desk.as(actor)(contract.bindP250Quote, { params: { quoteId }, body })
  const subject = (quoteId: QuoteId, body: object, actor: Actor = cast.underwriter) =>
    desk.as(actor)(contract.updateP250Subjectivities, { params: { quoteId }, body: body as never })

  it('is for those who issue, keeps their note and answers the same binder again', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount(), popular)
    expect(await bind(quoteId, {}, cast.producer)).toMatchObject({ status: 403 })
    const bound = answered(await bind(quoteId, { note: 'By phone' }))
    expect(bound).toMatchObject({ agencyStatus: 'BOUND', binder: { policyNumber: expect.any(String) } })
    expect(answered(await bind(quoteId))).toEqual(bound)
    expect((await desk.read(quoteId)).notes).toBe(1)
    expect(await policyById(bound.binder.id)).toMatchObject({ status: 'BOUND' })
  })

  it('waits for what it is subject to', async () => {
    const quoteId = await desk.aRequestedQuote(await desk.anAccount(), popular)
    const subjectivities = [{ text: 'Signed warranty', stage: 'PRE_BIND', owner: 'INSURED' }]
    expect(await subject(quoteId, { subjectivities }, cast.producer)).toMatchObject({ status: 403 })
    expect(answered(await subject(quoteId, { subjectivities })).subjectivities).toMatchObject([
      { text: 'Signed warranty', status: 'OPEN' },
    ])
    expect(await bind(quoteId)).toMatchObject({ problem: { code: 'quote.subjectivitiesOpen' } })
  })

  it('refers what is not the risk that was quoted', async () => {
    const accountId = await desk.anAccount()
    const quoteId = await desk.aRequestedQuote(accountId, popular)
    const params = { accountId }
    answered(await callerOf(accountHandler)(cast.producer)(updateSecurityQuestions, { params, body: incident }))
    expect(await bind(quoteId)).toMatchObject({ status: 409, problem: { code: 'quote.riskChanged' } })
    expect(await desk.read(quoteId)).toMatchObject({ agencyStatus: 'REFERRED' })
  })
})
