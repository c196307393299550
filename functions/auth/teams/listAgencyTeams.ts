import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agencyById } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { allOf } from '../store/listed.ts'
import { teams } from '../store/teams.ts'
import { numberedPage } from '../users/numberedPage.ts'

/** An agency's own people see every team of their agency, team-bound ones too: they hand accounts over to them. */
export const listAgencyTeams = implement(contract.listAgencyTeams)(async ({ params, query, actor, fail }) => {
  const { agencyId } = params
  const isInReach = isTheirs({ ...actor, realm: 'ACCOUNT' }, { agencyId })
  if (!isInReach || (await agencyById(agencyId)) === undefined) return fail('agency.notFound')
  return numberedPage(await allOf(teams, [`organization:${agencyId}`]), ({ name }) => name, query)
})
