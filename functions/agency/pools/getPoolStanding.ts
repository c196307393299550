import { listScopesOf } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { lossesOf } from '#functions/claims/public.ts'
import { eachPolicyOf } from '#functions/policy/public.ts'
import * as contract from '#shared/contracts/account/poolYears.ts'
import { type PooledPolicy, standingInPool } from '#shared/domain/organizations/poolYears.ts'
import { chargedBy } from '#shared/domain/policy/policyStack.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { neverCover } from '../organizations/neverCover.ts'
import { poolYearsIn } from './poolYearsIn.ts'

/** Of the members' policies, which name the pool among their partners; others than pools have no term. */
export const getPoolStanding = implement(contract.getPoolStanding)(async ({ actor, now }) => {
  const { currency } = regionOf(config.region)
  const years = await poolYearsIn(`organization:${actor.organizationId}`)
  if (years.length === 0) return { currency, asOf: now, isPart: false, years: [] }
  const scopes = listScopesOf(actor)
  const policies: PooledPolicy[] = []
  const isPooled = ({ effectiveDate }: Pick<PooledPolicy, 'effectiveDate'>) =>
    years.some(({ begins, ends }) => begins <= effectiveDate && effectiveDate < ends)
  const [losses, isWhole] = await Promise.all([
    lossesOf(scopes),
    eachPolicyOf(
      scopes,
      ({ id, accountId, effectiveDate, transactions, status }) => {
        const { premium } = chargedBy(transactions)
        policies.push({ id, accountId, effectiveDate, premium, neverWas: neverCover.includes(status) })
      },
      isPooled,
    ),
  ])
  return {
    currency,
    asOf: now,
    isPart: !isWhole || !losses.isWhole,
    years: years.map(({ id, name, begins, ends, sharedLimit }) => {
      const term = { begins, ends, sharedLimit }
      return { id, name, ...term, ...standingInPool(term, policies, losses.losses) }
    }),
  }
})
