import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/auth/jumps.ts'
import { accountTypeOfPath } from '#shared/domain/identity/personas.ts'
import { findOrganization } from '../organizations/organization.ts'
import { entryToken } from './entry.ts'

/** The session keeps whose it is (subscriber type); it acts as the account's administrator. */
export const createJumpToken = implement(contract.createJumpToken)(
  async ({ params, body, actor, client, now, fail }) => {
    const accountType = accountTypeOfPath(params.personaPath)
    const organizationId = params.accountId
    const isInReach = isTheirs(
      actor,
      accountType === 'AGENCY' ? { agencyId: organizationId } : { accountId: organizationId },
    )
    const target =
      isInReach && accountType !== undefined ? await findOrganization({ accountType, organizationId }) : undefined
    if (target === undefined || accountType === undefined || accountType === 'COWBELL')
      return fail(accountType === 'AGENCY' ? 'agency.notFound' : 'account.notFound')
    const { userId, sessionId = fail('session.required') } = actor
    return entryToken(
      { kind: 'JUMP', userId, accountType, organizationId, reason: body.reason, lookOnly: body.lookOnly },
      { sessionId, client, now },
    )
  },
)
