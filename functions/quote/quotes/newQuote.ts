import type { Actor } from '#functions/_platform/auth/actor.ts'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Account } from '#functions/account/public.ts'
import { partnersOf } from '#functions/directory/public.ts'
import { openSubmissionOf, requireSubmission } from '#functions/submission/public.ts'
import type { QuoteSelection } from '#shared/contracts/quote/calculatorSelection.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { answeredAfter } from '#shared/domain/questionnaire/answeredBy.ts'
import type { QuestionnaireAnswers } from '#shared/domain/questionnaire/questionnaireAnswers.ts'
import type { Product } from '#shared/regions/products.ts'
import { draftQuote } from './draftQuote.ts'
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

/** A draft of a quote for new business. */
export const newQuote = async (request: NewQuote): Promise<QuoteRecord> => {
  const { account, actor, now, product, presetName, selection, inCart, answerChanges = {} } = request
  const seller = await sellerOf(account, actor, request.seller)
  const partnerIds = await partnersOf('quote', { agencyId: seller.agencyId, accountId: account.id })
  return draftQuote({
    account,
    now,
    terms: {
      product,
      selection,
      answerChanges,
      answered: answeredAfter({}, {}, answerChanges, { by: nameFor(actor), at: now }),
      revenueFactor: 1,
      brokerFee: 0,
      additionalBrokerFee: 0,
      mgaFee: 0,
      isRenewal: false,
      eventExclusions: [],
    },
    about: {
      inCart,
      presetName,
      submissionId: await submissionFor(request, seller),
      ...seller,
      ...(partnerIds.length > 0 && { partnerIds: [...partnerIds] }),
      createdBy: actor.userId,
      ...policyHolderOf(account),
      additionalInsureds: [],
    },
  })
}
