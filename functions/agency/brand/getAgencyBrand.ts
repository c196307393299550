import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/agency/brand.ts'
import { shownAgency } from '../logos/shownAgency.ts'

/** Whose colours are on a page is decided as of its logo: by whose client reads it. */
export const getAgencyBrand = implement(contract.getAgencyBrand)(async ({ params, actor }) => {
  const agency = await shownAgency(params.agencyId, actor)
  return agency === undefined ? {} : { name: agency.name, hostname: agency.hostname, colours: agency.colours }
})
