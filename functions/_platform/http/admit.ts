import { isOf, mayLook, movesMoneyOrRights, type Operation, permissionsOf } from '#shared/contract/operation.ts'
import type { ProblemCode } from '#shared/contract/problems.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { ofPeopleAlone } from '#shared/domain/identity/apiKeys.ts'
import { isFreshProof } from '#shared/domain/identity/stepUp.ts'
import { mayAs, type Permission } from '#shared/permissions.ts'
import { type Actor, actorOf, type Claims, hasJumped, looksOnly } from '../auth/actor.ts'
import { epochSeconds } from '../clock/clock.ts'
import type { HttpEvent } from '../gateway/httpEvent.ts'
import { currentTrace } from '../log/log.ts'
import { fail, type ProblemDetails } from '../problems/problem.ts'
import { isDenied } from '../storage/denials.ts'

interface Refusal {
  readonly code: ProblemCode
  readonly details?: ProblemDetails
}

const claimsOfEvent = (event: HttpEvent): Claims | undefined =>
  event.requestContext.authorizer?.jwt?.claims as Claims | undefined

/** What people alone do: anybody with a session, or only with their own word. */
const ofPeople: Refusal = {
  code: 'permission.denied',
  details: { detail: 'No API key does this: it is for people who have signed in.' },
}

/** What another kind of organization has no record of, or no say in. */
const ofOthers: Refusal = {
  code: 'permission.denied',
  details: { detail: 'This is not for organizations of your kind: none of their records is of it.' },
}

/** Whoever lacks a permission; where the person may for whom a key acts, the key is told that it is its scopes that do not. */
const lacking = (actor: Actor, needed: Permission): Refusal => {
  const data = { needed }
  const { keyScopes, ...person } = actor
  return keyScopes !== undefined && mayAs(person, needed)
    ? {
        code: 'permission.denied',
        details: {
          data,
          detail: `The scopes that this was called with do not hold ${needed}. Give it to the API key.`,
        },
      }
    : { code: 'permission.denied', details: { data } }
}

/** No key has what is people's alone as a scope: where keys are let in all the same, it is its person who has to have it. */
const mayCall = ({ byKeys }: Operation, actor: Actor, needed: Permission): boolean => {
  const { keyScopes: _, ...person } = actor
  return mayAs(byKeys && ofPeopleAlone.includes(needed) ? person : actor, needed)
}

/** Why a contract does not let such a caller in at all, if so. */
export const refusalOf = (contract: Operation, actor: Actor): Refusal | undefined => {
  const denied = { code: 'permission.denied' } as const
  if (actor.workflow !== undefined) {
    const flows = contract.workflows ?? []
    const opens = (contract.access === 'workflow' && flows.length === 0) || flows.includes(actor.workflow.flow)
    return opens ? undefined : denied
  }
  if (contract.access === 'workflow') return denied
  // A jump whose token does not say who jumps is none.
  if (hasJumped(actor) && actor.ownRole === undefined) return { code: 'session.required' }
  if (actor.mustSetUpFactor && contract.beforeFactor !== true) return { code: 'auth.factorRequired' }
  const needed = permissionsOf(contract.access)
  // A key is no person: what anybody signed in may is about oneself, and some things are a person's own word.
  const isForPeople = needed.length === 0 || contract.notJumped === true
  if (actor.keyScopes !== undefined && isForPeople && !contract.byKeys) return ofPeople
  const [first] = needed
  if (first !== undefined && !needed.some((permission) => mayCall(contract, actor, permission)))
    return lacking(actor, first)
  if (!isOf(contract, actor.accountType)) return ofOthers
  if (contract.notJumped && hasJumped(actor)) return { code: 'auth.jumpRefused' }
  if (looksOnly(actor) && !mayLook(contract)) return { code: 'auth.jumpLooks' }
  return undefined
}

/** Who calls, as the log and the audit name them. */
const nameCaller = (actor: Actor): void => {
  const trace = currentTrace()
  if (trace === undefined) return
  trace.actor = actor.userId
  if (actor.accountType !== 'COWBELL' && actor.workflow === undefined) trace.actsFor = actor.organizationId
  if (actor.keyScopes !== undefined && actor.sessionId !== undefined) trace.through = actor.sessionId
  if (hasJumped(actor)) trace.worksFor = `${actor.accountType} ${actor.organizationId}`
}

/** The caller; nobody where an operation is public. The signature was verified before the function was called. */
export const callerOf = (contract: Operation, event: HttpEvent): Actor | undefined => {
  if (contract.access === 'public') return undefined
  const claims = claimsOfEvent(event)
  // What is signed for anything else opens no operation.
  if (claims?.tokenType !== 'access' && claims?.tokenType !== 'workflow') return fail('session.required')
  const actor = actorOf(claims)
  nameCaller(actor)
  return actor
}

/**
 * The caller, if the contract lets such a caller in at all: the session's kind first, then the role's permission, after a
 * jump that of both roles, of an API key its scopes. Whether
 * the record is theirs is the operation's own question.
 */
export const admit = (contract: Operation, event: HttpEvent): Actor | undefined => {
  const actor = callerOf(contract, event)
  return actor && admitActor(contract, actor)
}

/** The same of a caller who is known already; fails with why not. */
export const admitActor = (contract: Operation, actor: Actor): Actor => {
  nameCaller(actor)
  const refusal = refusalOf(contract, actor)
  if (refusal !== undefined) fail(refusal.code, refusal.details)
  return actor
}

/**
 * Fails with `session.required` where the caller's token has ended before its time: the user was disabled or is gone, has
 * another role, has ended the sessions. A new one tells what the caller may now, if anything. A key that was ended opens
 * nothing from then on: it may be known to somebody, who is faster than what is known to have ended.
 */
export const demandStanding = async (contract: Operation, actor: Actor | undefined): Promise<void> => {
  if (actor === undefined || actor.workflow !== undefined) return
  const isKey = actor.keyScopes !== undefined
  if (await isDenied(actor, { fresh: isKey || movesMoneyOrRights(contract) })) fail('session.required')
}

/** What a key is told of what asks for a proof of identity: it is no person, and has nothing to prove it by. */
const ofProvenPeople: ProblemDetails = {
  detail:
    'This asks for a fresh proof of identity, which no API key has: somebody who has signed in does it, or approves it for an assistant’s key.',
}

/** Fails with `auth.stepUpRequired` unless the actor has proved lately, at `now`, who it is. */
export const demandFreshProof = (actor: Actor | undefined, now: Instant): void => {
  if (!isFreshProof({ provedAt: actor?.stepUpAt, now: epochSeconds(now) }))
    fail('auth.stepUpRequired', actor?.keyScopes === undefined ? {} : ofProvenPeople)
}
