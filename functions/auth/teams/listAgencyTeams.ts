import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs } from '#functions/_platform/auth/relation.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agencyById } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { organizationsInCharge } from '../organizations/inCharge.ts'
import { teamPage } from './teamPage.ts'

/** An agency's own people see every team of their agency, team-bound ones too: they hand accounts over to them. So does its aggregator. */
const seesTeams = async (agencyId: string, actor: Actor): Promise<boolean> =>
  actor.accountType === 'DIGITAL'
    ? (await organizationsInCharge(actor)).has(agencyId)
    : isTheirs({ ...actor, realm: 'ACCOUNT' }, { agencyId })

export const listAgencyTeams = implement(contract.listAgencyTeams)(async ({ params, query, actor, fail }) => {
  const { agencyId } = params
  if (!(await seesTeams(agencyId, actor)) || (await agencyById(agencyId)) === undefined) return fail('agency.notFound')
  return teamPage(`organization:${agencyId}`, query)
})
