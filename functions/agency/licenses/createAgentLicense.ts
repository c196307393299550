import { ulid } from 'ulid'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { type AgentLicenseRecord, agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { AgentLicenseId } from '#shared/domain/ids/ids.ts'
import { enteredAgent } from './enteredAgent.ts'
import { keptOf } from './enteredLicense.ts'
import { mustBeItsOwn } from './licenseReach.ts'

export const createAgentLicense = implement(contract.createAgentLicense)(async ({ body, actor, now }) => {
  const license: AgentLicenseRecord = {
    ...body,
    ...(await enteredAgent(body, actor)),
    id: AgentLicenseId.parse(`ali_${ulid()}`),
    ...keptOf(body, { now }),
    created: now,
    updated: now,
  }
  await mustBeItsOwn(agentLicenses, license)
  await commit([agentLicenses.create(license)])
  return license
})
