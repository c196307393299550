import type { UserRecord } from '#functions/directory/public.ts'
import { castIds } from '#tests/cast/actors.ts'

const at = '2026-01-05T09:00:00.000Z'

/** An agent of the first agency who can sign in, but for what is said otherwise. */
export const aUser = (more: Partial<UserRecord>): UserRecord => ({
  id: castIds.user(80),
  email: 'agent@agency1.example',
  firstName: 'Ada',
  lastName: 'Marsh',
  phone: '',
  accountType: 'AGENCY',
  organizationId: castIds.agency(1),
  role: 'Agent',
  teamIds: [],
  primaryContact: false,
  billingContact: false,
  otherMemberships: [],
  accountIds: [],
  status: 'ACTIVE',
  enabled: true,
  mfaType: 'NONE',
  preferences: { newAgentExperience: true },
  createdAt: at,
  sessionsValidFrom: at,
  linksValidFrom: at,
  ...more,
})
