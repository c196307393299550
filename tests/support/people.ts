import { ulid } from 'ulid'
import { commit } from '#functions/_platform/storage/commit.ts'
import { choosePassword } from '#functions/auth/passwords/choosePassword.ts'
import { newAgency } from '#functions/directory/agencies/newAgency.ts'
import { providerId } from '#functions/directory/organizations/providerId.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { type UserRecord, users } from '#functions/directory/store/users.ts'
import { newUser } from '#functions/directory/users/newUser.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'

/** What everybody in the tests signs in with. */
export const testPassword = 'quiet lantern over mossy stone'

/** An agency of the table, with a name of its own. */
export const anAgency = async (more: { readonly name?: string; readonly enforceMfa?: boolean } = {}) => {
  const id = `agy_${ulid()}`
  await commit([
    agencies.create(
      newAgency({
        id,
        name: 'Harbour & Pine Insurance',
        contactEmail: 'office@harbourpine.example',
        contactFirstName: 'Holly',
        contactLastName: 'Pine',
        contactPhone: '15125550100',
        ...more,
        now: new Date().toISOString(),
      }),
    ),
  ])
  return id
}

/** Someone who can sign in; a Super Admin unless the role says otherwise. */
export const aPerson = async (email: string, more: Partial<UserRecord> = {}): Promise<UserRecord> => {
  const now = new Date().toISOString()
  const role = more.role ?? 'Super Admin'
  const person = newUser({
    email,
    firstName: 'Ada',
    lastName: 'Archer',
    accountType: accountTypeOf(role),
    organizationId: providerId,
    role,
    teamIds: [],
    status: 'ACTIVE',
    ...more,
    now,
  })
  const { user, write } = await choosePassword(person, testPassword, now)
  await commit([users.create(user), write])
  return user
}
