import { expect, it } from 'vitest'
import { agencyDueDate, reminderDue } from './agencyTerms.ts'

it('an agency pays 30 days after the end of the month of issue, leap years included', () => {
  expect(agencyDueDate('2026-11-01')).toBe('2026-12-30')
  expect(agencyDueDate('2026-11-30')).toBe('2026-12-30')
  expect(agencyDueDate('2028-02-10')).toBe('2028-03-30')
  expect(agencyDueDate('2026-12-31')).toBe('2027-01-30')
})

it('a reminder is due once for each of its days; a day that was missed is made good by the last one', () => {
  const since = '2026-10-01'
  const due = '2026-11-30'
  expect(reminderDue(due, { today: '2026-11-22', sent: [], since })).toBeUndefined()
  expect(reminderDue(due, { today: '2026-11-23', sent: [], since })).toBe(-7)
  expect(reminderDue(due, { today: '2026-12-09', sent: [], since })).toBe(7)
  expect(reminderDue(due, { today: '2026-12-09', sent: [{ dueDate: due, step: 7 }], since })).toBeUndefined()
  // By hand is no step of the schedule, and another due day is another reminder.
  expect(reminderDue(due, { today: '2026-12-09', sent: [{ dueDate: due }], since })).toBe(7)
  expect(reminderDue(due, { today: '2026-11-24', sent: [{ dueDate: '2026-10-30', step: 28 }], since })).toBe(-7)
  // What was issued after the day of a step is not reminded of by it.
  expect(reminderDue(due, { today: '2026-11-24', sent: [], since: '2026-11-23' })).toBeUndefined()
})
