import { expect, it } from 'vitest'
import { searchAccounts } from './account/accounts.ts'
import { searchSubmissions } from './account/submissions.ts'
import { searchBinders, searchPolicies } from './policy/search.ts'
import { searchDashboardQuotes } from './quote/search.ts'

it('the lists of the dashboard come twenty rows a page', () => {
  for (const { query } of [searchDashboardQuotes, searchBinders, searchPolicies, searchAccounts, searchSubmissions])
    expect(query.parse({})).toMatchObject({ size: 20 })
})
