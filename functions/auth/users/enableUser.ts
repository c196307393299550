import { enableIdentity, signOutEverywhere } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { users } from '#functions/directory/store/users.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { mustAllow } from './guards.ts'
import { isInCharge, mayGiveRole } from './reach.ts'
import { userInReach } from './userInReach.ts'

/** A disabled user gets no new tokens; after a security concern the old sessions stay over when the user is let in again. */
export const enableUser = implement(contract.enableUser)(async ({ params, query, actor, now, fail }) => {
  const user = await userInReach(params.email, (each) => isInCharge(actor, each))
  if (user === undefined) return fail('user.notFound')
  mustAllow(user, 'enable', actor)
  if (!mayGiveRole(actor, user.role)) fail('permission.denied')
  const { enable, isSecurityConcern = false } = query
  const endSessions = !enable && isSecurityConcern
  await commit([
    users.update(user, {
      ...user,
      enabled: enable,
      ...(endSessions && { sessionsValidFrom: now, linksValidFrom: now }),
    }),
  ])
  // Who has the e-mail of a kept place is somebody else's user, or nobody.
  if (user.isPlace) return
  await enableIdentity(user.email, enable)
  if (endSessions) await signOutEverywhere(user.email)
})
