import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { mustBeRenewable, renewalWrite, requirePolicy, type StoredPolicy } from '#functions/policy/public.ts'
import { openSubmissionOf } from '#functions/submission/public.ts'
import type { BodyOf } from '#shared/contract/operation.ts'
import * as contract from '#shared/contracts/quote/renewals.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { mustAllow, mustBePriced } from '../actions/guards.ts'
import { quoteAction } from '../actions/quoteAction.ts'
import { eligibleAccount } from '../quotes/eligibleAccount.ts'
import { requested } from '../quotes/requested.ts'
import type { StoredQuote } from '../store/quotes.ts'
import { toQuote } from '../views/toQuote.ts'
import { draftRenewal } from './draftRenewal.ts'
import { standingOffer } from './standingOffer.ts'

/** The write that has one offer give way to another; what is on its way to be bound does not. */
const givenWay = (former: StoredQuote, actor: Actor, now: Instant) => {
  mustBePriced(former, { now })
  mustAllow(former, 'retire', { actor, now })
  const statusNote = {
    reasonSummary: 'Another renewal was quoted',
    reason: 'The renewal was quoted anew on other terms.',
    by: regionOf(config.region).provider.name,
    at: now,
  }
  return quoteAction(former, 'retire', now, { statusNote, patch: undefined })
}

/** Whether a quote is what is asked for; of a day that cover may not begin on, the one that was moved from it. */
const isAsAsked = (
  { product, effectiveDate, requested }: StoredQuote,
  asked: BodyOf<typeof contract.createRenewalQuote>,
  policy: StoredPolicy,
): boolean =>
  product === (asked.product ?? policy.productType) &&
  [effectiveDate, requested.global.effectiveDate].includes(asked.effectiveDate ?? policy.expirationDate)

export const createRenewalQuote = implement(contract.createRenewalQuote)(
  async ({ params, body: { product, effectiveDate }, actor, now, fail }) => {
    const policy = await requirePolicy(params.policyId, actor)
    mustBeRenewable(policy, actor, now)
    if (effectiveDate !== undefined && effectiveDate < policy.expirationDate)
      return fail('request.unfit', {
        errors: [
          { detail: `cover cannot begin before the policy ends, on ${policy.expirationDate}`, path: ['effectiveDate'] },
        ],
      })
    const { renewal, standing } = await standingOffer(policy.id)
    if (standing !== undefined && isAsAsked(standing, { product, effectiveDate }, policy))
      return toQuote(standing, actor, now)
    const account = await eligibleAccount(policy.accountId, actor)
    const submissionId = renewal?.submissionId ?? (await openSubmissionOf(account.id, { agencyId: policy.agencyId }))
    const renewing = { policy, account, createdBy: actor.userId, now, product, effectiveDate, submissionId }
    const { quote, write, event } = requested(await draftRenewal(renewing), actor, now)
    await commit(
      [
        write,
        renewalWrite(policy.id, renewal, { quoteId: quote.id }),
        ...(standing === undefined ? [] : [givenWay(standing, actor, now)]),
      ],
      { events: [event] },
    )
    return toQuote(quote, actor, now)
  },
)
