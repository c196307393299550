import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { policyMonthsOf, policyTotalsOf } from '#functions/policy/public.ts'
import { getPersonaStanding as contract } from '#shared/contracts/account/personaStanding.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { monthAt, monthsUpTo } from '#shared/domain/calendar/months.ts'
import { withoutSmall } from '#shared/domain/organizations/smallNumbers.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { isPool, readsTotals, standingScopesOf } from './standingScopes.ts'

const shownMonths = 12
/** So many agencies are told one by one, and where there are more it is said; the list of agencies has them all. */
const mostAgencies = 100

/** The agencies whose business it has: an aggregator's, and a cluster's members. */
const agenciesOf = async ({ accountType, organizationId }: Actor) => {
  if (accountType !== 'DIGITAL' && accountType !== 'CLUSTER') return { agencies: [], isPart: false }
  const below = await agenciesBelow(organizationId, accountType === 'CLUSTER' ? ['memberOf'] : undefined)
  const agencies = await Promise.all(
    below.slice(0, mostAgencies).map(async ({ id, name }) => ({
      id,
      name,
      ...(await policyTotalsOf([`agency:${id}`])),
    })),
  )
  return { agencies, isPart: below.length > mostAgencies }
}

const largestFirst = (
  a: { readonly name: string; readonly premium?: number },
  b: { readonly name: string; readonly premium?: number },
): number => (b.premium ?? -1) - (a.premium ?? -1) || a.name.localeCompare(b.name)

const figuresOf = async (actor: Actor, now: Instant) => {
  const scopes = standingScopesOf(actor)
  const last = monthAt(now, regionOf(config.region).timeZone)
  const [total, months, told] = await Promise.all([
    policyTotalsOf(scopes),
    policyMonthsOf(scopes, monthsUpTo(last, shownMonths)),
    agenciesOf(actor),
  ])
  return { total, months, ...told }
}

export const getPersonaStanding = implement(contract)(async ({ actor, now }) => {
  const { currency } = regionOf(config.region)
  // Policies are counted here and not members, and a member may have many.
  if (isPool(actor)) return { currency, asOf: now, isPart: false, months: [], agencies: [] }
  const { total, months, agencies, isPart } = await figuresOf(actor, now)
  const told = { currency, asOf: now, isPart }
  if (!readsTotals(actor)) return { ...told, ...total, months, agencies: [...agencies].sort(largestFirst) }
  return {
    ...told,
    ...withoutSmall([total])[0],
    months: [...withoutSmall(months)],
    agencies: [...withoutSmall(agencies)].sort(largestFirst),
  }
})
