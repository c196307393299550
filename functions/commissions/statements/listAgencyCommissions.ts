import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agenciesBelow } from '#functions/directory/public.ts'
import { listAgencyCommissions as contract } from '#shared/contracts/commissions/statements.ts'
import { addMonths } from '#shared/domain/calendar/moveDate.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { commissionOf, longestMonths } from './commissionOf.ts'

/** So many agencies are told one by one, and where there are more it is said. */
const mostAgencies = 100

export const listAgencyCommissions = implement(contract)(async ({ query, actor, now, fail }) => {
  const { from, to } = query
  if (from > to || addMonths(from, longestMonths) < to) return fail('commission.spanInvalid')
  const below = actor.accountType === 'DIGITAL' ? await agenciesBelow(actor.organizationId) : []
  const agencies = await Promise.all(
    below
      .slice(0, mostAgencies)
      .map(async ({ id, name }) => ({ id, name, ...(await commissionOf(id, { from, to, now })) })),
  )
  return {
    currency: regionOf(config.region).currency,
    agencies: agencies.sort((a, b) => b.total - a.total || a.name.localeCompare(b.name)),
    isPart: below.length > mostAgencies,
  }
})
