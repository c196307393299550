import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { seesAll } from '#functions/_platform/auth/relation.ts'
import type { AccessReview } from '#shared/contracts/auth/accessReviews.ts'
import { decideAccess } from '#shared/contracts/auth/accessReviews.ts'
import { accessReviewLife } from '#shared/records/accessReview/accessReviewLife.ts'
import { accessReviews, type StoredAccessReview } from '../store/accessReviews.ts'

/** The guard of reviews of access. */
export const reviewGuard = guardOf(accessReviewLife, {
  refusal: 'accessReview.notAllowed',
  contracts: [decideAccess],
})

const isTheirs = (actor: Actor, { accountType, organizationId }: AccessReview): boolean =>
  seesAll(actor) || (actor.accountType === accountType && actor.organizationId === organizationId)

/** The review, or `accessReview.notFound` for who neither is of the organization nor looks after all of them. */
export const requireReview = (id: string, actor: Actor): Promise<StoredAccessReview> =>
  accessReviews.require(id, (review) => isTheirs(actor, review))
