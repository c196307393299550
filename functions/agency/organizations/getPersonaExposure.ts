import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { lossesOf } from '#functions/claims/public.ts'
import { eachPolicyOf } from '#functions/policy/public.ts'
import { getPersonaExposure as contract } from '#shared/contracts/account/personaStanding.ts'
import { type ExposedPolicy, exposureOf } from '#shared/domain/organizations/exposure.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { neverCover } from './neverCover.ts'
import { standingScopesOf, withholdsSmall } from './standingScopes.ts'

export const getPersonaExposure = implement(contract)(async ({ actor, now }) => {
  const scopes = standingScopesOf(actor)
  const policies: ExposedPolicy[] = []
  const [{ losses, isWhole }, hasAll] = await Promise.all([
    lossesOf(scopes),
    eachPolicyOf(scopes, ({ id, effectiveDate, aggLimit, firmographicData, rated, status }) =>
      policies.push({
        id,
        effectiveDate,
        limit: aggLimit,
        state: firmographicData.state,
        premium: rated.premium,
        isActive: activeStatuses.includes(status),
        neverWas: neverCover.includes(status),
      }),
    ),
  ])
  const { years, limits, territories } = exposureOf(policies, losses, { readsTotals: withholdsSmall(actor) })
  return {
    currency: regionOf(config.region).currency,
    asOf: now,
    isPart: !isWhole || !hasAll,
    years: [...years],
    limits: [...limits],
    territories: [...territories],
  }
})
