import { expect, it } from 'vitest'
import { noticedOn } from './dunning.ts'

const unpaid = {
  due: 100,
  unpaidSince: '2026-02-10',
  agencyBilled: false,
  inProcess: false,
} as const

it('notices the cancellation three weeks after something was to be paid', () => {
  expect(noticedOn(unpaid, 'us')).toBe('2026-03-03')
  expect(noticedOn({ ...unpaid, unpaidSince: '2028-02-10' }, 'uk')).toBe('2028-03-02')
})

it('counts anew, from a week after it, once cover that had ended was brought back unpaid', () => {
  expect(noticedOn({ ...unpaid, broughtBackOn: '2026-04-20' }, 'us')).toBe('2026-05-18')
  expect(noticedOn({ ...unpaid, unpaidSince: '2026-05-20', broughtBackOn: '2026-04-20' }, 'us')).toBe('2026-06-10')
})

it.each([
  ['nothing is due', { due: 0 }],
  ['the agency owes it', { agencyBilled: true }],
  ['a payment is on its way', { inProcess: true }],
])('notices none where %s', (_, more) => {
  expect(noticedOn({ ...unpaid, ...more }, 'us')).toBeUndefined()
})
