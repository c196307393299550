import { afterAll, beforeAll, expect, it } from 'vitest'
import { handler as accountHandler } from '#functions/account/index.ts'
import { updateSecurityQuestions } from '#shared/contracts/account/questions.ts'
import { createSubmission, getSubmission } from '#shared/contracts/account/submissions.ts'
import { bindQuote } from '#shared/contracts/quote/binding.ts'
import { getSubmissionCart } from '#shared/contracts/quote/cart.ts'
import { createQuote, getQuote } from '#shared/contracts/quote/quotes.ts'
import { declineQuote } from '#shared/contracts/quote/underwriting.ts'
import { AccountId, type QuoteId, type SubmissionId } from '#shared/domain/ids/ids.ts'
import { cast } from '#tests/cast/actors.ts'
import { callerOf } from '#tests/support/operation.ts'
import { answered, openQuoteDesk, type QuoteDesk } from '#tests/support/quoteDesk.ts'
import { soundAnswers } from '#tests/support/soundCompany.ts'
import { followSubmission } from './followSubmission.ts'

let desk: QuoteDesk
beforeAll(async () => {
  desk = await openQuoteDesk()
})
afterAll(() => desk.close())

const account = callerOf(accountHandler)

let companies = 0
/** A submission of a company that can be quoted. */
const aSubmission = async (more: object = {}): Promise<{ id: SubmissionId; accountId: AccountId }> => {
  companies += 1
  const firmographics = {
    name: `Submitted ${companies} Works`,
    noOfEmployeesAll: 12,
    yearEstablished: 2004,
    ownershipType: 'Private',
    entityType: 'Independent',
    naicsCode: '541110',
    phoneNumber: '(503) 555-0117',
    domesticRevenue: 2_000_000,
    domainName: `submitted${companies}.example`,
    address: { address1: `${companies} Kiln Lane`, city: 'Salem', state: 'OR', zipCode: '97301' },
    ...more,
  }
  const made = answered(await account(cast.producer)(createSubmission, { body: { firmographics } as never }))
  const accountId = AccountId.parse(made.accountId)
  answered(await account(cast.producer)(updateSecurityQuestions, { params: { accountId }, body: soundAnswers }))
  return { id: made.id, accountId }
}
const read = async (submissionId: SubmissionId) =>
  answered(await account(cast.producer)(getSubmission, { params: { submissionId } }))
const told = async (name: 'quote.bound' | 'quote.declined' | 'quote.ready' | 'quote.referred', quoteId: QuoteId) => {
  const now = new Date().toISOString()
  for (const id of ['evt_1', 'evt_2'])
    await followSubmission({ id, name, detail: { quoteId }, at: now, now, once: `on|${id}` } as never)
}

it('a quote of a submitted company is its submission’s, which is quoted with it and bound with it', async () => {
  const { id, accountId } = await aSubmission()
  const quoteId = await desk.aPricedQuote(accountId)
  expect(await desk.read(quoteId)).toMatchObject({ submissionId: id, agencyStatus: 'READY' })
  await told('quote.ready', quoteId)
  expect(await read(id)).toMatchObject({ status: 'QUOTED', quoteIds: [quoteId], clocks: { quote: { state: 'MET' } } })

  const requested = await desk.aRequestedQuote(accountId, { deductible: 25_000 })
  answered(await desk.as(cast.producer)(bindQuote, { params: { quoteId: requested }, body: {} }))
  await told('quote.bound', requested)
  expect(await read(id)).toMatchObject({ status: 'BOUND', quoteIds: [quoteId, requested] })
  expect(answered(await desk.as(cast.producer)(getQuote, { params: { quoteId } })).submissionId).toBe(id)
})

it('a referred quote shows on its submission until an underwriter has decided', async () => {
  const { id, accountId } = await aSubmission({ domesticRevenue: 300_000_000 })
  const quoteId = await desk.aPricedQuote(accountId)
  await told('quote.referred', quoteId)
  expect(await read(id)).toMatchObject({ status: 'RECEIVED', chips: expect.arrayContaining(['referred']) })
  const body = {
    quoteId,
    reasonSummary: 'Poor Cyber Security Controls',
    reason: 'No backups',
    isNotificationEnabled: false,
  }
  answered(await desk.as(cast.underwriter)(declineQuote, { params: { quoteId }, body: body as never }))
  await told('quote.declined', quoteId)
  expect((await read(id)).chips).not.toContain('referred')
})

it('a quote is made for a submission of its own account alone, and the cart of a submission has its variations', async () => {
  const [first, second] = [await aSubmission(), await aSubmission()]
  const quote = (submissionId: SubmissionId) =>
    desk.as(cast.producer)(createQuote, { body: { accountId: first.accountId, product: 'P100', submissionId } })
  expect(await quote(second.id)).toMatchObject({ status: 404, problem: { code: 'submission.notFound' } })
  expect(answered(await quote(first.id))).toMatchObject({ submissionId: first.id })

  const variation = await desk.aVariation(first.accountId)
  const cart = (actor: Parameters<typeof desk.as>[0], submissionId: SubmissionId) =>
    desk.as(actor)(getSubmissionCart, { params: { submissionId } })
  expect(answered(await cart(cast.producer, first.id)).content.map((each) => each.id)).toEqual([variation])
  expect(answered(await cart(cast.producer, second.id)).content).toEqual([])
  expect(await cart(cast.otherProducer, first.id)).toMatchObject({ status: 404 })
})

it('a company of which nothing but the name is known is not quoted yet', async () => {
  const body = { firmographics: { name: 'Hardly Known Works' } }
  const { accountId } = answered(await account(cast.producer)(createSubmission, { body }))
  expect(
    await desk.as(cast.producer)(createQuote, { body: { accountId: AccountId.parse(accountId), product: 'P100' } }),
  ).toMatchObject({ status: 409, problem: { code: 'account.needsInformation' } })
})
