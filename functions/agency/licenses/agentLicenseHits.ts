import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import type { QueryOf } from '#shared/contract/operation.ts'
import type { searchAgentLicenses } from '#shared/contracts/agency/agentLicenses.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { agentsLeft } from './enteredAgent.ts'
import { licenseHits } from './licenseHits.ts'

const sorts = ['agentEmail', 'created', 'modified'] as const

const groupOf = ({ state, email }: { readonly state?: string | undefined; readonly email?: string | undefined }) => {
  const place = state && `state:${stateOf(regionOf(config.region), state)?.abbreviation ?? state}`
  return [place, email && `email:${email}`].filter(Boolean).join('|') || undefined
}

/** A page of agents' licenses in some lists, of a state and of an e-mail where they are asked for, with whose agent has left. */
export const agentLicenseHits = async (
  scopes: readonly string[],
  query: QueryOf<typeof searchAgentLicenses>,
  actor: Actor,
) => {
  const page = await licenseHits(agentLicenses, { scopes, group: groupOf(query), sorts, query })
  const left = await agentsLeft(page.hits, actor)
  return { ...page, hits: page.hits.map((hit) => ({ ...hit, ...(left.has(hit.agentId) && { agentLeft: true }) })) }
}
