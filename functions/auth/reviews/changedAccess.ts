import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { withMemberships } from '#functions/directory/users/withMemberships.ts'
import type { AccessReview } from '#shared/contracts/auth/accessReviews.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { needsSecond } from '#shared/domain/identity/fourEyes.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import type { Role } from '#shared/permissions.ts'
import { handOver } from '../users/handOver.ts'
import { keepsAdministrators, keepsAnother } from '../users/lastAdministrator.ts'
import { mayGiveRole } from '../users/reach.ts'
import { mayAdjust, releasedBy } from '../users/releasedBy.ts'
import { teamsOfRole } from '../users/teamsOfRole.ts'

interface Wanted {
  readonly review: Pick<AccessReview, 'accountType' | 'organizationId'>
  /** The role from now on; none where access is taken away. */
  readonly role: Role | undefined
  readonly actor: Actor
  readonly now: Instant
}

/** What changes with somebody's access, to be committed together. */
interface ChangedAccess {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/** At home somebody is let in no more and every session ends; elsewhere they are a member no more, with clients handed over first. */
const takenAway = async (user: Stored<UserRecord>, { review, actor, now }: Wanted): Promise<ChangedAccess> => {
  const { organizationId } = review
  if (user.organizationId === organizationId) {
    const released = mayAdjust(user) ? await releasedBy(user, actor, now) : { writes: [], events: [] }
    return {
      writes: [
        users.update(user, { ...user, enabled: false, sessionsValidFrom: now, linksValidFrom: now }),
        ...(await keepsAnother(user, actor)),
        ...released.writes,
      ],
      events: released.events,
    }
  }
  const left = user.otherMemberships.filter((each) => each.organizationId === organizationId)
  const { writes, events } = await handOver(user, { from: left, heirId: undefined }, actor, now)
  const after = { ...user, otherMemberships: user.otherMemberships.filter((each) => !left.includes(each)) }
  return { writes: [users.update(user, after), ...(await keepsAdministrators(user, after)), ...writes], events }
}

/**
 * What a decision makes of somebody's access in an organization, as the operations on users do it: only by who may give both
 * roles. A role that two people give is not given by a review.
 */
export const changedAccess = async (user: Stored<UserRecord>, wanted: Wanted): Promise<ChangedAccess> => {
  const { review, role, actor, now } = wanted
  const { accountType, organizationId } = review
  const here = [user, ...user.otherMemberships].find((each) => each.organizationId === organizationId)
  if (here === undefined || user.status === 'ERASED') return { writes: [], events: [] }
  if (!mayGiveRole(actor, here.role)) return fail('permission.denied')
  if (role === undefined) return takenAway(user, wanted)
  if (needsSecond(role)) return fail('roleGrant.byUser')
  if (!mayGiveRole(actor, role)) return fail('permission.denied')
  const { teamIds, writes } = await teamsOfRole({ role, accountType, organizationId, teamIds: here.teamIds, now })
  const after = withMemberships(user, [{ accountType, organizationId, role, teamIds }])
  return { writes: [users.update(user, after), ...writes, ...(await keepsAdministrators(user, after))], events: [] }
}
