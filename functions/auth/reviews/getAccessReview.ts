import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/accessReviews.ts'
import { leftToProvider } from './leftToProvider.ts'
import { requireReview, reviewGuard } from './reviewReach.ts'

export const getAccessReview = implement(contract.getAccessReview)(async ({ params, actor }) => {
  const review = await requireReview(params.accessReviewId, actor)
  const providerDecides = [...(await leftToProvider(review))]
  return { ...review, providerDecides, allowedActions: [...reviewGuard.allowed(review.status, { actor })] }
})
