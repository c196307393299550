import { ulid } from 'ulid'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { Membership, UserRecord } from '../store/users.ts'

type NewUser = Pick<UserRecord, 'email' | 'firstName' | 'lastName' | 'status'> &
  Membership &
  Partial<Omit<UserRecord, 'createdAt' | 'id' | 'linksValidFrom' | 'sessionsValidFrom'>> & {
    /** Now, as an ISO instant. */
    readonly now: Instant
  }

/** A user with what was not said filled in: no phone, no second factor, no contact of anything. */
export const newUser = ({ now, ...known }: NewUser): UserRecord => ({
  phone: '',
  primaryContact: false,
  billingContact: false,
  otherMemberships: [],
  accountIds: [],
  enabled: true,
  mfaType: 'NONE',
  preferences: { newAgentExperience: false },
  ...known,
  id: `usr_${ulid()}`,
  createdAt: now,
  sessionsValidFrom: now,
  linksValidFrom: now,
})
