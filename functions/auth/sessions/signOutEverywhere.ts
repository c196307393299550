import { signOutEverywhere as signOutOfPool } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/sessions.ts'
import { dropCookie } from '../session/refreshCookie.ts'

/** Sessions that began before now stand no more; the user pool's own tokens end with them. */
export const signOutEverywhere = implement(contract.signOutEverywhere)(async ({ actor, client, now }) => {
  const { sessionId } = actor
  const email = await retryStale(async () => {
    const user = await users.require(actor.userId)
    await commit([users.update(user, { ...user, sessionsValidFrom: now })])
    return user.email
  })
  await signOutOfPool(email)
  if (sessionId !== undefined) dropCookie(client, sessionId)
})
