import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { agentLicenseHits } from './agentLicenseHits.ts'
import { licenseScopesOf } from './licenseReach.ts'
import { isInCharge } from './requireAgentLicense.ts'

export const searchAgentLicenses = implement(contract.searchAgentLicenses)(async ({ query, actor }) => {
  return agentLicenseHits(isInCharge(actor) ? await licenseScopesOf(actor) : [`agent:${actor.userId}`], query)
})
