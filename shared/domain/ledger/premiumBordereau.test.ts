import { expect, test } from 'vitest'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { bordereauDifferences, bordereauFigures, inBordereauOrder } from './premiumBordereau.ts'

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

test('each figure of a bordereau is held against the ledger’s, also where two differences make up for each other', () => {
  const ledger = { gross: 100_000, commission: 25_000, net: 75_000, taxes: 4_850, fees: 15_000, due: 119_850 }
  expect(bordereauDifferences(ledger, ledger)).toEqual({})
  expect(bordereauDifferences({ ...ledger, taxes: 5_850, fees: 14_000 }, ledger)).toEqual({
    taxes: 1_000,
    fees: -1_000,
  })
  for (const figure of bordereauFigures)
    expect(bordereauDifferences({ ...ledger, [figure]: ledger[figure] - 1 }, ledger)).toEqual({ [figure]: -1 })
})
