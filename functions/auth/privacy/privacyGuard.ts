import type { Actor } from '#functions/_platform/auth/actor.ts'
import { guardOf } from '#functions/_platform/auth/guardOf.ts'
import { seesAll } from '#functions/_platform/auth/relation.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import * as byCode from '#shared/contracts/auth/ownData.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import * as contracts from '#shared/contracts/auth/privacyRequests.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import {
  needsOfPrivacyRequest,
  type PrivacyRequestAction,
  privacyRequestLife,
} from '#shared/records/privacyRequest/privacyRequestLife.ts'
import type { PrivacyRequestStatus } from '#shared/records/privacyRequest/privacyRequestStatus.ts'
import { privacyRequests, type StoredPrivacyRequest } from '../store/privacyRequests.ts'

const guard = guardOf(privacyRequestLife, {
  refusal: 'privacy.notAllowed',
  contracts: [...Object.values(contracts), ...Object.values(byCode)],
})

/** The request, or `privacy.notFound`. */
export const requireRequest = (id: string, actor: Actor): Promise<StoredPrivacyRequest> =>
  privacyRequests.require(id, () => seesAll(actor))

/** The request for whoever decides on it; fails with `privacy.ownRequest` for the person it is about. */
export const requireToDecide = async (
  id: string,
  action: PrivacyRequestAction,
  actor: Actor,
): Promise<StoredPrivacyRequest> => {
  const request = await requireRequest(id, actor)
  guard.mustAllow(request.status, action, { actor, isMet: needsOfPrivacyRequest(request) })
  if (isAbout(request, actor)) fail('privacy.ownRequest')
  return request
}

/** Whether somebody is the person that a request is about. */
export const isAbout = ({ subject }: Pick<PrivacyRequestRecord, 'subject'>, actor: Actor): boolean =>
  subject.userId === actor.userId || subject.email === actor.email

interface Doing {
  readonly actor?: Actor | undefined
  readonly now: Instant
  readonly outcome?: PrivacyRequestStatus
}

/** The request after a step of its life; refused with `privacy.notAllowed` when the life does not have it. */
export const afterAction = (
  request: PrivacyRequestRecord,
  action: PrivacyRequestAction,
  { actor, now, outcome }: Doing,
  changes: Partial<Omit<PrivacyRequestRecord, 'id' | 'status'>>,
): PrivacyRequestRecord => ({
  ...request,
  ...changes,
  status: guard.after(request.status, action, { actor }, outcome),
  lastUpdated: now,
})

/** Whether somebody else has to decide on what was proposed. */
export const isOwnProposal = ({ proposal }: Pick<PrivacyRequestRecord, 'proposal'>, actor: Actor): boolean =>
  proposal?.by === actor.userId

/** What somebody may do with a request now: nothing with one that is about themselves, and approve nothing that they proposed. */
export const allowedOn = (request: PrivacyRequestRecord, actor: Actor): PrivacyRequestAction[] =>
  isAbout(request, actor)
    ? []
    : guard
        .allowed(request.status, { actor, isMet: needsOfPrivacyRequest(request) })
        .filter((action) => action !== 'approve' || !isOwnProposal(request, actor))

/** Somebody's word, as a request keeps it. */
export const wordOf = (actor: Actor, at: Instant) => ({ by: actor.userId, name: actor.name, at })
