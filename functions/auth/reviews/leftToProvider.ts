import { config } from '#functions/_platform/config/config.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { users } from '#functions/directory/store/users.ts'
import { mayIn } from '#functions/directory/users/actingIn.ts'
import type { AccessReview } from '#shared/contracts/auth/accessReviews.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import type { UserId } from '#shared/domain/ids/ids.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { regionOf } from '#shared/regions/regions.ts'

type Reviewed = Pick<AccessReview, 'accountType' | 'organizationId' | 'people'>

/** Who is let in where a review is made and may review there. */
const reviewersIn = async (organizationId: string): Promise<readonly string[]> => {
  const rows = await users.every({ scopes: [`organization:${organizationId}`] })
  const places = rows
    .filter(({ enabled, status }) => enabled && status === 'ACTIVE')
    .flatMap(({ id, memberships }) =>
      memberships.filter((each) => each.organizationId === organizationId).map((place) => ({ id, place })),
    )
  const may = await Promise.all(places.map(({ place }) => mayIn(place, 'access:review')))
  return places.filter((_, index) => may[index]).map(({ id }) => id)
}

/**
 * On whom nobody else there may decide, since nobody decides on themselves: the provider's people do (rule: access-review).
 * `without` is somebody who reviews no more.
 */
export const leftToProvider = async (
  { accountType, organizationId, people }: Reviewed,
  without?: string,
): Promise<readonly UserId[]> => {
  const open = people.filter(({ decision }) => decision === undefined)
  if (accountType === 'COWBELL' || open.length === 0) return []
  const reviewers = (await reviewersIn(organizationId)).filter((each) => each !== without)
  return open.map(({ userId }) => userId).filter((userId) => reviewers.every((each) => each === userId))
}

/** Whether whoever is left of a review is left to the provider. */
export const isLeftToProvider = ({ people }: Reviewed, left: readonly UserId[]): boolean =>
  left.length > 0 && left.length === people.filter(({ decision }) => decision === undefined).length

/** Asks the provider about a review that has begun, where nobody in the organization may decide on anybody. */
export const askedAtFirst = async (review: AccessReview, now: Instant) =>
  isLeftToProvider(review, await leftToProvider(review)) ? [askProvider(review, now)] : []

/** Tells the provider that the rest of a review is its own to decide. */
export const askProvider = (
  { id, organizationName, quarter, dueOn, people }: AccessReview,
  now: Instant,
): { readonly write: Write; readonly event: DomainEvent } => {
  const left = people.filter(({ decision }) => decision === undefined).length
  const link = `${config.publicUrl}/${personas.COWBELL.basePath.replace(/^\//, '')}/access-reviews/${id}`
  const to = regionOf(config.region).support.email
  return mailWrite({ template: 'accessReviewLeft', to, data: { organizationName, quarter, dueOn, left, link }, now })
}
