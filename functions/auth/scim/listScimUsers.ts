import type { Actor } from '#functions/_platform/auth/actor.ts'
import { userByEmail } from '#functions/directory/public.ts'
import { users } from '#functions/directory/store/users.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'
import { scimSchemas } from '#shared/contract/scimProtocol.ts'
import { listScimUsers as contract } from '#shared/contracts/auth/scim.ts'
import { attributesIn, keyIn, type ScimFilter, scimFilter } from '#shared/domain/identity/scim/scimFilter.ts'
import { fitsScim } from '#shared/domain/identity/scim/scimFits.ts'
import { implementScim } from './implementScim.ts'
import { isMember, memberRows } from './members.ts'
import { pageOfScim, shownScim } from './shownScim.ts'
import { toScimPerson, toScimUser } from './toScim.ts'

/** What rows of lists do not tell of a user. */
const beyondRows: readonly string[] = ['externalid', 'meta']

const ofRow = ({ role, ...row }: ListedUser) => toScimPerson({ ...row, role: role.id })

/** Those whom a filter fits: looked up where it names one, by the rows of all where these tell enough, else by all of them. */
const fitting = async (filter: ScimFilter, actor: Actor): Promise<readonly { readonly id: string }[]> => {
  const { id, userName } = keyIn(filter)
  if (id !== undefined || userName !== undefined) {
    const found = id !== undefined ? await users.byId(id) : await userByEmail(userName ?? '')
    return found !== undefined && isMember(actor, found) && fitsScim(filter, toScimUser(found)) ? [found] : []
  }
  const rows = await memberRows(actor)
  if (![...attributesIn(filter)].some((name) => beyondRows.includes(name)))
    return rows.filter((row) => fitsScim(filter, ofRow(row)))
  const people = await users.byIds(rows.map(({ id }) => id))
  return people.filter((user) => fitsScim(filter, toScimUser(user)))
}

export const listScimUsers = implementScim(contract)(async ({ query, actor, fail }) => {
  const filter = query.filter === undefined ? undefined : (scimFilter(query.filter) ?? fail('scim.filterUnknown'))
  const found = filter === undefined ? await memberRows(actor) : await fitting(filter, actor)
  const { items, ...page } = pageOfScim(found, query)
  const people = await users.byIds(items.map(({ id }) => id))
  return { schemas: [scimSchemas.list], ...page, Resources: people.map(toScimUser).map(shownScim(query)) }
})
