import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { agencies } from '#functions/directory/store/agencies.ts'
import * as contract from '#shared/contracts/agency/brand.ts'
import { changeableAgency } from '../standing/changeableAgency.ts'

export const removeAgencyColours = implement(contract.removeAgencyColours)(async ({ params, actor, now }) => {
  const { colours, ...agency } = await changeableAgency(params.agencyId, actor)
  if (colours !== undefined) await commit([agencies.update({ ...agency, colours }, { ...agency, updated: now })])
})
