import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { agentLicenseHits } from './agentLicenseHits.ts'
import { licenseScopesOf } from './licenseReach.ts'

/** Whoever works in teams is in charge of nobody else. */
export const searchAgentLicenses = implement(contract.searchAgentLicenses)(async ({ query, actor }) => {
  const isInCharge = actor.accountType !== 'AGENCY' || actor.realm === 'ACCOUNT'
  return agentLicenseHits(isInCharge ? await licenseScopesOf(actor) : [`agent:${actor.userId}`], query, actor)
})
