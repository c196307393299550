import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { inviteToSignUp, userByEmail } from '#functions/directory/public.ts'
import type { AgencyRecord } from '#functions/directory/store/agencies.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { DomainEvent } from '#shared/events/events.ts'

interface Invitation {
  readonly writes: readonly Write[]
  readonly events: readonly DomainEvent[]
}

/**
 * Invites the contact of a new agency to sign up as its first administrator; somebody who is a user already is left as
 * they are. To be committed with the agency, which is all that the invitation opens.
 */
export const inviteContact = async (agency: AgencyRecord, actor: Actor, now: Instant): Promise<Invitation> => {
  if ((await userByEmail(agency.contactEmail)) !== undefined) return { writes: [], events: [] }
  const { writes, event } = inviteToSignUp({
    guest: {
      email: agency.contactEmail,
      firstName: agency.contactFirstName,
      lastName: agency.contactLastName,
      membership: { accountType: 'AGENCY', organizationId: agency.id, role: 'Agency Admin', teamIds: [] },
    },
    invitedBy: actor.name,
    organizationName: agency.name,
    now,
  })
  return { writes, events: [event] }
}
