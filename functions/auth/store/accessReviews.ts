import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { AccessReview, AccessReviewRow } from '#shared/contracts/auth/accessReviews.ts'

export type StoredAccessReview = Stored<AccessReview>

interface Reviewed {
  readonly organizationId: string
  readonly quarter: string
}

/** An organization is reviewed once in a quarter. */
export const quarterKey = ({ organizationId, quarter }: Reviewed): string => `${organizationId} ${quarter}`

/** The list of an organization's reviews. */
export const reviewsOf = (organizationId: string): string => `organization:${organizationId}`

const rowOf = ({ people, ...review }: AccessReview): AccessReviewRow => ({
  ...review,
  people: people.length,
  decided: people.filter(({ decision }) => decision !== undefined).length,
})

/** Reviews of who may what: of each organization, and all of them for staff. */
export const accessReviews = defineRecord({
  kind: 'accessReview',
  notFound: 'accessReview.notFound',
  history: { hides: ['people'] },
  // From the second on, people have the template of their role beside it.
  version: 2,
  from: { 1: (review: AccessReview) => review },
  unique: { quarter: (review: AccessReview) => quarterKey(review) },
  list: {
    scopes: ({ organizationId }: AccessReview) => ['all', reviewsOf(organizationId)],
    groups: ({ status }: AccessReview) => [status],
    sorts: { created: ({ created }: AccessReview) => created },
    summary: (review: AccessReview): AccessReviewRow => rowOf(review),
  },
  search: ({ organizationName }: AccessReview) => [organizationName],
})
