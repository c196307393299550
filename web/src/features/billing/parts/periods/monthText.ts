import type { Month } from '#shared/domain/calendar/months.ts'
import { firstDayOf } from '#shared/domain/ledger/periods.ts'
import { date } from '#web/i18n/format.ts'

/** `October 2026`. */
export const monthText = (month: Month): string => date(firstDayOf(month), { month: 'long', year: 'numeric' })
