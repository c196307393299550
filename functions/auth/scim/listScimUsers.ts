import { users } from '#functions/directory/store/users.ts'
import { scimSchemas } from '#shared/contract/scimProtocol.ts'
import { listScimUsers as contract } from '#shared/contracts/auth/scim.ts'
import { type ScimCondition, scimFilter } from '#shared/domain/identity/scim/scimFilter.ts'
import { implementScim } from './implementScim.ts'
import { memberRows } from './members.ts'
import { pageOfScim, shownScim } from './shownScim.ts'
import { toScimUser } from './toScim.ts'

/** What users are found by, as SCIM compares it: e-mails without regard to case. */
type Found = Pick<Parameters<typeof toScimUser>[0], 'email' | 'enabled' | 'externalId' | 'id'>

const known: readonly string[] = ['active', 'emails', 'externalid', 'id', 'username']

const holds = (user: Found, { attribute, value }: ScimCondition): boolean => {
  if (attribute === 'active') return user.enabled === value
  if (attribute === 'externalid') return user.externalId === value
  if (attribute === 'id') return user.id === value
  return user.email === String(value).toLowerCase()
}

export const listScimUsers = implementScim(contract)(async ({ query, actor, fail }) => {
  const all = await memberRows(actor)
  const conditions = query.filter === undefined ? [] : (scimFilter(query.filter) ?? fail('scim.filterUnknown'))
  if (conditions.some(({ attribute }) => !known.includes(attribute))) fail('scim.filterUnknown')
  const byRow = conditions.filter(({ attribute }) => attribute !== 'externalid')
  const rows = all.filter(({ id, email, enabled }) => byRow.every((each) => holds({ id, email, enabled }, each)))
  // Of rows all is known but what the identity provider calls them.
  const whole = byRow.length < conditions.length
  const read = async (some: typeof rows) => users.byIds(some.map(({ id }) => id))
  const found = whole ? (await read(rows)).filter((user) => conditions.every((each) => holds(user, each))) : rows
  const { items, ...page } = pageOfScim<{ readonly id: string }>(found, query)
  const people = await users.byIds(items.map(({ id }) => id))
  return { schemas: [scimSchemas.list], ...page, Resources: people.map(toScimUser).map(shownScim(query)) }
})
