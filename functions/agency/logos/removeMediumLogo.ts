import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/logos.ts'
import { changeableAgency } from '../standing/changeableAgency.ts'
import { changeLogo } from './keptLogo.ts'

export const removeMediumLogo = implement(contract.removeMediumLogo)(async ({ params, actor, now }) => {
  const agency = await changeableAgency(params.agencyId, actor)
  if (agency.logos?.medium !== undefined) await changeLogo(agency, { size: 'medium', now })
})
