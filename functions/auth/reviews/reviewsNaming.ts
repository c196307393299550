import type { Write } from '#functions/_platform/storage/record.ts'
import { membershipsOf, type UserRecord } from '#functions/directory/store/users.ts'
import type { AccessReview, ReviewedPerson } from '#shared/contracts/auth/accessReviews.ts'
import { erasedAddress } from '#shared/domain/identity/erasedAddress.ts'
import { pseudonymOf } from '#shared/domain/identity/privacy.ts'
import { accessReviews, reviewsOf, type StoredAccessReview } from '../store/accessReviews.ts'
import { leftBy } from '../store/leavers.ts'

const isOf = (email: string) => (person: ReviewedPerson) => person.email === email

/** The reviews in which somebody is reviewed, of each organization that they work in or have left. */
export const reviewsNaming = async (user: UserRecord): Promise<readonly StoredAccessReview[]> => {
  const { email } = user
  const places = [...membershipsOf(user), ...(await leftBy(email))]
  const organizations = [...new Set(places.map(({ organizationId }) => organizationId))]
  const rows = await Promise.all(organizations.map((each) => accessReviews.every({ scopes: [reviewsOf(each)] })))
  const reviews = await accessReviews.byIds(rows.flat().map(({ id }) => id))
  return reviews.filter(({ people }) => people.some(isOf(email)))
}

/** What a review says of somebody. */
export const reviewedAs = (review: AccessReview, email: string) => {
  const { role, permissions, decision } = review.people.find(isOf(email)) ?? {}
  return {
    ...{ organization: review.organizationName, quarter: review.quarter, role, permissions },
    ...(decision !== undefined && { decision: decision.what, reason: decision.reason, decidedAt: decision.at }),
  }
}

/** The write after which a review knows somebody under their pseudonym: what was decided, and why, stays. */
export const reviewErased = (review: StoredAccessReview, { id, email }: UserRecord): Write => {
  const { firstName, lastName } = pseudonymOf(id)
  const named = { name: `${firstName} ${lastName}`, email: erasedAddress(id) }
  const people = review.people.map((person) => (isOf(email)(person) ? { ...person, ...named } : person))
  return accessReviews.update(review, { ...review, people })
}
