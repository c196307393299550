import { type Operation, permissionsOf } from '#shared/contract/operation.ts'
import { isFreshProof } from '#shared/domain/identity/stepUp.ts'
import { mayUse } from '#shared/permissions.ts'
import { type Actor, actorOf, type Claims } from '../auth/actor.ts'
import { epochSeconds } from '../clock/clock.ts'
import { currentTrace } from '../log/log.ts'
import { fail } from './problem.ts'
import type { HttpEvent } from './serve.ts'

const claimsOfEvent = (event: HttpEvent): Claims | undefined =>
  event.requestContext.authorizer?.jwt?.claims as Claims | undefined

/**
 * The caller, if the contract lets such a caller in at all: the session's kind first, then the role's permission. Whether
 * the record is theirs is the operation's own question. The signature was verified before the function was called.
 */
export const admit = (contract: Operation, event: HttpEvent): Actor | undefined => {
  if (contract.access === 'public') return undefined
  const claims = claimsOfEvent(event)
  // What is signed for anything else opens no operation.
  if (claims?.tokenType !== 'access' && claims?.tokenType !== 'workflow') return fail('session.required')
  const actor = actorOf(claims)
  const trace = currentTrace()
  if (trace !== undefined) {
    trace.actor = actor.userId
    if (actor.accountType !== actor.subscriberType) trace.worksFor = `${actor.accountType} ${actor.organizationId}`
  }
  if (actor.workflow !== undefined) {
    const flows = contract.workflows ?? []
    return contract.access === 'workflow' || flows.includes(actor.workflow.flow) ? actor : fail('permission.denied')
  }
  if (contract.access === 'workflow') return fail('permission.denied')
  const needed = permissionsOf(contract.access)
  if (needed.length > 0 && !needed.some((permission) => mayUse(actor.role, permission)))
    return fail('permission.denied')
  return actor
}

/** Fails with `auth.stepUpRequired` unless the actor has proved lately, at `now`, who it is. */
export const demandFreshProof = (actor: Actor | undefined, now: string): void => {
  if (!isFreshProof(actor?.stepUpAt, epochSeconds(now))) fail('auth.stepUpRequired')
}
