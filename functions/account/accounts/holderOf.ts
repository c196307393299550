import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { Stored } from '#functions/_platform/storage/record.ts'
import type { AgencyRecord } from '../store/agencies.ts'
import type { Holder } from './handOver.ts'

/** First and last name of a full one; everything before the last word is the first name. */
const namesOf = (name: string): { readonly first: string; readonly last: string } => {
  const cut = name.trim().lastIndexOf(' ')
  return cut < 0 ? { first: name.trim(), last: '' } : { first: name.slice(0, cut).trim(), last: name.slice(cut + 1) }
}

/** Who has an account that the actor makes: the agency's own agent, or, when staff make it, the agency's contact. */
export const holderOf = (actor: Actor, agency: Stored<AgencyRecord> | undefined, teams: Holder['teams']): Holder => {
  const at = agency && { agencyId: agency.id, agencyName: agency.name }
  if (actor.accountType === 'AGENCY') {
    const { first, last } = namesOf(actor.name)
    return {
      agencyId: actor.organizationId,
      ...at,
      agentFirstName: first,
      agentLastName: last,
      agentEmail: actor.email,
      teams,
    }
  }
  if (agency === undefined) return { teams }
  return {
    ...at,
    agentFirstName: agency.contactFirstName,
    agentLastName: agency.contactLastName,
    agentEmail: agency.contactEmail,
    agentPhone: agency.contactPhone,
    teams,
  }
}
