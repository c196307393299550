import { expect, it } from 'vitest'
import { verifiedBy } from './verified.ts'

const at = '2026-11-26T09:00:00.000Z'
const license = { expirationDate: '2027-01-31' } as const
const by = (entry: Parameters<typeof verifiedBy>[1]['entry']) => verifiedBy(license, { entry, register: 'NIPR', at })

it('a license that the register has holds as long as the register says', () => {
  expect(by({ isActive: true, expirationDate: '2029-01-31' })).toEqual({
    expirationDate: '2029-01-31',
    verified: { at, register: 'NIPR', verdict: 'CONFIRMED', expirationDate: '2029-01-31' },
  })
  expect(by({ isActive: true })).toMatchObject({ expirationDate: '2027-01-31', verified: { verdict: 'CONFIRMED' } })
})

it('one that has ended, or that it does not have, keeps the day on record, and is told as what it is', () => {
  expect(by({ isActive: false, expirationDate: '2025-01-31' })).toMatchObject({
    expirationDate: '2027-01-31',
    verified: { verdict: 'ENDED', expirationDate: '2025-01-31' },
  })
  expect(by(undefined)).toEqual({
    expirationDate: '2027-01-31',
    verified: { at, register: 'NIPR', verdict: 'NOT_FOUND' },
  })
})
