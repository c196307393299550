import { implement } from '#functions/_platform/http/implement.ts'
import { historyFor } from '#functions/directory/public.ts'
import { agentLicenses } from '#functions/directory/store/agentLicenses.ts'
import { listAgentLicenseHistory as contract } from '#shared/contracts/agency/agentLicenses.ts'
import { historyShares } from '#shared/records/historyShares.ts'
import { requireLicense } from './licenseReach.ts'

export const listAgentLicenseHistory = implement(contract)(async ({ params, actor }) => {
  const { id } = await requireLicense(agentLicenses, params.licenseId, actor)
  return historyFor(id, actor, historyShares.agentLicense)
})
