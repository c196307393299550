import { fail } from '#functions/_platform/problems/problem.ts'
import { problemSentence } from '#functions/_platform/problems/problemSentence.ts'
import type { AgencyRecord } from '../store/agencies.ts'
import { agentByEmail } from './agentByEmail.ts'
import { type AgentSnapshot, agentSnapshot } from './agentSnapshot.ts'

/** An agent of an agency: its user, or its contact, who may be no user yet. */
export type AgentOfAgency = Omit<AgentSnapshot, 'agentId'> & Partial<Pick<AgentSnapshot, 'agentId'>>

/** Who is meant where an agency is named and nobody of it. */
export const contactAsAgent = (agency: AgencyRecord): AgentOfAgency => ({
  agentFirstName: agency.contactFirstName,
  agentLastName: agency.contactLastName,
  agentEmail: agency.contactEmail,
  // Empty for none; what is sold tells no phone then.
  ...(agency.contactPhone && { agentPhone: agency.contactPhone }),
})

/** Who has an e-mail at an agency: its user who may sign in, or its contact; undefined when nobody of it has. */
export const agentOfAgency = async (agency: AgencyRecord, email: string): Promise<AgentOfAgency | undefined> => {
  const user = await agentByEmail(email, { agencyId: agency.id })
  if (user !== undefined) return agentSnapshot(user)
  return email.trim().toLowerCase() === agency.contactEmail.toLowerCase() ? contactAsAgent(agency) : undefined
}

/**
 * As above, for whom it has to be somebody.
 * @throws agency.agentUnknown
 */
export const requireAgentOfAgency = async (agency: AgencyRecord, email: string): Promise<AgentOfAgency> => {
  const agent = await agentOfAgency(agency, email)
  if (agent !== undefined) return agent
  const data = { agency: agency.name }
  const detail = problemSentence('agency.agentUnknown', data)
  return fail('agency.agentUnknown', { data, errors: [{ path: ['agentEmail'], detail }] })
}
