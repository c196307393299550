import { expect, it } from 'vitest'
import { answerBy, isMissed, isUnanswered } from './vendorAnswer.ts'

const at = '2026-11-28T23:30:00.000Z'
const asked = { answerBy: answerBy(at, 'EMERGENCY') }

it('a vendor answers within an hour of an emergency, four of what is urgent and a day of all else, by night too', () => {
  expect([answerBy(at, 'EMERGENCY'), answerBy(at, 'URGENT'), answerBy(at, 'ROUTINE')]).toEqual([
    '2026-11-29T00:30:00.000Z',
    '2026-11-29T03:30:00.000Z',
    '2026-11-29T23:30:00.000Z',
  ])
})

it('has not answered until it accepts; who was brought in before any was asked has nothing to answer', () => {
  expect([isUnanswered(asked), isUnanswered({ ...asked, accepted: {} }), isUnanswered({})]).toEqual([
    true,
    false,
    false,
  ])
})

it('has missed its time from the very moment on, once', () => {
  const [before, then] = ['2026-11-29T00:29:59.999Z', '2026-11-29T00:30:00.000Z'] as const
  expect([isMissed(asked, before), isMissed(asked, then)]).toEqual([false, true])
  expect([isMissed({ ...asked, missedAt: then }, then), isMissed({ ...asked, accepted: {} }, then)]).toEqual([
    false,
    false,
  ])
  expect(isMissed({}, then)).toBe(false)
})
