import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import type { Job } from '#functions/_platform/events/worker.ts'
import { beginJob } from '#functions/_platform/jobs/beginJob.ts'
import { defineJob, type Effect } from '#functions/_platform/jobs/defineJob.ts'
import { mailWrite } from '#functions/_platform/mail/outbox.ts'
import { type Membership, membershipsOf, users } from '#functions/directory/store/users.ts'
import { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { quarterOf } from '#shared/domain/identity/accessReview.ts'
import { personas } from '#shared/domain/identity/personas.ts'
import { rolesOf } from '#shared/domain/identity/roles.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { findOrganization } from '../organizations/organization.ts'
import { begunReview } from '../reviews/begunReview.ts'
import { askedAtFirst, leftToProvider } from '../reviews/leftToProvider.ts'
import { reviewGuard } from '../reviews/reviewReach.ts'
import { accessReviews, type StoredAccessReview } from '../store/accessReviews.ts'

/** So many people are looked at in one chunk; with each organization's first its review begins. */
const together = 10

/** Insureds review their own people when they like: they are few, and their own matter. */
const isReviewed = ({ accountType }: Membership): boolean => accountType !== 'CUSTOMER'

/** The reviews that begin with these people: of each organization that has none in this quarter. */
const begun = async (ids: readonly string[], cursor: string, now: Instant): Promise<Effect[]> => {
  const homes = new Map<string, Membership>()
  for (const user of await users.byIds(ids))
    for (const each of membershipsOf(user)) if (isReviewed(each)) homes.set(each.organizationId, each)
  const startedBy = regionOf(config.region).provider.name
  const effects: Effect[] = []
  for (const membership of homes.values()) {
    const organization = await findOrganization(membership)
    const review = organization && (await begunReview(organization, { startedBy, now }))
    if (review === undefined) continue
    const asked = await askedAtFirst(review, now)
    effects.push({
      cursor,
      writes: [accessReviews.create(review), ...asked.map(({ write }) => write)],
      events: asked.map(({ event }) => event),
    })
  }
  return effects
}

/** Goes through everybody, and begins a quarter's review of each organization they work for. */
export const beginReviews = defineJob({
  kind: 'beginReviews',
  input: z.strictObject({ quarter: z.string() }),
  key: ({ quarter }) => quarter,
  async chunk(_, { cursor: after, now }) {
    const { ids, cursor } = await users.walk({ scope: 'all', size: together, after })
    const effects = await begun(
      ids.map(({ id }) => id),
      after ?? '',
      now,
    )
    return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})

/** More are not written to of one organization. */
const mostTold = 10

/** Those who administer the reviewed organization, to be told. */
const administratorsOf = async ({ accountType, organizationId }: StoredAccessReview): Promise<readonly string[]> => {
  const [administrator] = rolesOf(accountType)
  const rows = await users.every({ scopes: [`organization:${organizationId}`] })
  return rows
    .filter(({ enabled, memberships, status }) =>
      enabled && status === 'ACTIVE'
        ? memberships.some((each) => each.organizationId === organizationId && each.role === administrator)
        : false,
    )
    .map(({ email }) => email)
}

/** Who is told that a review is late: of the provider, and of what is left to it to decide, its support. */
const toldOf = async (
  review: StoredAccessReview,
): Promise<readonly { readonly to: string; readonly area: string }[]> => {
  const isOwn = review.accountType === 'COWBELL'
  const isAsked = isOwn || (await leftToProvider(review)).length > 0
  const { email } = regionOf(config.region).support
  const administrators = isOwn ? [] : (await administratorsOf(review)).slice(0, mostTold)
  return [
    ...administrators.map((to) => ({ to, area: personas[review.accountType].basePath })),
    ...(isAsked ? [{ to: email, area: personas.COWBELL.basePath }] : []),
  ]
}

/** A review that has not ended in its time: those who should have ended it are told, once. */
const lapsed = async (review: StoredAccessReview, now: Instant): Promise<Effect> => {
  const { dueOn, id, organizationName, people, quarter } = review
  const left = people.filter(({ decision }) => decision === undefined).length
  const mails = (await toldOf(review)).map(({ to, area }) => {
    const link = `${config.publicUrl}/${area.replace(/^\//, '')}/access-reviews/${id}`
    return mailWrite({ template: 'accessReviewDue', to, data: { organizationName, quarter, dueOn, left, link }, now })
  })
  const status = reviewGuard.after(review.status, 'lapse')
  return {
    cursor: '',
    writes: [accessReviews.update(review, { ...review, status, lastUpdated: now }), ...mails.map((mail) => mail.write)],
    events: mails.map((mail) => mail.event),
  }
}

/** Goes through the open reviews as of a day, and tells of those whose time is over. */
export const lapseReviews = defineJob({
  kind: 'lapseReviews',
  input: z.strictObject({ today: CalendarDate }),
  key: ({ today }) => today,
  async chunk({ today }, { cursor: after, now }) {
    const { ids, cursor } = await accessReviews.walk({ scope: 'all', group: 'OPEN', size: together, after })
    const reviews = await accessReviews.byIds(ids.map(({ id }) => id))
    const effects = await Promise.all(reviews.filter(({ dueOn }) => dueOn < today).map((each) => lapsed(each, now)))
    return {
      effects: effects.map((effect) => ({ ...effect, cursor: after ?? '' })),
      done: ids.length,
      ...(cursor !== undefined && { cursor }),
    }
  },
})

/** On the first day of each quarter. */
export const beginReviewsOfQuarter: Job = ({ now }) =>
  beginJob(beginReviews, { quarter: quarterOf(dateAt(now, regionOf(config.region).timeZone)) }, now)

/** Every night. */
export const lapseReviewsToday: Job = ({ now }) =>
  beginJob(lapseReviews, { today: dateAt(now, regionOf(config.region).timeZone) }, now)
