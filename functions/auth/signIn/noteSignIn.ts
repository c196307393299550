import { Problem } from '#functions/_platform/http/problem.ts'
import { log } from '#functions/_platform/log/log.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type UserRecord, users } from '../store/users.ts'

/** Signing in twice within this time is noted once. */
const minute = 60_000

/** Notes when the user last signed in. It is a note: when somebody else changes the user at the same time, theirs stays. */
export const noteSignIn = async (user: Stored<UserRecord>, now: string): Promise<void> => {
  if (user.lastSignInAt !== undefined && Date.parse(now) - Date.parse(user.lastSignInAt) < minute) return
  try {
    await commit([users.update(user, { ...user, lastSignInAt: now })])
  } catch (error) {
    if (!(error instanceof Problem && error.code === 'conflict.stale')) throw error
    log.info('the sign-in was not noted: the user was changed at the same time', { userId: user.id })
  }
}
