import type { CalendarDate } from './calendarDate.ts'
import { addDays, addMonths, addYears } from './moveDate.ts'

/** A first and a last date, both allowed. */
export type DateWindow = { readonly min: CalendarDate; readonly max: CalendarDate }

/** A policy's period: from 12:01 AM of the first date to 12:01 AM of the second. */
export type PolicyTerm = { readonly effectiveDate: CalendarDate; readonly endDate: CalendarDate }

/** The term that starts on `effectiveDate`: one year (quoting-and-servicing, section 9). */
export const annualTerm = (effectiveDate: CalendarDate): PolicyTerm => ({
  effectiveDate,
  endDate: addYears(effectiveDate, 1),
})

/** A new quote's effective date: 14 days from today (quoting-and-servicing, section 9). */
export const defaultEffectiveDate = (today: CalendarDate): CalendarDate => addDays(today, 14)

/** Days before a policy ends from which its renewal may be prepared (rule: renewal-clock). */
export const renewalCandidateDays = 120

/**
 * When cover may start: 7 days back to 75 days ahead (quoting-and-servicing, section 9); that of a renewal as far ahead as
 * renewals are prepared.
 */
export const startWindow = (today: CalendarDate, isRenewal = false): DateWindow => ({
  min: addDays(today, -7),
  max: addDays(today, isRenewal ? renewalCandidateDays : 75),
})

/** When cover may end: six to eighteen months after it starts (rule: coverage-end). */
export const endWindow = (effectiveDate: CalendarDate): DateWindow => ({
  min: addMonths(effectiveDate, 6),
  max: addMonths(effectiveDate, 18),
})

/** ISO dates sort as text. */
export const isWithin = (date: CalendarDate, window: DateWindow): boolean => date >= window.min && date <= window.max
