import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { lossesOf } from '#functions/claims/public.ts'
import type { Figures } from '#functions/directory/store/organizationFigures.ts'
import type { PoolYearRecord } from '#functions/directory/store/poolYears.ts'
import { eachPolicyOf } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/account/poolYears.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type PooledPolicy, standingInPool, toldPool } from '#shared/domain/organizations/poolYears.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { asPooled } from '../figures/asFigured.ts'
import { keptAs, keptFigures } from '../figures/keptFigures.ts'
import { standingScopesOf } from '../organizations/standingScopes.ts'
import { poolYearsIn } from './poolYearsIn.ts'

/** How the terms of a pool stand, added up as it asks. */
const addedUp = async (years: readonly PoolYearRecord[], scopes: readonly string[], now: Instant) => {
  const policies: PooledPolicy[] = []
  const isInTerm = ({ effectiveDate }: Pick<PooledPolicy, 'effectiveDate'>) =>
    years.some(({ begins, ends }) => begins <= effectiveDate && effectiveDate < ends)
  const [losses, isWhole] = await Promise.all([
    lossesOf(scopes),
    eachPolicyOf(scopes, (policy) => void policies.push(asPooled(policy)), isInTerm),
  ])
  return {
    asOf: now,
    isPart: !isWhole || !losses.isWhole,
    standingOf: (year: PoolYearRecord) => standingInPool(year, policies, losses.losses),
  }
}

/** The same as the last night's job has it. */
const asKept = ({ asOf, poolYears }: Figures) => ({
  asOf,
  isPart: false,
  standingOf: (year: PoolYearRecord) => {
    const kept = keptAs(year, poolYears)
    return kept === undefined ? { members: 0, policies: 0 } : toldPool(year, kept)
  },
})

/** Of the members' policies, which name the pool among their partners; others than pools have no term. */
export const getPoolStanding = implement(contract.getPoolStanding)(async ({ actor, now }) => {
  const { currency } = regionOf(config.region)
  const years = await poolYearsIn(`organization:${actor.organizationId}`)
  if (years.length === 0) return { currency, asOf: now, isPart: false, years: [] }
  const scopes = standingScopesOf(actor)
  const kept = await keptFigures(actor.organizationId, scopes)
  const isKept = kept !== undefined && years.every((year) => keptAs(year, kept.poolYears) !== undefined)
  const { asOf, isPart, standingOf } = !isKept ? await addedUp(years, scopes, now) : asKept(kept)
  return {
    currency,
    asOf,
    isPart,
    years: years.map((year) => {
      const { id, name, begins, ends, sharedLimit } = year
      return { id, name, begins, ends, sharedLimit, ...standingOf(year) }
    }),
  }
})
