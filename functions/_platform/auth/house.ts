import type { Actor } from './actor.ts'

/** The platform itself, where it does by a schedule what a person has agreed to: it may what an administrator may. */
export const house: Actor = {
  userId: 'system',
  name: 'Operations',
  email: '',
  accountType: 'COWBELL',
  subscriberType: 'COWBELL',
  role: 'Super Admin',
  realm: 'ACCOUNT',
  organizationId: '',
  teamIds: [],
  scopes: ['role:admin'],
}
