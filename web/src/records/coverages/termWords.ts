import type { TFunction } from 'i18next'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { date } from '#web/i18n/format.ts'

/** `12 hours`. */
export const waitingWords = (t: TFunction<'quote'>, hours: number): string => t('terms.hours', { count: hours })

/** `1 Year`, `Full Prior Acts`, or the date itself where one stands in place of the period. */
export const retroWords = (t: TFunction<'quote'>, period: number, asDate?: CalendarDate | null): string =>
  asDate ? date(asDate) : t(`retro.${period}`)
