import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { users } from '#functions/directory/store/users.ts'
import type { AccessReview, ReviewedPerson } from '#shared/contracts/auth/accessReviews.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { quarterOf, reviewDueOn } from '#shared/domain/identity/accessReview.ts'
import { AccessReviewId, UserId } from '#shared/domain/ids/ids.ts'
import { permissionsOf } from '#shared/permissions.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Organization } from '../organizations/organization.ts'
import { accessReviews, quarterKey } from '../store/accessReviews.ts'

/** Who may sign in for an organization, by name, as they are now: kept places and who is erased are nobody's access. */
const peopleOf = async (organizationId: string): Promise<ReviewedPerson[]> => {
  const rows = await users.every({ scopes: [`organization:${organizationId}`], sort: 'name' })
  const people = await users.byIds(rows.map(({ id }) => id))
  return people.flatMap((user): ReviewedPerson[] => {
    const here = [user, ...user.otherMemberships].find((each) => each.organizationId === organizationId)
    if (here === undefined || user.isPlace || user.status === 'ERASED') return []
    return [
      {
        userId: UserId.parse(user.id),
        name: `${user.firstName} ${user.lastName}`,
        email: user.email,
        role: here.role,
        guest: here !== user,
        enabled: user.enabled,
        ...(user.lastSignInAt !== undefined && { lastSignIn: user.lastSignInAt }),
        permissions: permissionsOf(here.role).length,
      },
    ]
  })
}

/** This quarter's review of an organization; undefined where there is one already, or nobody to be reviewed. */
export const begunReview = async (
  { id: organizationId, name: organizationName, accountType }: Pick<Organization, 'accountType' | 'id' | 'name'>,
  { startedBy, now }: { readonly startedBy: string; readonly now: Instant },
): Promise<AccessReview | undefined> => {
  const today = dateAt(now, regionOf(config.region).timeZone)
  const quarter = quarterOf(today)
  if ((await accessReviews.idByUnique('quarter', quarterKey({ organizationId, quarter }))) !== undefined)
    return undefined
  const people = await peopleOf(organizationId)
  if (people.length === 0) return undefined
  return {
    id: AccessReviewId.parse(`arv_${ulid()}`),
    accountType,
    organizationId,
    organizationName,
    quarter,
    status: 'OPEN',
    dueOn: reviewDueOn(today),
    startedBy,
    people,
    created: now,
    lastUpdated: now,
  }
}
