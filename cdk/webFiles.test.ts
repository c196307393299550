import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { deepLinks } from './webFiles.ts'

const handled = (uri: string): string =>
  runInNewContext(`${deepLinks('uk')}; handler({ request: { uri } }).uri`, { uri }) as string

it.each([
  ['/', '/login.uk.html'],
  ['/login', '/login.uk.html'],
  ['/agency/quotes/quo_1', '/index.html'],
  ['/admin/reference/rating/p100-us-2026-1.2', '/index.html'],
  ['/admin/reference/rating/p100-us-2026-1.2/compare/p100-us-2026-1', '/index.html'],
  ['/assets/index-a1.js', '/assets/index-a1.js'],
  ['/locales/en-GB/auth.json', '/locales/en-GB/auth.json'],
  ['/favicon.svg', '/favicon.svg'],
  ['/openapi.json', '/openapi.json'],
  ['/postman_collection.json', '/postman_collection.json'],
])('the edge answers %s with %s', (uri, answer) => {
  expect(handled(uri)).toBe(answer)
})
