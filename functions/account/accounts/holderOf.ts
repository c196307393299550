import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import { type AgencyRecord, actingAgent } from '#functions/directory/public.ts'
import type { Holder } from './handOver.ts'

/** Who has an account that the actor makes: the agency's own agent, or, when staff make it, the agency's contact. */
export const holderOf = async (
  actor: Actor,
  agency: Stored<AgencyRecord> | undefined,
  teams: Holder['teams'],
): Promise<Holder> => {
  const at = agency && { agencyId: agency.id, agencyName: agency.name }
  if (actor.accountType === 'AGENCY')
    return { agencyId: actor.organizationId, ...at, ...(await actingAgent(actor)), teams }
  if (agency === undefined) return { teams }
  return {
    ...at,
    agentFirstName: agency.contactFirstName,
    agentLastName: agency.contactLastName,
    agentEmail: agency.contactEmail,
    // Empty for none; what is sold for the account tells no phone then.
    agentPhone: agency.contactPhone || undefined,
    teams,
  }
}
