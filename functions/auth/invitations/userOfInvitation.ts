import { fail } from '#functions/_platform/problems/problem.ts'
import { type UserOfLink, userOfLink } from '#functions/directory/store/userOfLink.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { canUser } from '#shared/records/user/userLife.ts'

/**
 * The user whom a link invites, or `auth.linkExpired`: also for who has come in another way since, whose password the link
 * must not set.
 */
export const userOfInvitation = async (token: string, now: Instant): Promise<UserOfLink> => {
  const found = await userOfLink(token, 'USER_INVITE', now)
  return canUser(found.user.status, 'accept') ? found : fail('auth.linkExpired')
}
