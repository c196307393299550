import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/history/historyFor.ts'
import * as contract from '#shared/contracts/auth/accessReviews.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireReview } from './reviewReach.ts'

export const listAccessReviewHistory = implement(contract.listAccessReviewHistory)(async ({ params, actor }) => {
  const { id } = await requireReview(params.accessReviewId, actor)
  return historyFor(id, actor, historyShares.accessReview)
})
