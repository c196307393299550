import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/accessReviews.ts'
import { requireReview, reviewGuard } from './reviewReach.ts'

export const getAccessReview = implement(contract.getAccessReview)(async ({ params, actor }) => {
  const review = await requireReview(params.accessReviewId, actor)
  return { ...review, allowedActions: [...reviewGuard.allowed(review.status, { actor })] }
})
