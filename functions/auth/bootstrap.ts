import { z } from 'zod'
import { config } from '#functions/_platform/config/config.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { users } from '#functions/directory/store/users.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import { EmailAddress, FirstName, LastName } from '#shared/contracts/auth/fields.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { inviteUser } from './invitations/inviteUser.ts'

const FirstAdministrator = z.strictObject({ email: EmailAddress, firstName: FirstName, lastName: LastName })

/**
 * Invites the first Super Admin of a region: every other user is created by somebody who may. A deployment calls it as a
 * task of the auth worker, `{ "task": "createFirstAdministrator", "input": { email, firstName, lastName } }`; the demo book
 * does the same. Once there is an administrator it changes nothing.
 */
export const createFirstAdministrator = async (
  input: z.input<typeof FirstAdministrator>,
  { now }: { readonly now: Instant },
): Promise<{ readonly created: boolean }> => {
  const { email, firstName, lastName } = FirstAdministrator.parse(input)
  if ((await users.every({ scopes: ['role:Super Admin'] })).length > 0) return { created: false }
  const user = newUser({
    email,
    firstName,
    lastName,
    accountType: 'COWBELL',
    organizationId: providerId,
    role: 'Super Admin',
    teamIds: [],
    status: 'INVITED',
    now,
  })
  const { name } = regionOf(config.region).provider
  const { writes, events } = inviteUser({ user, invitedBy: name, organizationName: name, now })
  await commit([users.create(user), ...writes], { events, once: 'auth|firstAdministrator' })
  return { created: true }
}
