import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/logos.ts'
import { requireAgency } from '../agencyReach.ts'
import { changeLogo } from './keptLogo.ts'

export const removeSmallLogo = implement(contract.removeSmallLogo)(async ({ params, actor, now }) => {
  const agency = await requireAgency(params.agencyId, actor)
  if (agency.logos?.small !== undefined) await changeLogo(agency, { size: 'small', now })
})
