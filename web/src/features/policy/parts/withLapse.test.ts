import { expect, it } from 'vitest'
import { withLapse } from './withLapse.ts'

it('cover comes back with a lapse where a day of it lapsed, and else it is said why not', () => {
  expect(withLapse({ effectiveDate: '2026-11-20', flat: false }, '2026-11-29')).toBe('withLapse')
  expect(withLapse({ effectiveDate: '2026-11-29', flat: false }, '2026-11-29')).toBe('withLapseNone')
  expect(withLapse({ effectiveDate: '2026-12-05', flat: false }, '2026-11-29')).toBe('withLapseNone')
  expect(withLapse({ effectiveDate: '2026-11-20', flat: true }, '2026-11-29')).toBe('withLapseNever')
  expect(withLapse(undefined, '2026-11-29')).toBe('withLapse')
})
