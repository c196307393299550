import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import { type AgentLicenseRecord, agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { AgentLicenseId } from '#shared/domain/ids/ids.ts'
import { mustBeOpen } from '../standing/mustBeOpen.ts'
import { enteredAgent } from './enteredAgent.ts'
import { keptOf } from './enteredLicense.ts'
import { mustBeItsOwn } from './licenseReach.ts'

export const createAgentLicense = implement(contract.createAgentLicense)(async ({ body, actor, now }) => {
  const agent = await enteredAgent(body, actor)
  mustBeOpen(await agencies.require(agent.agencyId), actor)
  const license: AgentLicenseRecord = {
    ...body,
    ...agent,
    id: AgentLicenseId.parse(`ali_${ulid()}`),
    ...keptOf(body, { now }),
    created: now,
    updated: now,
  }
  await mustBeItsOwn(agentLicenses, license)
  await commit([agentLicenses.create(license)])
  return license
})
