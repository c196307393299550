import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { accountCountOf } from '#functions/account/public.ts'
import * as contract from '#shared/contracts/account/agencies.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { figuresOf, ownAgencyId } from './agencyReach.ts'
import { salesOf } from './salesOf.ts'

export const getAgencyStats = implement(contract.getAgencyStats)(async ({ query, actor, fail }) => {
  const agencyId = query.agencyId ?? ownAgencyId(actor)
  if (agencyId === undefined) return fail('agency.notFound')
  const scopes = await figuresOf(agencyId, actor)
  const [accounts, sales] = await Promise.all([accountCountOf(scopes), salesOf(scopes)])
  return { accounts, ...sales, currency: regionOf(config.region).currency }
})
