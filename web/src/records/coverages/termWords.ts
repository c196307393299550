import type { TFunction } from 'i18next'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { RetroPeriod } from '#shared/domain/coverage/terms.ts'
import { date } from '#web/i18n/format.ts'

/** `12 hours`. */
export const waitingWords = (t: TFunction<'quote'>, hours: number): string => t('terms.hours', { count: hours })

/**
 * `1 Year`, `Full Prior Acts`, or the date itself where one stands in place of the period. Records and steps of a price hold
 * a period as the number it is; none is written that cannot be chosen.
 */
export const retroWords = (t: TFunction<'quote'>, period: number, asDate?: CalendarDate | null): string =>
  asDate ? date(asDate) : t(`retro.${RetroPeriod.parse(period)}`)
