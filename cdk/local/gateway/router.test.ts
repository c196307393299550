import { expect, test } from 'vitest'
import { routerOf } from './router.ts'

const route = (method: string, path: string) => ({ method, path, service: 'quote', jwt: true })
const match = routerOf([
  route('GET', '/api/quote/v1/{quoteId}'),
  route('GET', '/api/quote/v1/search'),
  route('PUT', '/api/quote/v1/{quoteId}'),
  route('GET', '/api/quote/v1/{quoteId}/notes/{noteId}'),
  route('GET', '/api/quote/v1/search/{word}/recent'),
])
const found = (method: string, path: string) => {
  const result = match(method, path)
  return result && [result.route.path, result.parameters]
}

test.each([
  ['GET', '/api/quote/v1/search', ['/api/quote/v1/search', {}]],
  ['GET', '/api/quote/v1/quo_1', ['/api/quote/v1/{quoteId}', { quoteId: 'quo_1' }]],
  ['PUT', '/api/quote/v1/search', ['/api/quote/v1/{quoteId}', { quoteId: 'search' }]],
  [
    'GET',
    '/api/quote/v1/a%2Fb%40c/notes/1',
    ['/api/quote/v1/{quoteId}/notes/{noteId}', { quoteId: 'a/b@c', noteId: '1' }],
  ],
  [
    'GET',
    '/api/quote/v1/search/notes/2',
    ['/api/quote/v1/{quoteId}/notes/{noteId}', { quoteId: 'search', noteId: '2' }],
  ],
  ['GET', '/api/quote/v1/search/x/recent', ['/api/quote/v1/search/{word}/recent', { word: 'x' }]],
  ['DELETE', '/api/quote/v1/quo_1', ['$default', {}]],
  ['GET', '/api/quote/v1/', ['$default', {}]],
  ['GET', '/api/quote/v1/quo_1/', ['$default', {}]],
  ['GET', '/api/policy/v1/pol_1', undefined],
  ['GET', '/elsewhere', undefined],
])('%s %s', (method, path, expected) => {
  expect(found(method, path)).toEqual(expected)
})
