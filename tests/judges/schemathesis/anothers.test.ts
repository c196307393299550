import { expect, it } from 'vitest'
import { isAnothers } from './anothers.ts'

const told = (method: string, path: string, rule = 'unsupported_method') =>
  isAnothers({
    rule,
    at: '',
    says: `Unsupported method ${method} returned 401 (${method} http://uk.localhost:1${path})`,
  })

it('a method that another operation has of the same address is no missing one', () => {
  expect(told('PUT', '/api/claims/v1/incident')).toBe(true)
  expect(told('PATCH', '/api/claims/v1/incident')).toBe(false)
  expect(told('PUT', '/api/claims/v1/search/all')).toBe(false)
  expect(told('PUT', '/api/claims/v1/incident', 'ignored_auth')).toBe(false)
})
