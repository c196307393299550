import { implement } from '#functions/_platform/http/implement.ts'
import { namedTemplates } from '#functions/directory/users/namedTemplates.ts'
import type { ListedUser } from '#functions/directory/users/userRow.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { organizationOf } from '../organizations/organization.ts'
import { peoplePage } from './peoplePage.ts'

/** Names of the organizations on one page; each is read once. */
const accountsOf = async (rows: readonly ListedUser[]) => {
  const homes = new Map(rows.flatMap(({ memberships: [home] }) => (home ? [[home.organizationId, home] as const] : [])))
  const named = await Promise.all([...homes.values()].map(organizationOf))
  return new Map(named.map((organization) => [organization.id, organization]))
}

/** For the provider's people alone. Sorted by index; found by any part of name, e-mail or phone. */
export const listAllUsers = implement(contract.listAllUsers)(async ({ query, actor, now, fail }) => {
  if (actor.accountType !== 'COWBELL') fail('permission.denied')
  const found = await peoplePage({ scope: 'all', group: query.accountType }, query, now)
  const [accounts, rows] = await Promise.all([accountsOf(found.content), namedTemplates(found.content)])
  return {
    ...found,
    content: rows.flatMap((row) => {
      const account = accounts.get(row.memberships[0]?.organizationId ?? '')
      return account === undefined ? [] : [{ ...row, account }]
    }),
  }
})
