import { ulid } from 'ulid'
import { config } from '#functions/_platform/config/config.ts'
import { roleTemplates } from '#functions/directory/store/roleTemplates.ts'
import { membershipsOf, type UserRecord, users } from '#functions/directory/store/users.ts'
import { actingIn } from '#functions/directory/users/actingIn.ts'
import type { AccessReview, ReviewedPerson } from '#shared/contracts/auth/accessReviews.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { quarterOf, reviewDueOn } from '#shared/domain/identity/accessReview.ts'
import { AccessReviewId, UserId } from '#shared/domain/ids/ids.ts'
import { mayAs, permissionsOf } from '#shared/permissions.ts'
import { regionOf } from '#shared/regions/regions.ts'
import type { Organization } from '../organizations/organization.ts'
import { accessReviews, quarterKey } from '../store/accessReviews.ts'

/** Somebody as they are where they work; undefined for a kept place and for who is erased, which are nobody’s access. */
const reviewedIn = async (user: UserRecord, organizationId: string): Promise<ReviewedPerson | undefined> => {
  const here = membershipsOf(user).find((each) => each.organizationId === organizationId)
  if (here === undefined || user.isPlace || user.status === 'ERASED') return undefined
  const { role, roleTemplateId } = here
  const [acting, template] = await Promise.all([
    actingIn(here),
    roleTemplateId === undefined ? undefined : roleTemplates.byId(roleTemplateId),
  ])
  return {
    userId: UserId.parse(user.id),
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    role,
    ...(template !== undefined && { template: template.name }),
    guest: here !== user,
    enabled: user.enabled,
    ...(user.lastSignInAt !== undefined && { lastSignIn: user.lastSignInAt }),
    permissions: permissionsOf(role).filter((permission) => mayAs(acting, permission)).length,
  }
}

/** Who may sign in for an organization, by name, as they are now. */
const peopleOf = async (organizationId: string): Promise<ReviewedPerson[]> => {
  const rows = await users.every({ scopes: [`organization:${organizationId}`], sort: 'name' })
  const people = await users.byIds(rows.map(({ id }) => id))
  const reviewed = await Promise.all(people.map((user) => reviewedIn(user, organizationId)))
  return reviewed.filter((each) => each !== undefined)
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
