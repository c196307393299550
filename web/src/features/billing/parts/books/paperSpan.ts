import { Temporal } from 'temporal-polyfill'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { monthOf } from '#shared/domain/calendar/months.ts'
import { addDays, addMonths } from '#shared/domain/calendar/moveDate.ts'
import { firstDayOf, lastDayOf } from '#shared/domain/ledger/periods.ts'

export const spans = ['day', 'week', 'month'] as const
export type Span = (typeof spans)[number]

/** The days of a span that a day is in; weeks begin on Monday. */
export const daysOf = (span: Span, day: CalendarDate): { readonly from: CalendarDate; readonly to: CalendarDate } => {
  if (span === 'day') return { from: day, to: day }
  if (span === 'month') return { from: firstDayOf(monthOf(day)), to: lastDayOf(monthOf(day)) }
  const from = addDays(day, 1 - Temporal.PlainDate.from(day).dayOfWeek)
  return { from, to: addDays(from, 6) }
}

/** A day of the span before (-1) or behind (1). */
export const turned = (span: Span, day: CalendarDate, by: -1 | 1): CalendarDate =>
  span === 'month' ? addMonths(firstDayOf(monthOf(day)), by) : addDays(day, span === 'week' ? 7 * by : by)
