import { config } from '#functions/_platform/config/config.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import * as contract from '#shared/contracts/account/companies.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf, statesOf } from '#shared/regions/states.ts'
import { companyRegister } from '../register/companyRegister.ts'

export const searchCompanies = implement(contract.searchCompanies)(async ({ query }) => {
  const region = regionOf(config.region)
  const state =
    statesOf(region).length === 0 || query.state === undefined || query.state === ''
      ? undefined
      : (stateOf(region, query.state)?.abbreviation ?? query.state)
  const { companies, total } = await (await companyRegister()).search({
    text: query.search.replaceAll('*', ' '),
    state,
    page: query.page,
    size: query.pageSize,
  })
  return { content: [...companies], totalElements: total, size: query.pageSize, number: query.page }
})
