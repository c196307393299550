import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import * as contract from '#shared/contracts/auth/jumps.ts'
import { accountTypeOfPath } from '#shared/domain/identity/personas.ts'
import { findOrganization } from '../organizations/organization.ts'
import { newLink } from '../store/links.ts'

/** The session keeps whose it is (subscriber type); it acts as the account's administrator. */
export const createJumpToken = implement(contract.createJumpToken)(async ({ params, actor, now, fail }) => {
  const accountType = accountTypeOfPath(params.personaPath)
  if (accountType === undefined) return fail('auth.personaUnknown')
  const organizationId = params.accountId
  const isInReach = isTheirs(
    actor,
    accountType === 'AGENCY' ? { agencyId: organizationId } : { accountId: organizationId },
  )
  const target = isInReach ? await findOrganization({ accountType, organizationId }) : undefined
  if (target === undefined || accountType === 'COWBELL')
    return fail(accountType === 'AGENCY' ? 'agency.notFound' : 'account.notFound')
  const link = newLink({ kind: 'JUMP', userId: actor.userId, accountType, organizationId }, now)
  await commit([link.write])
  return { token: link.token }
})
