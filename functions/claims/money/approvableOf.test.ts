import { expect, it } from 'vitest'
import { approvableOf } from './approvableOf.ts'

const asked = [
  { amount: 2_000_000, seenBy: ['usr_a'] },
  { amount: 90_000_000, seenBy: ['usr_a', 'usr_b'] },
]

it('who may approve a payment has a letter for it, and neither asked for it nor approved it', () => {
  const of = (userId: string, role: 'Head of Claims' | 'Power User' | 'Underwriter', ownRole?: 'Power User') =>
    approvableOf(asked, { userId, role, ...(ownRole && { ownRole }) }, 'USD')
  expect(of('usr_c', 'Head of Claims')).toBe(92_000_000)
  expect(of('usr_b', 'Head of Claims')).toBe(2_000_000)
  expect(of('usr_a', 'Head of Claims')).toBe(0)
  expect(of('usr_c', 'Power User')).toBe(2_000_000)
  expect(of('usr_c', 'Head of Claims', 'Power User')).toBe(2_000_000)
  expect(of('usr_c', 'Underwriter')).toBe(0)
  expect(approvableOf(undefined, { userId: 'usr_c', role: 'Head of Claims' }, 'USD')).toBe(0)
})
