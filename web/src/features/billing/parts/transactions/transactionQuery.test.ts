import { expect, it } from 'vitest'
import { narrowedBy, sortOf } from './transactionQuery.ts'

const of = (words: Readonly<Record<string, string>>) => narrowedBy((name) => words[name])

it('an address narrows the list by what it says rightly', () => {
  const agencyId = 'agy_01JH0000000000000000000A01'
  expect(of({ from: '2026-01-01', to: '2026-01-31', agencyId, status: 'Void', paymentMethod: 'Wire' })).toEqual({
    from: '2026-01-01',
    to: '2026-01-31',
    agencyId,
    status: 'Void',
    paymentMethod: 'Wire',
  })
  expect(of({ from: 'May', to: '2026-02-31', agencyId: 'x', status: 'paid', paymentMethod: 'Cash' })).toEqual({})
})

it('a list of some days is by day, whatever else it was sorted by', () => {
  expect(sortOf('companyName', of({}))).toBe('companyName')
  expect(sortOf('companyName', of({ from: '2026-01-01' }))).toBe('-paymentDate')
  expect(sortOf('paymentDate', of({ to: '2026-01-01' }))).toBe('paymentDate')
  expect(sortOf('price', of({}))).toBe('-paymentDate')
})
