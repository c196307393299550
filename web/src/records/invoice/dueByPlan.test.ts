import { expect, it } from 'vitest'
import { dueByPlan } from './dueByPlan.ts'

const owing = { dueAmount: 175_920, premiumFinanced: true }
const down = { number: 0, dueDate: '2026-12-06', amount: 35_184, paid: 0, state: 'UPCOMING' } as const
const first = { number: 1, dueDate: '2026-12-30', amount: 14_074, paid: 0, state: 'UPCOMING' } as const

it('a plan that was signed asks for its next part, also where what was paid on it was charged back', () => {
  expect(dueByPlan(owing, [down, first])).toEqual({
    heading: 'byPlan',
    asked: { amount: 35_184, dueDate: '2026-12-06', isLate: false },
  })
  const paidDown = { ...down, paid: 35_184, state: 'PAID' } as const
  expect(dueByPlan(owing, [paidDown, first])).toEqual({
    heading: 'rest',
    asked: { amount: 14_074, dueDate: '2026-12-30', isLate: false },
  })
})

it('what is late of a plan is asked for as that', () => {
  const late = { ...down, state: 'OVERDUE' } as const
  expect(dueByPlan(owing, [late, first])?.asked).toEqual({ amount: 35_184, dueDate: '2026-12-06', isLate: true })
})

it('there is none where all is paid at once or nothing is due', () => {
  expect(dueByPlan({ ...owing, premiumFinanced: false }, undefined)).toBeUndefined()
  expect(dueByPlan({ ...owing, dueAmount: 0 }, [down])).toBeUndefined()
})
