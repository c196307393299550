import type { Month } from '#shared/domain/calendar/months.ts'
import { firstDayOf } from '#shared/domain/ledger/periods.ts'
import { date } from '#web/i18n/format.ts'
import { monthText } from '#web/i18n/monthText.ts'

/** `October 2026`, or `Jul – Sep 2026`. */
export const periodText = ({ from, to }: { readonly from: Month; readonly to: Month }): string =>
  from === to
    ? monthText(to)
    : `${date(firstDayOf(from), { month: 'short' })} – ${date(firstDayOf(to), { month: 'short', year: 'numeric' })}`
