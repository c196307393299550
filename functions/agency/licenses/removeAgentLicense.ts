import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { requireLicense } from './licenseReach.ts'

export const removeAgentLicense = implement(contract.removeAgentLicense)(async ({ params, actor }) => {
  await commit([agentLicenses.remove(await requireLicense(agentLicenses, params.licenseId, actor))])
})
