import { openAccount, requestQuote } from '#cdk/local/journey/steps.ts'
import { until } from '#cdk/local/journey/until.ts'
import { people } from '#cdk/local/seed/cast.ts'
import type { Operation } from '#shared/contract/operation.ts'
import { getCurrentUser } from '#shared/contracts/auth/me.ts'
import { getBalance } from '#shared/contracts/billing/payments.ts'
import { approveRefund, getRefund, payRefund, searchRefunds } from '#shared/contracts/billing/refunds.ts'
import { applyExternalPayment } from '#shared/contracts/billing/transactions.ts'
import { flatCancelPolicy } from '#shared/contracts/policy/cancellation.ts'
import { updateMgaFee } from '#shared/contracts/quote/fees.ts'
import { getQuote } from '#shared/contracts/quote/quotes.ts'
import * as underwriting from '#shared/contracts/quote/underwriting.ts'
import type { Attack, Target } from './attack.ts'
import { bookDay } from './bookDay.ts'
import { aCompany, aPolicy, type Desk, deskOf } from './business.ts'
import { newcomer } from './newcomer.ts'

const { approveQuote, declineQuote, releaseQuote, takeReferral, underwriteQuote, updateIrpm } = underwriting
const note = 'It is as good as done'
const characteristics = {
  managementOfContent: -100,
  dcmPractices: -100,
  companyStability: -100,
  drPlanning: -100,
  financialCondition: -100,
  securityAwareness: -100,
  managementExperience: -100,
}

/** What settles a referral, and what may make it look smaller than it is. */
const settling: readonly (readonly [Operation, unknown])[] = [
  [releaseQuote, { note }],
  [approveQuote, { note }],
]
const shrinking: readonly (readonly [Operation, unknown])[] = [
  [underwriteQuote, { revenueFactor: 0.1 }],
  [underwriteQuote, { revenueFactor: 0.1, note }],
  [underwriteQuote, { limit: 250_000, note }],
  [updateIrpm, { irpmNote: note, ...characteristics }],
  [updateIrpm, { irpmNote: note, ...characteristics, revenue: 1, numberOfEmployees: 1 }],
]
const holding: readonly (readonly [Operation, unknown])[] = [
  ...settling,
  ...shrinking,
  [declineQuote, { reasonSummary: 'Other', reason: note }],
  [takeReferral, { release: true }],
  [updateMgaFee, { mgaFee: 0 }],
  [underwriting.updateEventExclusions, []],
]

/** A quote of a company beyond an underwriter’s letter by what it turns over. */
const aLargeQuote = async ({ agent }: Desk) => {
  const company = aCompany({ revenue: 2_000_000_000 })
  const { id, agencyStatus } = await requestQuote(agent, await openAccount(agent, company), company)
  if (agencyStatus !== 'REFERRED') throw new Error(`a quote for two billion is ${agencyStatus}`)
  return { params: { quoteId: id } }
}

const underwritten = async ({ ask, tokenOf }: Target, desk: Desk): Promise<string[]> => {
  const broken: string[] = []
  const [underwriter, producer] = [await tokenOf(people('us').underwriter), await tokenOf(people('us').producer)]
  const refuses = async (
    what: string,
    tries: typeof settling,
    { params }: { params: { quoteId: string } },
    token: string,
  ) => {
    for (const [operation, body] of tries) {
      const { status } = await ask(operation, { params, body }, { token })
      if (status < 400 || status >= 500) broken.push(`${what}: ${operation.name} is answered with ${status}`)
    }
  }

  const large = await aLargeQuote(desk)
  await refuses('above the letter', settling, large, underwriter)
  for (const [operation, body] of shrinking) {
    await ask(operation, { ...large, body }, { token: underwriter })
    await refuses(`after ${operation.name} ${JSON.stringify(body)}`, settling, large, underwriter)
  }
  const { agencyStatus } = await desk.agent.call(getQuote, large)
  if (agencyStatus !== 'REFERRED') broken.push(`a referral above the letter is ${agencyStatus}`)

  const held = await aLargeQuote(desk)
  await desk.chief.call(takeReferral, { ...held, body: {} })
  await refuses('another’s referral', holding, held, underwriter)
  await refuses('an agency', holding, held, producer)
  await desk.chief.call(releaseQuote, { ...held, body: { note } })
  // Who takes it back to herself gains nothing by it.
  const { id: userId } = await desk.underwriter.call(getCurrentUser, {})
  await desk.underwriter.call(underwriting.referQuote, { ...held, body: { reason: note, userId } })
  await refuses('her own referral', settling, held, underwriter)
  return broken
}

const refunded = async (target: Target, desk: Desk): Promise<string[]> => {
  const { ask, provenTokenOf } = target
  const broken: string[] = []
  const [cause, second] = [
    await provenTokenOf(people('us').superAdmin),
    await provenTokenOf(await newcomer(target, { roleId: 'Customer Success' })),
  ]
  const { id: policyId } = await aPolicy(desk, aCompany())
  const { balance: amount } = await desk.agent.call(getBalance, { params: { policyId } })
  const paymentDate = bookDay()
  const payment = { policyId, amount, paymentMethod: 'Check', paymentDate, reference: policyId }
  await ask(applyExternalPayment, { body: payment }, { token: cause })
  await ask(flatCancelPolicy, { params: { policyId }, body: { reason: 'Sold' } }, { token: cause })
  const { hits } = await until(
    'The refund',
    () => desk.chief.call(searchRefunds, { query: { policyId } }),
    (page) => page.hits.length > 0,
  )
  const [refund] = hits
  if (refund === undefined) return ['nothing is refunded']
  const params = { refundId: refund.id }
  const pay = { params, body: { pastProcessor: { paymentMethod: 'Check', reference: refund.id } } }
  const tries = [
    ['its own refund', approveRefund, { params, body: { amount } }, cause],
    ['another amount', approveRefund, { params, body: { amount: amount - 1 } }, second],
    ['unapproved', payRefund, pay, cause],
    ['unapproved', payRefund, pay, second],
  ] as const
  for (const [what, operation, input, token] of tries) {
    const { status } = await ask(operation, input, { token })
    if (status < 400 || status >= 500) broken.push(`${what}: ${operation.name} is answered with ${status}`)
  }
  const approved = await ask(approveRefund, { params, body: { amount } }, { token: second })
  if (approved.status !== 200) broken.push(`a second person may not approve: ${approved.status} ${approved.body}`)
  const { status } = await desk.chief.call(getRefund, { params })
  if (status !== 'APPROVED') broken.push(`an approved refund is ${status}`)
  return broken
}

/** Nobody settles what is above their letter, in another’s hands, or of their own making. */
export const duties: Attack = {
  name: 'duties',
  attack: async (target) => {
    const desk = await deskOf(target)
    return [...(await underwritten(target, desk)), ...(await refunded(target, desk))]
  },
}
