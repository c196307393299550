import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type AgentLicenseRecord, agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { enteredAgent } from './enteredAgent.ts'
import { keptOf } from './enteredLicense.ts'
import { mustBeItsOwn, requireLicense } from './licenseReach.ts'

export const updateAgentLicense = implement(contract.updateAgentLicense)(async ({ body, actor, now }) => {
  const before = await requireLicense(agentLicenses, body.id, actor)
  const { expirationDate, warned, created } = before
  const license: AgentLicenseRecord = {
    ...body,
    ...(await enteredAgent(body, actor)),
    ...keptOf(body, { now, expirationDate }),
    ...(warned && { warned }),
    created,
    updated: now,
  }
  await mustBeItsOwn(agentLicenses, license)
  await commit([agentLicenses.update(before, license)])
  return license
})
