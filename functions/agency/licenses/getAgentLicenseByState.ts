import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

/** A permission that holds everywhere is the license of every state. */
export const getAgentLicenseByState = implement(contract.getAgentLicenseByState)(async ({ params, actor, fail }) => {
  const wanted = stateOf(regionOf(config.region), params.state)?.abbreviation
  const own = await agentLicenses.every({ scopes: [`agent:${actor.userId}`], sort: 'expirationDate' })
  return own.findLast(({ state }) => state === undefined || state === wanted) ?? fail('license.notFound')
})
