import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays } from '../calendar/moveDate.ts'
import type { Instalment } from './instalments.ts'
import { invoiceReferenceDays } from './invoice.ts'

/** What is kept of an accepted plan: the down payment, number 0, and the instalments after it. */
export type InstalmentSchedule = readonly Instalment[]

export type InstalmentState = 'OVERDUE' | 'PAID' | 'PARTLY' | 'UPCOMING'

export type InstalmentStanding = Instalment & { readonly paid: MinorUnits; readonly state: InstalmentState }

/** The down payment by its day, then the instalments; together what is owed. */
export const scheduleOf = (downPayment: MinorUnits, instalments: readonly Instalment[], paidDownBy: CalendarDate) => [
  { number: 0, dueDate: paidDownBy, amount: downPayment },
  ...instalments,
]

/** More that is charged on a day because the policy was changed, minor units. */
export interface AddedToPlan {
  readonly on: CalendarDate
  readonly amount: MinorUnits
}

/** The parts of a plan once more is charged on a day. */
const withAdded = (schedule: InstalmentSchedule, { on, amount }: AddedToPlan): InstalmentSchedule => {
  const billed = addDays(on, invoiceReferenceDays)
  const isToCome = ({ dueDate, number }: Instalment) => number > 0 && dueDate > billed
  const count = schedule.filter(isToCome).length
  if (count === 0) {
    const number = Math.max(0, ...schedule.map((part) => part.number)) + 1
    return [...schedule, { number, dueDate: billed, amount, billedAtOnce: true }]
  }
  const each = Math.floor(amount / count)
  const last = amount - each * (count - 1)
  const end = schedule.findLastIndex(isToCome)
  return schedule.map((part, index) =>
    isToCome(part) ? { ...part, amount: part.amount + (index === end ? last : each) } : part,
  )
}

/**
 * The parts of a signed plan with what changes of the policy have added to them: in equal amounts to the instalments that are due
 * more than a week later, the last of them taking the rounding, or as a part of its own, due in a week, where none is left. The
 * down payment stays what was signed for (rule: instalments).
 */
export const scheduleWith = (signed: InstalmentSchedule, added: readonly AddedToPlan[] = []): InstalmentSchedule =>
  added.reduce(withAdded, signed)

/** What stands of a plan as more or less is charged. Minor units. */
interface Recharge {
  /** What is charged more, below zero less. */
  readonly change: MinorUnits
  /** What was charged before: of the policy alone, late fees and what was written off beside it. */
  readonly charged: MinorUnits
  readonly on: CalendarDate
}

/**
 * What has been added to a plan once more or less is charged: what was returned before is charged again on the parts that it was
 * taken off, and what is beyond them is added; what is returned lessens the newest additions first.
 */
export const addedAfter = (
  signed: InstalmentSchedule,
  added: readonly AddedToPlan[],
  { change, charged, on }: Recharge,
): readonly AddedToPlan[] => {
  if (change < 0) return lessened(added, 0 - change)
  const planned = scheduleWith(signed, added).reduce((sum, { amount }) => sum + amount, 0)
  const amount = change - Math.max(0, Math.min(change, planned - charged))
  return amount === 0 ? added : [...added, { on, amount }]
}

const lessened = (added: readonly AddedToPlan[], amount: MinorUnits): readonly AddedToPlan[] => {
  const newest = added.at(-1)
  if (newest === undefined || amount <= 0) return added
  const before = added.slice(0, -1)
  return newest.amount > amount
    ? [...before, { ...newest, amount: newest.amount - amount }]
    : lessened(before, amount - newest.amount)
}

const stateOf = ({ dueDate, amount }: Instalment, paid: MinorUnits, today: CalendarDate): InstalmentState => {
  if (paid >= amount) return 'PAID'
  if (dueDate < today) return 'OVERDUE'
  return paid > 0 ? 'PARTLY' : 'UPCOMING'
}

/**
 * Where each part of a plan stands: what is charged now, in the order of the due dates, and what was paid on it, oldest
 * first. What is returned takes from the last instalments, what is charged beyond the plan, a late fee, is due with the last:
 * together the parts are what is charged, and what was paid on them what was paid of it.
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
