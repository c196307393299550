import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { type AgentLicenseRecord, agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { requireLicense } from './licenseReach.ts'

/** Whether somebody reads others' licenses of their organization: whoever works in teams is in charge of nobody else. */
export const isInCharge = ({ accountType, realm }: Actor): boolean => accountType !== 'AGENCY' || realm === 'ACCOUNT'

/** The license of an agent for who reads it: the agent, and who is in charge of them; to others it is not there. */
export const requireAgentLicense = async (id: string, actor: Actor): Promise<AgentLicenseRecord> => {
  const license = await requireLicense(agentLicenses, id, actor)
  return isInCharge(actor) || license.agentId === actor.userId ? license : fail('license.notFound')
}
