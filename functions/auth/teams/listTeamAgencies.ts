import { implement } from '#functions/_platform/http/implement.ts'
import { favoriteAgenciesOf } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/auth/teams.ts'
import { organizationPage } from '../organizations/organizationPage.ts'
import { agencyFigures } from './agencyFigures.ts'
import { teamPage } from './teamPage.ts'

/** Teams shown of one agency; its own page has the others. */
const mostTeams = 100

/** Staff see every agency, or those they are assigned to; an agency itself and its locations, an aggregator its agencies; nobody else has any. */
export const listTeamAgencies = implement(contract.listTeamAgencies)(async ({ query, actor }) => {
  const within = actor.accountType === 'COWBELL' ? undefined : actor.organizationId
  const found = await organizationPage({ accountType: 'AGENCY', within, only: actor.agencyIds, ...query })
  const ids = found.content.map(({ id }) => id)
  const [favorites, figures] = await Promise.all([
    favoriteAgenciesOf(actor.userId),
    actor.accountType === 'COWBELL' ? agencyFigures(ids) : new Map(),
  ])
  const content = await Promise.all(
    found.content.map(async ({ id, name, status, waits }) => ({
      agencyId: id,
      agencyName: name,
      favorite: favorites.has(id),
      ...(status !== undefined && { status }),
      ...(waits && { waits }),
      figures: figures.get(id),
      teams: (await teamPage(`organization:${id}`, { page: 0, size: mostTeams })).content,
    })),
  )
  return { ...found, content }
})
