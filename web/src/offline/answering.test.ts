import { describe, expect, it } from 'vitest'
import { answeredAs } from './answering.ts'
import { isEmergency } from './emergency.ts'

const origin = 'https://us.palisade.example'
const asked = (path: string, more: { method?: string; mode?: string } = {}) =>
  answeredAs({ method: 'GET', mode: 'cors', url: new URL(path, origin).href, ...more }, origin)

describe('the worker of the incident page answers', () => {
  it('with the page where it is opened, an opened incident too, and no other page', () => {
    for (const path of ['/incident', '/incident?from=mail', '/incident/pol_01JH0000000000000000000P01'])
      expect(asked(path, { mode: 'navigate' }), path).toBe('page')
    for (const path of ['/', '/login', '/incidents', '/customer/incident', '/agency/policies'])
      expect(asked(path, { mode: 'navigate' }), path).toBeUndefined()
  })

  it('with files of the build and its texts', () => {
    for (const path of [
      '/assets/index-a1.js',
      '/assets/inter-a1.woff2',
      '/locales/en-US/claims.json?v=1',
      '/favicon.svg',
    ])
      expect(asked(path), path).toBe('file')
  })

  it('nothing of an API, nothing that is written, nothing of anybody else', () => {
    for (const path of [
      '/api/claims/v1/incident/pol_1',
      '/api/docs/v1/documents',
      '/env',
      '/version',
      '/locales/en-US/claims',
      'https://s3.eu-west-2.amazonaws.com/assets/file.js',
    ])
      expect(asked(path), path).toBeUndefined()
    expect(asked('/assets/index-a1.js', { method: 'POST' })).toBeUndefined()
  })
})

it('an emergency is at its own address alone', () => {
  expect(['/incident', '/incident/pol_1', '/incidental', '/admin/incident'].map(isEmergency)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
