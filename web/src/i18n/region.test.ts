import { expect, it } from 'vitest'
import { regionCodeOf } from './region.ts'

it('reads the region from the first label of the host', () => {
  expect(regionCodeOf('uk.localhost')).toBe('uk')
  expect(regionCodeOf('au.palisade.example')).toBe('au')
  expect(regionCodeOf('us.localhost')).toBe('us')
})

it('takes any other host for the United States', () => {
  expect(regionCodeOf('localhost')).toBe('us')
  expect(regionCodeOf('127.0.0.1')).toBe('us')
})
