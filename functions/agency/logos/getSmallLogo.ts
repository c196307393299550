import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/logos.ts'
import { readLogo } from './keptLogo.ts'
import { shownAgency } from './shownAgency.ts'

export const getSmallLogo = implement(contract.getSmallLogo)(async ({ params, actor }) => {
  const agency = await shownAgency(params.agencyId, actor)
  return agency && readLogo(agency, 'small')
})
