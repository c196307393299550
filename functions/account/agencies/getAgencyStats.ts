import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { accounts } from '../store/accounts.ts'
import { ownAgencyId, requireAgency } from './agencyReach.ts'
import { salesOfAgency } from './salesOfAgency.ts'

export const getAgencyStats = implement(contract.getAgencyStats)(async ({ query, actor, fail }) => {
  const agencyId = query.agencyId ?? ownAgencyId(actor)
  if (agencyId === undefined) return fail('agency.notFound')
  const { id } = await requireAgency(agencyId, actor)
  const [{ count }, sales] = await Promise.all([accounts.count(`agency:${id}`), salesOfAgency(id)])
  return { accounts: count, ...sales, currency: regionOf(config.region).currency }
})
