import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Instalment } from './instalments.ts'

/** What is kept of an accepted plan: the down payment, number 0, and the instalments after it. */
export type InstalmentSchedule = readonly Instalment[]

export type InstalmentState = 'OVERDUE' | 'PAID' | 'PARTLY' | 'UPCOMING'

export type InstalmentStanding = Instalment & { readonly paid: MinorUnits; readonly state: InstalmentState }

/** The down payment by its day, then the instalments; together what is owed. */
export const scheduleOf = (downPayment: MinorUnits, instalments: readonly Instalment[], paidDownBy: CalendarDate) => [
  { number: 0, dueDate: paidDownBy, amount: downPayment },
  ...instalments,
]

const stateOf = ({ dueDate, amount }: Instalment, paid: MinorUnits, today: CalendarDate): InstalmentState => {
  if (paid >= amount) return 'PAID'
  if (dueDate < today) return 'OVERDUE'
  return paid > 0 ? 'PARTLY' : 'UPCOMING'
}

/**
 * Where each part of a plan stands: what is charged now, in the order of the due dates, and what was paid on it, oldest
 * first. What is returned takes from the last instalments, what is charged beyond the plan is due with the last: together
 * the parts are what is charged, and what was paid on them what was paid of it.
 */
export const instalmentStandings = (
  schedule: InstalmentSchedule,
  { charged, paid, today }: { readonly charged: MinorUnits; readonly paid: MinorUnits; readonly today: CalendarDate },
): InstalmentStanding[] => {
  let [toCharge, toPay] = [charged, Math.max(0, Math.min(paid, charged))]
  return schedule.map((part, index) => {
    const amount = index === schedule.length - 1 ? toCharge : Math.min(part.amount, toCharge)
    const paidOn = Math.min(amount, toPay)
    toCharge -= amount
    toPay -= paidOn
    return { ...part, amount, paid: paidOn, state: stateOf({ ...part, amount }, paidOn, today) }
  })
}

/** What a plan asks for: how much, since or by when, and whether that is late. */
export interface AskedByPlan {
  readonly amount: MinorUnits
  readonly dueDate: CalendarDate
  readonly isLate: boolean
}

/** What is to be paid next of a plan: all of it that is late, else the part that comes next; undefined once nothing is left. */
export const askedOf = (standings: readonly InstalmentStanding[]): AskedByPlan | undefined => {
  const next = nextInstalment(standings)
  if (next === undefined) return undefined
  const late = standings.filter(({ state }) => state === 'OVERDUE')
  const asked = late.length > 0 ? late : [next]
  const amount = asked.reduce((sum, part) => sum + part.amount - part.paid, 0)
  return { amount, dueDate: next.dueDate, isLate: late.length > 0 }
}

/** The first part that is not paid in full. */
export const nextInstalment = (standings: readonly InstalmentStanding[]): InstalmentStanding | undefined =>
  standings.find(({ state }) => state !== 'PAID')
