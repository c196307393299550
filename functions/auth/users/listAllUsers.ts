import { implement } from '#functions/_platform/http/implement.ts'
import { wordsOf } from '#functions/_platform/storage/words.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { organizationOf } from '../organizations/organization.ts'
import { users } from '../store/users.ts'
import type { ListedUser } from './userRow.ts'

const sorts = ['name', 'email', 'role', 'lastLogin'] as const

/** A page by number goes at most this deep; who looks for somebody further down searches. */
const deepest = 3000

/** Names of the organizations on one page; each is read once. */
const accountsOf = async (rows: readonly ListedUser[]) => {
  const homes = new Map(rows.flatMap(({ memberships: [home] }) => (home ? [[home.organizationId, home] as const] : [])))
  const named = await Promise.all([...homes.values()].map(organizationOf))
  return new Map(named.map((organization) => [organization.id, organization]))
}

/** Sorted by index; found by any part of name, e-mail or phone. */
export const listAllUsers = implement(contract.listAllUsers)(async ({ query }) => {
  const { search = '', sort, page: number, size, accountType: group } = query
  const wanted = Math.min(deepest, (number + 1) * size)
  const scopes = ['all']
  const field = sorts.find((each) => each === sort?.replace(/^-/, ''))
  const found =
    wordsOf(search).length > 0
      ? await users.search({ scopes, group, text: search, size: wanted })
      : await users.list({ scopes, group, sort: field, descending: sort?.startsWith('-'), size: wanted })
  const rows = found.hits.slice(number * size)
  const accounts = await accountsOf(rows)
  return {
    content: rows.flatMap((row) => {
      const account = accounts.get(row.memberships[0]?.organizationId ?? '')
      return account === undefined ? [] : [{ ...row, account }]
    }),
    totalElements: found.totalHits,
    size,
    number,
  }
})
