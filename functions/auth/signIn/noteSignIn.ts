import { log } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** Signing in twice within this time is noted once. */
const minute = 60_000

/**
 * Notes when the user last signed in. It is a note: a change that somebody else makes at the same time stays, and a store that
 * does not take it keeps nobody out.
 */
export const noteSignIn = async (user: Stored<UserRecord>, now: Instant): Promise<void> => {
  if (user.lastSignInAt !== undefined && Date.parse(now) - Date.parse(user.lastSignInAt) < minute) return
  try {
    await commit([users.update(user, { ...user, lastSignInAt: now })])
  } catch (error) {
    log.warn('the sign-in was not noted', { userId: user.id, error })
  }
}
