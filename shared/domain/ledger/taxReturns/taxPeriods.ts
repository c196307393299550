import { isBusinessDay } from '../../calendar/bankHolidays.ts'
import type { CalendarDate } from '../../calendar/calendarDate.ts'
import { type Month, monthOf } from '../../calendar/months.ts'
import { addDays, addMonths } from '../../calendar/moveDate.ts'
import { firstDayOf, lastDayOf, monthAfter } from '../periods.ts'
import { type DueRule, monthsOfFrequency, type TaxFiling, type TaxPeriod } from './taxFiling.ts'

const plus = (month: Month, months: number): Month => monthOf(addMonths(firstDayOf(month), months))

/** HMRC takes no payment on a weekend or a bank holiday, and has returns come by the last day before it. */
const lastWorkingDay = (month: Month): CalendarDate => {
  let day = lastDayOf(month)
  while (!isBusinessDay(day, { region: 'uk' })) day = addDays(day, -1)
  return day
}

const dueAfter = (to: Month, rule: DueRule): CalendarDate => {
  if ('days' in rule) return addDays(lastDayOf(to), rule.days)
  const month = plus(to, rule.months)
  if (rule.day === 'last') return lastDayOf(month)
  if (rule.day === 'lastWorking') return lastWorkingDay(month)
  return addDays(firstDayOf(month), rule.day - 1)
}

/** The day by which the return of a period that ends with a month is due. */
export const dueOn = ({ due, except }: Pick<TaxFiling, 'due' | 'except'>, to: Month): CalendarDate =>
  dueAfter(to, except?.[Number(to.slice(5, 7))] ?? due)

/** The period in which a month lies: periods follow the calendar year. */
export const taxPeriodOf = (filing: Pick<TaxFiling, 'due' | 'except' | 'frequency'>, month: Month): TaxPeriod => {
  const length = monthsOfFrequency[filing.frequency]
  const from = plus(month, 0 - ((Number(month.slice(5, 7)) - 1) % length))
  const to = plus(from, length - 1)
  return { from, to, dueOn: dueOn(filing, to) }
}

/** The periods from the one in which a month lies to the one in which another does, oldest first. */
export const taxPeriodsBetween = (
  filing: Pick<TaxFiling, 'due' | 'except' | 'frequency'>,
  { first, last }: { readonly first: Month; readonly last: Month },
): TaxPeriod[] => {
  const periods: TaxPeriod[] = []
  for (
    let period = taxPeriodOf(filing, first);
    period.from <= last;
    period = taxPeriodOf(filing, monthAfter(period.to))
  )
    periods.push(period)
  return periods
}

/** How a return that is not filed stands to its day. */
export const taxPhases = ['running', 'open', 'dueSoon', 'overdue'] as const
export type TaxPhase = (typeof taxPhases)[number]

/** So many days before its day a return is warned of. */
export const warnedDays = 21

export const taxPhaseOf = ({ to, dueOn: due }: TaxPeriod, today: CalendarDate): TaxPhase => {
  if (today > due) return 'overdue'
  if (today <= lastDayOf(to)) return 'running'
  return addDays(today, warnedDays) >= due ? 'dueSoon' : 'open'
}
