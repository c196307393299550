import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import { type Account, standingDeclines } from '#functions/account/public.ts'
import { partnersOf } from '#functions/directory/public.ts'
import { openSubmissionOf, requireSubmission } from '#functions/submission/public.ts'
import type { QuoteSelection } from '#shared/contracts/quote/calculatorSelection.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, QuoteId } from '#shared/domain/ids/ids.ts'
import { answeredAfter } from '#shared/domain/questionnaire/answeredBy.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import { expiresOn } from '#shared/domain/quoting/quoteDates.ts'
import { quoteNumberOf } from '#shared/domain/quoting/quoteNumber.ts'
import type { Product } from '#shared/regions/products.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { timeZoneOf } from '#shared/regions/states.ts'
import { price } from '../pricing/price.ts'
import { type SellerRequest, sellerOf } from './seller.ts'

export interface NewQuote {
  readonly account: Account
  readonly actor: Actor
  readonly now: Instant
  readonly product: Product
  readonly presetName: string
  readonly selection: QuoteSelection
  readonly seller: SellerRequest
  readonly inCart: boolean
  readonly answerChanges?: QuestionnaireAnswers | undefined
  readonly submissionId?: string | undefined
}

/** The contact the account has for its policies becomes the policy holder unless another is named. */
const policyHolderOf = (account: Account) => ({
  ...(account.policyContactFirstName !== undefined && { customerFirstName: account.policyContactFirstName }),
  ...(account.policyContactLastName !== undefined && { customerLastName: account.policyContactLastName }),
  ...(account.policyContactEmail !== undefined && { customerEmail: account.policyContactEmail }),
  ...(account.policyContactPhone !== undefined && { customerPhone: account.policyContactPhone }),
})

/** The submission that a quote is made for: the one that is named, or the open one that its agency has of the company. */
const submissionFor = async (
  { account, actor, submissionId }: NewQuote,
  { agencyId }: { readonly agencyId: string },
): Promise<string | undefined> => {
  if (submissionId === undefined) return openSubmissionOf(account.id, { agencyId })
  const submission = await requireSubmission(submissionId, actor)
  return submission.accountId === account.id ? submission.id : fail('submission.notFound')
}

/** A draft of a quote, priced by the server and numbered in the region's own series. */
export const newQuote = async (request: NewQuote): Promise<QuoteRecord> => {
  const { account, actor, now, product, selection } = request
  const region = regionOf(config.region)
  if (!region.products.includes(product)) return fail('region.notServed')
  const seller = await sellerOf(account, actor, request.seller)
  const terms = {
    product,
    selection,
    answerChanges: request.answerChanges ?? {},
    answered: answeredAfter({}, {}, request.answerChanges ?? {}, { by: nameFor(actor), at: now }),
    revenueFactor: 1,
    brokerFee: 0,
    additionalBrokerFee: 0,
    mgaFee: 0,
    isRenewal: false,
    eventExclusions: [],
  }
  const priced = price(account, terms, now, await standingDeclines(account))
  if (!priced.ok) return fail('rating.notRateable', { data: { reason: priced.reason } })
  const today = dateAt(now, timeZoneOf(region, account.state))
  const submissionId = await submissionFor(request, seller)
  const partnerIds = await partnersOf('quote', { agencyId: seller.agencyId, accountId: account.id })
  return {
    ...terms,
    id: QuoteId.parse(`quo_${ulid()}`),
    quoteNumber: quoteNumberOf(region.code, await nextNumber('quote')),
    status: 'DRAFT',
    inCart: request.inCart,
    presetName: request.presetName,
    accountId: AccountId.parse(account.id),
    ...(submissionId !== undefined && { submissionId }),
    ...seller,
    ...(partnerIds.length > 0 && { partnerIds: [...partnerIds] }),
    createdBy: actor.userId,
    ...policyHolderOf(account),
    additionalInsureds: [],
    requested: selection,
    ...priced.fields,
    notes: 0,
    subjectivities: [],
    lastPatched: now,
    created: now,
    lastUpdated: now,
    quotedOn: today,
    expiresOn: expiresOn({ created: today, effectiveDate: priced.fields.effectiveDate }),
  }
}
