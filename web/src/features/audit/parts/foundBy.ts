import { listAllUsers } from '#shared/contracts/auth/directory.ts'
import { listUsers } from '#shared/contracts/auth/users.ts'
import type { AccountType } from '#shared/domain/identity/accountTypes.ts'
import { call } from '#web/api/call.ts'
import type { Option } from '#web/forms/SelectField.tsx'
import { organizationsNamed } from '#web/records/organizationsNamed.ts'

/** Of each kind of what a name may mean; a longer list is read by nobody. */
const most = 5

const peopleOfAll = async (search: string, signal: AbortSignal): Promise<readonly Option<string>[]> => {
  const { content } = await call(listAllUsers, { query: { search, size: most } }, { signal })
  return content.map(({ id, firstName, lastName, account }) => ({
    value: id,
    label: `${firstName} ${lastName}`,
    hint: account.name,
  }))
}

const ownPeople = async (search: string, signal: AbortSignal): Promise<readonly Option<string>[]> => {
  const { content } = await call(listUsers, { query: { search, size: most } }, { signal })
  return content.map(({ id, firstName, lastName, role }) => ({
    value: id,
    label: `${firstName} ${lastName}`,
    hint: role.label,
  }))
}

/**
 * Whom a name may mean: people, and for the provider's staff organizations. What fails finds nothing; an id is taken as it
 * is in any case.
 */
export const foundBy =
  (accountType: AccountType) =>
  async (text: string, signal: AbortSignal): Promise<readonly Option<string>[]> => {
    const search = text.trim()
    const isStaff = accountType === 'COWBELL'
    const searches = isStaff
      ? [
          peopleOfAll(search, signal),
          organizationsNamed('AGENCY', search, signal),
          organizationsNamed('CUSTOMER', search, signal),
        ]
      : [ownPeople(search, signal)]
    const found = await Promise.all(searches.map((each) => each.catch((): readonly Option<string>[] => [])))
    return found.flatMap((options) => options.slice(0, most))
  }
