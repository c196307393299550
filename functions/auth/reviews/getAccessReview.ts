import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/accessReviews.ts'
import { requireReview } from './reviewReach.ts'

export const getAccessReview = implement(contract.getAccessReview)(({ params, actor }) =>
  requireReview(params.accessReviewId, actor),
)
