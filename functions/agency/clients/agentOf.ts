import { fail } from '#functions/_platform/problems/problem.ts'
import type { Holder } from '#functions/account/public.ts'
import { type Agency, agentByEmail, agentSnapshot } from '#functions/directory/public.ts'

/** An agent as accounts keep them. */
export type AgentOfAgency = Required<Pick<Holder, 'agentEmail' | 'agentFirstName' | 'agentLastName'>> &
  Pick<Holder, 'agentId' | 'agentPhone'>

/**
 * Who of an agency looks after a client: its user who has the e-mail, or its contact, who is meant when nobody is named and
 * may be no user yet.
 * @throws account.agentUnknown
 */
export const agentOf = async (agency: Agency, email = agency.contactEmail): Promise<AgentOfAgency> => {
  const user = await agentByEmail(email, { agencyId: agency.id })
  if (user !== undefined) return agentSnapshot(user)
  if (email !== agency.contactEmail.toLowerCase()) return fail('account.agentUnknown')
  return {
    agentFirstName: agency.contactFirstName,
    agentLastName: agency.contactLastName,
    agentEmail: agency.contactEmail,
    // Empty for none; what is sold for the account tells no phone then.
    ...(agency.contactPhone && { agentPhone: agency.contactPhone }),
  }
}
