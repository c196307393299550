import { z } from 'zod'
import { emailText } from '#shared/contract/emailText.ts'
import { defineOperation } from '#shared/contract/operation.ts'
import { hitsOf } from '#shared/contract/paging.ts'
import { placing } from '#shared/domain/identity/accountTypes.ts'
import { AgencyId, AgentLicenseId, UserId } from '#shared/domain/ids/ids.ts'
import { line } from '#shared/domain/text/text.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { licensePage } from './agencyLicenses.ts'
import { keptLicense, licenseFields } from './licenseFields.ts'

/** A license of an agent. */
export const AgentLicense = z.object({
  id: AgentLicenseId,
  agentId: z.string(),
  agentFirstName: z.string(),
  agentLastName: z.string(),
  agentEmail: z.string(),
  agentPhone: z.string().optional(),
  ...keptLicense,
})
export type AgentLicense = z.infer<typeof AgentLicense>

/** The same in a list. */
export const AgentLicenseHit = AgentLicense.extend({
  agentLeft: z
    .boolean()
    .optional()
    .describe(
      'The agent works in no agency of the caller’s reach any more: it is verified and removed, and no more changed.',
    ),
})
export type AgentLicenseHit = z.infer<typeof AgentLicenseHit>

/** A license of an agent as it is entered. */
export const NewAgentLicense = z.strictObject({
  ...licenseFields,
  agentId: UserId,
  agentFirstName: line(100).optional().describe('As the license has the agent; the agent’s own when it is not said.'),
  agentLastName: line(100).optional(),
  agentEmail: emailText('Please enter a valid Email Address').optional(),
  agentPhone: line(40).meta({ regional: 'phone' }).optional(),
})

const query = {
  ...licensePage,
  state: line(50).optional(),
  email: emailText('Please enter a valid Email Address').optional(),
}

export const searchAgentLicenses = defineOperation({
  name: 'searchAgentLicenses',
  method: 'GET',
  path: '/api/agency/v1/agent/license/search/',
  summary: 'Licenses of the agents in the caller’s charge: an agent’s own, of others those of their agency.',
  access: 'license:read',
  only: ['COWBELL', 'AGENCY'],
  query: z.strictObject(query),
  response: hitsOf(AgentLicenseHit),
})

export const searchAllAgentLicenses = defineOperation({
  name: 'searchAllAgentLicenses',
  method: 'GET',
  path: '/api/agency/v1/agent/license/searchall',
  summary: 'Licenses of the agents of all agencies for staff, of the own agency otherwise.',
  access: 'license:read',
  only: placing,
  query: z.strictObject({ ...query, agencyId: AgencyId.optional() }),
  response: hitsOf(AgentLicenseHit),
  problems: ['agency.notFound'],
})

export const getAgentLicenseByState = defineOperation({
  name: 'getAgentLicenseByState',
  method: 'GET',
  path: '/api/agency/v1/agent/license/{state}',
  summary: 'The own license of a state, the one that holds longest.',
  access: 'license:read',
  only: placing,
  params: { state: line(50) },
  response: AgentLicense,
  problems: ['license.notFound'],
})

export const listAgentLicenseHistory = defineOperation({
  name: 'listAgentLicenseHistory',
  method: 'GET',
  path: '/api/agency/v1/agent/license/{licenseId}/history',
  summary: 'What was done to one license of an agent, by whom, and what it changed.',
  access: 'license:manage',
  params: { licenseId: AgentLicenseId },
  response: HistoryPage,
  problems: ['license.notFound'],
})

export const createAgentLicense = defineOperation({
  name: 'createAgentLicense',
  method: 'POST',
  path: '/api/agency/v1/agent/license',
  summary: 'Enters a license of an agent.',
  access: 'license:manage',
  body: NewAgentLicense,
  status: 201,
  response: AgentLicense,
  problems: ['agency.notAllowed', 'license.invalidDetails', 'license.numberTaken', 'user.notFound'],
})

export const updateAgentLicense = defineOperation({
  name: 'updateAgentLicense',
  method: 'PUT',
  path: '/api/agency/v1/agent/license',
  summary: 'Changes a license of an agent to what is said; what is left out is none.',
  access: 'license:manage',
  changes: 'id',
  body: NewAgentLicense.extend({ id: AgentLicenseId }),
  response: AgentLicense,
  problems: ['license.invalidDetails', 'license.notFound', 'license.numberTaken', 'user.notFound'],
})

export const removeAgentLicense = defineOperation({
  name: 'removeAgentLicense',
  method: 'DELETE',
  path: '/api/agency/v1/agent/license/{licenseId}',
  summary: 'Removes a license of an agent.',
  access: 'license:manage',
  params: { licenseId: AgentLicenseId },
  problems: ['license.notFound'],
})

export const verifyAgentLicense = defineOperation({
  name: 'verifyAgentLicense',
  method: 'PUT',
  path: '/api/agency/v1/agent/license/{licenseId}/verify',
  summary: 'Holds a license of an agent against the register; its day of expiry is the register’s then.',
  access: 'license:manage',
  params: { licenseId: AgentLicenseId },
  response: AgentLicense,
  problems: ['license.noRegister', 'license.notFound'],
})
