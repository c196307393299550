import { fail } from '#functions/_platform/problems/problem.ts'
import { type Agency, type AgentOfAgency, agentOfAgency } from '#functions/directory/public.ts'

/**
 * Who of an agency looks after a client: its user who has the e-mail, or its contact, who is meant when nobody is named and
 * may be no user yet.
 * @throws account.agentUnknown
 */
export const agentOf = async (agency: Agency, email = agency.contactEmail): Promise<AgentOfAgency> =>
  (await agentOfAgency(agency, email)) ?? fail('account.agentUnknown')
