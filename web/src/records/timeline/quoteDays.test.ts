import { describe, expect, test } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { quoteDays } from './quoteDays.ts'

const words = ((key: string) => key.replace('timeline.day.', '')) as unknown as Parameters<typeof quoteDays>[2] // keys stand for their words

const quote = {
  agencyStatus: 'READY',
  effectiveDate: '2026-12-04',
  endDate: '2027-12-04',
  expiresOn: '2026-12-04',
  needBy: undefined,
} as const

const days = (more: Partial<Parameters<typeof quoteDays>[0]>, today: CalendarDate = '2026-11-25') =>
  quoteDays({ ...quote, ...more }, today, words).map(({ label, planned }) => (planned ? `(${label})` : label))

describe('the days of a quote', () => {
  test('open: its last day and the start of cover are yet to come, and the day by which it is needed', () => {
    expect(days({})).toEqual(['(expires)', '(starts)'])
    expect(days({ agencyStatus: 'REFERRED', needBy: '2026-11-28' })).toEqual(['(needBy)', '(expires)', '(starts)'])
  })

  test('on its last day it has not expired, the day after it has, and nothing is ahead', () => {
    expect(days({}, '2026-12-04')).toEqual(['(expires)', '(starts)'])
    expect(days({}, '2026-12-05')).toEqual(['expired'])
  })

  test('open and back-dated: cover that nobody has bound has not begun', () => {
    expect(days({ effectiveDate: '2026-11-18' })).toEqual(['(expires)', '(starts)'])
  })

  test.each(['BOUND', 'ISSUED'] as const)(
    '%s: it can no longer expire; cover begins and ends on its days',
    (agencyStatus) => {
      expect(days({ agencyStatus })).toEqual(['(starts)', '(ends)'])
      expect(days({ agencyStatus }, '2026-12-04')).toEqual(['began', '(ends)'])
      expect(days({ agencyStatus }, '2027-12-04')).toEqual(['began', 'ended'])
    },
  )

  test.each(['DECLINED', 'DELETED', 'EXPIRED', 'INVALID', 'LOST', 'RESCIND', 'BINDER EXPIRED'] as const)(
    '%s: there is no day',
    (agencyStatus) => {
      expect(days({ agencyStatus })).toEqual([])
    },
  )
})
