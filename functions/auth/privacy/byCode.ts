import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { PrivacyRequestRecord } from '#shared/contracts/auth/privacyRequest.ts'
import { privacyRequests, type StoredPrivacyRequest } from '../store/privacyRequests.ts'

/**
 * Whether a code at an address opens a request: one that was made by such a code, or of somebody who is no user. What a user
 * asked in their profile is behind their sign-in.
 */
export const isOpenedByCode = (
  { subject, via }: Pick<PrivacyRequestRecord, 'subject' | 'via'>,
  { email }: Pick<Actor, 'email'>,
): boolean => subject.email === email && (via === 'CODE' || subject.userId === undefined)

/** The request of the address that the code opened, or `privacy.notFound`. */
export const requireByCode = (id: string, actor: Actor): Promise<StoredPrivacyRequest> =>
  privacyRequests.require(id, (request) => isOpenedByCode(request, actor))
