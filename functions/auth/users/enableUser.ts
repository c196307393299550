import { enableIdentity, signOutEverywhere } from '#functions/_platform/auth/cognito.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/users.ts'
import { userByEmail } from '../store/userByEmail.ts'
import { users } from '../store/users.ts'
import { isInCharge, mayGiveRole } from './reach.ts'

/** A disabled user gets no new tokens; after a security concern the old sessions stay over when the user is let in again. */
export const enableUser = implement(contract.enableUser)(async ({ params, query, actor, now, fail }) => {
  const user = await userByEmail(params.email)
  if (user === undefined || !isInCharge(actor, user)) return fail('user.notFound')
  if (user.id === actor.userId) fail('user.self')
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
  await enableIdentity(user.email, enable)
  if (endSessions) await signOutEverywhere(user.email)
})
