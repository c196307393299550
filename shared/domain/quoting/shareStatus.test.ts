import { expect, it } from 'vitest'
import { shareStatus } from './shareStatus.ts'

const now = '2026-11-26T10:00:00.000Z'

it('a link shows an offer until its moment, or until it is taken back', () => {
  const expiresAt = '2026-11-27T10:00:00.000Z'
  expect(shareStatus({ expiresAt }, now)).toBe('OPEN')
  expect(shareStatus({ expiresAt: now }, now)).toBe('EXPIRED')
  expect(shareStatus({ expiresAt, revokedAt: now }, now)).toBe('REVOKED')
  expect(shareStatus({ expiresAt: now, revokedAt: now }, now)).toBe('REVOKED')
})
