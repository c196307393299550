import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import * as contract from '#shared/contracts/agency/agentLicenses.ts'
import { asRegistered } from '../register/asRegistered.ts'
import { requireLicense } from './licenseReach.ts'

export const verifyAgentLicense = implement(contract.verifyAgentLicense)(async ({ params, actor, now, fail }) => {
  const before = await requireLicense(agentLicenses, params.licenseId, actor)
  const license = (await asRegistered(before, now)) ?? fail('license.noRegister')
  await commit([agentLicenses.update(before, { ...license, updated: now })])
  return license
})
