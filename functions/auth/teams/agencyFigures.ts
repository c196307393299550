import { accountCountsOfEach } from '#functions/account/public.ts'
import { policyTotalsOfEach } from '#functions/policy/public.ts'
import type { ResponseOf } from '#shared/contract/operation.ts'
import type { listTeamAgencies } from '#shared/contracts/auth/teams.ts'
import { agencyLevels, levelFor } from '#shared/domain/organizations/agencyLevels.ts'

type Figures = NonNullable<ResponseOf<typeof listTeamAgencies>['content'][number]['figures']>

const minorPerWhole = 100

/** What each of some agencies brings, by its id: counters of all of them, read together. */
export const agencyFigures = async (ids: readonly string[]): Promise<ReadonlyMap<string, Figures>> => {
  const scopes = ids.map((id) => `agency:${id}`)
  const [clients, totals] = await Promise.all([accountCountsOfEach(scopes), policyTotalsOfEach(scopes)])
  return new Map(
    ids.map((id) => {
      const { policies = 0, premium = 0 } = totals.get(`agency:${id}`) ?? {}
      const level = levelFor(agencyLevels, premium / minorPerWhole).reached ?? agencyLevels[0]
      return [id, { clients: clients.get(`agency:${id}`) ?? 0, policies, premium, level: level.level }]
    }),
  )
}
