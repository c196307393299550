import { implement } from '#functions/_platform/http/implement.ts'
import { organizationPage } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { allOf } from '../store/listed.ts'
import { teams } from '../store/teams.ts'

/** Staff see every agency; an agency itself and its locations, an aggregator its agencies; nobody else has any. */
export const listTeamAgencies = implement(contract.listTeamAgencies)(async ({ query, actor }) => {
  const { page, size } = query
  const within = actor.accountType === 'COWBELL' ? undefined : actor.organizationId
  const found = await organizationPage({ accountType: 'AGENCY', within, ...query })
  const content = await Promise.all(
    found.content.map(async ({ id, name }) => ({
      agencyId: id,
      agencyName: name,
      teams: await allOf(teams, [`organization:${id}`]),
    })),
  )
  return { content, totalElements: found.totalElements, size, number: page }
})
