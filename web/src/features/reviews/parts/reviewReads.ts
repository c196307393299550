import type { Operation } from '#shared/contract/operation.ts'
import { getAccessReview, listAccessReviewHistory, searchAccessReviews } from '#shared/contracts/auth/accessReviews.ts'

/** What is read of reviews of access: stale once something was decided. */
export const reviewReads: readonly Operation[] = [getAccessReview, listAccessReviewHistory, searchAccessReviews]
