import { expect, test } from 'vitest'
import { nextClock } from './SubmissionDue.tsx'

const clock = (state: 'LATE' | 'MET' | 'MISSED' | 'RUNNING') => ({ dueAt: '2026-03-02T18:00:00.000Z' as const, state })

test('an agency waits for an answer first, then for terms', () => {
  const clocks = { firstResponse: clock('RUNNING'), quote: clock('RUNNING') }
  expect(nextClock({ status: 'RECEIVED', clocks })).toMatchObject({ of: 'answer' })
  expect(nextClock({ status: 'RECEIVED', clocks: { ...clocks, firstResponse: clock('MISSED') } })).toMatchObject({
    of: 'quote',
  })
  expect(nextClock({ status: 'RECEIVED', clocks: { ...clocks, firstResponse: clock('LATE') } })).toMatchObject({
    of: 'answer',
    state: 'LATE',
  })
  expect(nextClock({ status: 'QUOTED', clocks: { firstResponse: clock('MET'), quote: clock('MET') } })).toBeUndefined()
  expect(nextClock({ status: 'DECLINED', clocks })).toBeUndefined()
})
