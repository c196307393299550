import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { agentLicenseHits } from './agentLicenseHits.ts'
import { licenseScopesOf } from './licenseReach.ts'

export const searchAllAgentLicenses = implement(contract.searchAllAgentLicenses)(
  async ({ query: { agencyId, ...query }, actor }) =>
    agentLicenseHits(await licenseScopesOf(actor, agencyId), query, actor),
)
