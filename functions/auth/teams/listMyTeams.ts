import { implement } from '#functions/_platform/http/implement.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { teams } from '#functions/directory/store/teams.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { teamsInReach } from './teamPage.ts'

/** Teams of several agencies are called alike: each with its agency's name. */
const withAgencies = async <Row extends { readonly id: string }>(rows: readonly Row[]) => {
  const agencyOf = new Map((await teams.byIds(rows.map(({ id }) => id))).map(({ id, agencyId }) => [id, agencyId]))
  const found = await agencies.byIds([...new Set(agencyOf.values())])
  const nameOf = new Map<string | undefined, string>(found.map(({ id, name }) => [id, name]))
  return rows.map((row) => ({ ...row, agencyName: nameOf.get(agencyOf.get(row.id)) ?? '' }))
}

export const listMyTeams = implement(contract.listMyTeams)(async ({ query, actor }) => {
  const page = await teamsInReach(actor, query)
  return actor.accountType === 'COWBELL' ? { ...page, content: await withAgencies(page.content) } : page
})
