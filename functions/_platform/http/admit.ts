import { mayLook, movesMoneyOrRights, type Operation, permissionsOf } from '#shared/contract/operation.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isFreshProof } from '#shared/domain/identity/stepUp.ts'
import { mayAs } from '#shared/permissions.ts'
import { type Actor, actorOf, type Claims, hasJumped, looksOnly } from '../auth/actor.ts'
import { epochSeconds } from '../clock/clock.ts'
import type { HttpEvent } from '../gateway/httpEvent.ts'
import { currentTrace } from '../log/log.ts'
import { fail } from '../problems/problem.ts'
import { isDenied } from '../storage/denials.ts'

const claimsOfEvent = (event: HttpEvent): Claims | undefined =>
  event.requestContext.authorizer?.jwt?.claims as Claims | undefined

/**
 * The caller, if the contract lets such a caller in at all: the session's kind first, then the role's permission, after a
 * jump that of both roles, of an API key its scopes. Whether
 * the record is theirs is the operation's own question. The signature was verified before the function was called.
 */
export const admit = (contract: Operation, event: HttpEvent): Actor | undefined => {
  if (contract.access === 'public') return undefined
  const claims = claimsOfEvent(event)
  // What is signed for anything else opens no operation.
  if (claims?.tokenType !== 'access' && claims?.tokenType !== 'workflow') return fail('session.required')
  return admitActor(contract, actorOf(claims))
}

/** The same of a caller who is known already; fails with why not. */
export const admitActor = (contract: Operation, actor: Actor): Actor => {
  const trace = currentTrace()
  if (trace !== undefined) {
    trace.actor = actor.userId
    if (actor.accountType !== 'COWBELL' && actor.workflow === undefined) trace.actsFor = actor.organizationId
    if (hasJumped(actor)) trace.worksFor = `${actor.accountType} ${actor.organizationId}`
  }
  if (actor.workflow !== undefined) {
    const flows = contract.workflows ?? []
    return (contract.access === 'workflow' && flows.length === 0) || flows.includes(actor.workflow.flow)
      ? actor
      : fail('permission.denied')
  }
  if (contract.access === 'workflow') return fail('permission.denied')
  // A jump whose token does not say who jumps is none.
  if (hasJumped(actor) && actor.ownRole === undefined) return fail('session.required')
  if (actor.mustSetUpFactor && contract.beforeFactor !== true) return fail('auth.factorRequired')
  const needed = permissionsOf(contract.access)
  // A key is no person: what anybody signed in may is about oneself, and some things are a person's own word.
  if (actor.keyScopes !== undefined && (needed.length === 0 || (contract.notJumped && !contract.byKeys)))
    return fail('permission.denied')
  if (needed.length > 0 && !needed.some((permission) => mayAs(actor, permission)))
    return fail('permission.denied', { data: { needed: needed[0] ?? '' } })
  if (contract.notJumped && hasJumped(actor)) return fail('auth.jumpRefused')
  if (looksOnly(actor) && !mayLook(contract)) return fail('auth.jumpLooks')
  return actor
}

/**
 * Fails with `session.required` where the caller's token has ended before its time: the user was disabled or is gone, has
 * another role, has ended the sessions. A new one tells what the caller may now, if anything.
 */
export const demandStanding = async (contract: Operation, actor: Actor | undefined): Promise<void> => {
  if (actor === undefined || actor.workflow !== undefined) return
  if (await isDenied(actor, { fresh: movesMoneyOrRights(contract) })) fail('session.required')
}

/** Fails with `auth.stepUpRequired` unless the actor has proved lately, at `now`, who it is. */
export const demandFreshProof = (actor: Actor | undefined, now: Instant): void => {
  if (!isFreshProof({ provedAt: actor?.stepUpAt, now: epochSeconds(now) })) fail('auth.stepUpRequired')
}
