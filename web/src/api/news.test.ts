import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { operations } from '#shared/contracts/registry.ts'
import { eventStream, type News, newsPace } from '#shared/domain/integration/news.ts'
import { heed, readsOf } from './news.ts'

const cache = new QueryClient()
const read = (name: string, quoteId?: string) => {
  const key = [name, quoteId === undefined ? {} : { params: { quoteId } }]
  cache.setQueryData(key, {})
  return () => cache.getQueryState(key)?.isInvalidated
}

beforeEach(() => cache.clear())
afterEach(() => vi.restoreAllMocks())

const quotes = (ids: readonly string[], isMore = false): News => ({ kind: 'quote', ids, isMore })

it('reads the quotes again that have changed, and all lists of quotes', () => {
  const [named, other, list, claims] = [
    read('getQuote', 'quo_1'),
    read('getQuote', 'quo_2'),
    read('searchUnderwriterInbox'),
    read('searchClaims'),
  ]
  heed([quotes(['quo_1'])], cache)
  expect([named(), other(), list(), claims()]).toEqual([true, false, true, false])
})

it('reads every quote again where more have changed than are named', () => {
  const other = read('getQuote', 'quo_2')
  heed([quotes(['quo_1'], true)], cache)
  expect(other()).toBe(true)
})

it('knows operations alone that there are, each a reading', () => {
  const safe = operations.filter(({ method }) => method === 'GET').map(({ name }) => name)
  for (const name of Object.values(readsOf).flat()) expect(safe).toContain(name)
})

it('reads every list of quotes again, whichever screen it is on', () => {
  const lists = operations.filter(({ method, name }) => method === 'GET' && /^search\w*Quotes$/.test(name))
  expect(lists.map(({ name }) => name)).toContain('searchDashboardQuotes')
  for (const { name } of lists) expect(readsOf.quote).toContain(name)
})

it('reads what the server writes', () => {
  expect(eventStream({ id: 1, retry: newsPace.retryMilliseconds.held, news: [] })).toContain('retry: 500')
})
