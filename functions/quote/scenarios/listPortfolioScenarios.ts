import { implement } from '#functions/_platform/http/implement.ts'
import { listPortfolioScenarios as contract } from '#shared/contracts/quote/portfolioScenarios.ts'
import { isSearch } from '#shared/domain/text/search.ts'
import { portfolioScenarios, scenarioScope } from '../store/portfolioScenarios.ts'

export const listPortfolioScenarios = implement(contract)(({ query }) => {
  const { search, sort, size, after, before } = query
  const asked = { scopes: [scenarioScope], size, after, before }
  return isSearch(search)
    ? portfolioScenarios.search({ ...asked, text: search })
    : portfolioScenarios.list({ ...asked, sort: 'created', descending: sort === '-created' })
})
