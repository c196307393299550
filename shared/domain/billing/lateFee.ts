import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import { portion } from '../money/money.ts'
import type { Taxed } from '../rating/taxes/taxAuthority.ts'
import { type InstalmentSchedule, type InstalmentStanding, instalmentStandings } from './instalmentSchedule.ts'

/** What an instalment costs besides that is not paid in time. Amounts are minor units. */
export interface LateFeeRule {
  /** Days after the due day on which nothing is charged yet. */
  readonly graceDays: number
  /** Part of what of the instalment is not paid, 0 to 1. */
  readonly rate: number
  readonly least: MinorUnits
  readonly most: MinorUnits
  /** The law, or what it is measured by where it leaves it to the plan. */
  readonly source: string
}

/** Where a state says nothing else: what most of them let a premium finance company charge, and no more than 25 dollars. */
const elsewhere: LateFeeRule = {
  graceDays: 10,
  rate: 0.05,
  least: 0,
  most: 2_500,
  source: 'Terms of the plan, by the measure of the premium finance acts (Cal. Fin. Code § 18627)',
}

const byState: Readonly<Record<string, LateFeeRule>> = {
  FL: { ...elsewhere, graceDays: 5, least: 1_000, source: 'Fla. Stat. § 627.841: $10 or 5 %, after five days' },
  ND: { ...elsewhere, rate: 1, most: 500, source: 'N.D.C.C. § 26.1-20.1-08: at most $5, after ten days' },
  NY: {
    ...elsewhere,
    graceDays: 5,
    least: 100,
    source: 'N.Y. Banking Law § 569(1): 5 %, after five days, $1 at least',
  },
}

/**
 * The rule of a place; undefined where nothing is charged (rule: late-fee): in the UK more than the costs of the default is
 * unfair (FCA CONC 7.7.5R), in Australia a charge beyond them is a penalty.
 */
export const lateFeeRuleOf = ({ region, state = '' }: Taxed): LateFeeRule | undefined =>
  region === 'us' ? (byState[state] ?? elsewhere) : undefined

/** The fee on what is late, never more than that. */
export const lateFeeOf = (late: MinorUnits, { rate, least, most }: LateFeeRule): MinorUnits =>
  Math.min(late, most, Math.max(least, portion(late, { rate })))

/** A fee that is due because of an instalment. */
export interface LateFee {
  readonly number: number
  readonly dueDate: CalendarDate
  readonly amount: MinorUnits
}

/** The fees of a day: one for each instalment whose days of grace are over and that has none yet; the down payment has none, nor what is billed at once. */
export const lateFeesOn = (
  parts: readonly InstalmentStanding[],
  had: readonly number[],
  { rule, today }: { readonly rule: LateFeeRule; readonly today: CalendarDate },
): LateFee[] =>
  parts
    .filter(({ number, dueDate, amount, paid, billedAtOnce }) => {
      const isLate = paid < amount && addDays(dueDate, rule.graceDays) < today
      return number > 0 && !billedAtOnce && isLate && !had.includes(number)
    })
    .map(({ number, dueDate, amount, paid }) => ({ number, dueDate, amount: lateFeeOf(amount - paid, rule) }))
    .filter(({ amount }) => amount > 0)

/** Money that came on a day, or went back on it, below zero. */
export interface PaidOn {
  readonly day: CalendarDate
  readonly amount: MinorUnits
}

/** What was charged, and the days on which it was paid. */
interface PaidByDay {
  readonly charged: MinorUnits
  readonly payments: readonly PaidOn[]
  readonly rule: LateFeeRule
  readonly today: CalendarDate
}

/** The fees that a plan has earned by the days on which its instalments were paid, paid or not by today. */
export const lateFeesByDays = (
  schedule: InstalmentSchedule,
  { charged, payments, rule, today }: PaidByDay,
): LateFee[] =>
  schedule.flatMap(({ number, dueDate }) => {
    const lastFree = addDays(dueDate, rule.graceDays)
    if (lastFree >= today) return []
    const paid = payments.reduce((sum, { day, amount }) => sum + (day <= lastFree ? amount : 0), 0)
    const then = { charged, paid, today: addDays(lastFree, 1) }
    return lateFeesOn(instalmentStandings(schedule, then), [], { rule, today: then.today }).filter(
      (fee) => fee.number === number,
    )
  })
