import { fail } from '#functions/_platform/problems/problem.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { links, openLink, type UserLinkKind } from './links.ts'
import { type UserRecord, users } from './users.ts'

export interface UserOfLink {
  readonly user: Stored<UserRecord>
  /** The write after which the link works no more. */
  readonly spent: Write
}

/**
 * The user of a link that still works, or the problem `auth.linkExpired`: also for a user who is disabled, and for a link
 * older than a newer one or than the password.
 */
export const userOfLink = async (token: string, kind: UserLinkKind, now: Instant): Promise<UserOfLink> => {
  const link = await openLink(token, [kind], now)
  if (link === undefined) return fail('auth.linkExpired')
  const user = await users.byId(link.purpose.userId)
  if (user === undefined || !user.enabled || link.issuedAt < user.linksValidFrom) return fail('auth.linkExpired')
  return { user, spent: links.remove(link) }
}
