import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/surplusLicenses.ts'
import { ownAgencyId } from '../agencyReach.ts'
import { surplusPage } from './surplusPage.ts'

export const searchSurplusLicenses = implement(contract.searchSurplusLicenses)(async ({ query, actor }) => {
  const agencyId = ownAgencyId(actor)
  return surplusPage(agencyId === undefined ? [] : [`agency:${agencyId}`], query)
})
