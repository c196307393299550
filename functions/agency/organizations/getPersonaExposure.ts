import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { lossesOf } from '#functions/claims/public.ts'
import { eachPolicyOf } from '#functions/policy/public.ts'
import { getPersonaExposure as contract } from '#shared/contracts/account/personaStanding.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type ExposedPolicy, exposureOf, toldExposure } from '#shared/domain/organizations/exposure.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { asExposed } from '../figures/asFigured.ts'
import { keptFigures } from '../figures/keptFigures.ts'
import { isPool, readsTotals, standingScopesOf } from './standingScopes.ts'

/** Whether a list is all that an organization has a share in, or the provider's whole book. */
const isWhole = (scope = ''): boolean => scope === 'all' || scope.startsWith('partner:')

type Telling = Parameters<typeof toldExposure>[1]

/** The exposure of some lists, added up as somebody asks. */
const addedUp = async (scopes: readonly string[], telling: Telling, now: Instant) => {
  const policies: ExposedPolicy[] = []
  const [{ losses, isWhole }, hasAll] = await Promise.all([
    lossesOf(scopes),
    eachPolicyOf(scopes, (policy) => void policies.push(asExposed(policy))),
  ])
  return { asOf: now, isPart: !isWhole || !hasAll, ...exposureOf(policies, losses, telling) }
}

export const getPersonaExposure = implement(contract)(async ({ actor, now }) => {
  const scopes = standingScopesOf(actor)
  const telling = { readsTotals: readsTotals(actor), tellsMoney: !isPool(actor) }
  // Who looks after some agencies, or is of some teams, is told of theirs alone, which no night adds up.
  const kept = scopes.length === 1 && isWhole(scopes[0]) ? await keptFigures(actor.organizationId, scopes) : undefined
  const { asOf, isPart, years, limits, territories } =
    kept === undefined
      ? await addedUp(scopes, telling, now)
      : { asOf: kept.asOf, isPart: false, ...toldExposure(kept.exposure, telling) }
  return {
    currency: regionOf(config.region).currency,
    asOf,
    isPart,
    years: [...years],
    limits: [...limits],
    territories: [...territories],
  }
})
