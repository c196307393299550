import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** Invitations that an organization may send to one e-mail within an hour, to whatever they invite. */
const mostInvitations = 5

/** Counts an invitation of the actor's organization to an e-mail; ends with `auth.throttled` after so many. */
export const fewInvitations = ({ organizationId }: Actor, email: string, now: Instant): Promise<void> =>
  fewLetters(`invitation ${organizationId} ${email.trim().toLowerCase()}`, mostInvitations, now)
