import { expect, test } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { inBordereauOrder } from './premiumBordereau.ts'

test('a bordereau goes by policy, then by the day from which a transaction counts, then as it was booked', () => {
  const row = (policyNumber: string, effectiveDate: CalendarDate, postedAt: CalendarDate, order = 0) => ({
    policyNumber,
    effectiveDate,
    postedAt: `${postedAt}T10:00:00.000Z` as const,
    order,
  })
  const rows = [
    row('PAL-US-100002-01', '2026-10-01', '2026-10-01'),
    row('PAL-US-100001-01', '2026-10-05', '2026-10-06'),
    row('PAL-US-100001-01', '2026-10-05', '2026-10-05', 1),
    row('PAL-US-100001-01', '2026-10-05', '2026-10-05'),
    row('PAL-US-100001-01', '2026-10-02', '2026-10-09'),
  ]
  expect(rows.toSorted(inBordereauOrder)).toEqual([rows[4], rows[3], rows[2], rows[1], rows[0]])
})
