import { expect, it } from 'vitest'
import { dayFault } from './subjectivityDay.ts'

const span = { today: '2026-11-20', endDate: '2027-11-20' } as const
const fault = (
  due: '2026-11-19' | '2026-11-20' | '2027-11-19' | '2027-11-20' | undefined,
  stage = 'POST_BIND' as const,
) => dayFault({ stage, due }, span)

it('what is asked for is due from today to the last day of the cover', () => {
  expect(fault('2026-11-19')).toBe('Choose a day that is to come')
  expect(fault('2026-11-20')).toBeUndefined()
  expect(fault('2027-11-19')).toBeUndefined()
  expect(fault('2027-11-20')).toBe('Choose a day before the cover ends')
})

it('what may come after binding says by when, what stops it need not', () => {
  expect(fault(undefined)).toBe('Say by when it is due')
  expect(dayFault({ stage: 'PRE_BIND', due: undefined }, span)).toBeUndefined()
})
