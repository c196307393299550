import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { licensesForSale } from '#functions/directory/public.ts'
import * as contract from '#shared/contracts/account/agencyFacts.ts'
import { maySellPrograms } from '#shared/domain/licensing/appointments.ts'
import { licensingOf } from '#shared/regions/licensing.ts'
import { productNameOf } from '#shared/regions/productNames.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { requireServingAgency } from '../agencyReach.ts'
import { todayHere } from '../todayHere.ts'

export const listAgencyPrograms = implement(contract.listAgencyPrograms)(async ({ query, actor, now }) => {
  const region = regionOf(config.region)
  const programs = region.products.map((id) => ({ id, name: productNameOf(id) }))
  if (query.agencyId === undefined) return programs
  const { id: agencyId } = await requireServingAgency(query.agencyId, actor)
  const today = todayHere(now)
  const { agency: licenses } = await licensesForSale({ agencyId, day: today })
  return maySellPrograms({ licenses, licensing: licensingOf(region), today }) ? programs : []
})
