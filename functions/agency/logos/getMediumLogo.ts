import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/logos.ts'
import { readLogo } from './keptLogo.ts'
import { shownAgency } from './shownAgency.ts'

export const getMediumLogo = implement(contract.getMediumLogo)(async ({ params, actor }) => {
  const agency = await shownAgency(params.agencyId, actor)
  return agency && readLogo(agency, 'medium')
})
