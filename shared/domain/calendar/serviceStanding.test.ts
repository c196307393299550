import { expect, it } from 'vitest'
import { serviceStanding } from './serviceStanding.ts'

it('a part stands as the worst of what was measured in it', () => {
  expect(serviceStanding(['WELL', 'LATE', 'FAILED'])).toBe('DISTURBED')
  expect(serviceStanding(['WELL', 'LATE', 'NEVER'])).toBe('DELAYED')
  expect(serviceStanding(['WELL', 'NEVER'])).toBe('WELL')
  expect(serviceStanding(['NEVER'])).toBe('UNKNOWN')
  expect(serviceStanding([])).toBe('UNKNOWN')
})
