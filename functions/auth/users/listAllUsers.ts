import { implement } from '#functions/_platform/http/implement.ts'
import { namedTemplates } from '#functions/directory/users/namedTemplates.ts'
import * as contract from '#shared/contracts/auth/directory.ts'
import { namedAccounts } from '../organizations/namedAccounts.ts'
import { peoplePage } from './peoplePage.ts'

/** For the provider's people alone. Sorted by index; found by any part of name, e-mail or phone. */
export const listAllUsers = implement(contract.listAllUsers)(async ({ query, now }) => {
  const found = await peoplePage({ scope: 'all', group: query.accountType }, query, now)
  const homes = found.content.flatMap(({ memberships: [home] }) => home ?? [])
  const [accounts, rows] = await Promise.all([namedAccounts(homes), namedTemplates(found.content)])
  return {
    ...found,
    content: rows.flatMap((row) => {
      const account = accounts.get(row.memberships[0]?.organizationId ?? '')
      return account === undefined ? [] : [{ ...row, account }]
    }),
  }
})
