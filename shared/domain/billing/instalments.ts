import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addDays, addMonths } from '../calendar/moveDate.ts'
import { allocate, portion } from '../money/money.ts'

/** Part of the premium (less broker and MGA fees) paid down (rule: instalments). */
export const downPaymentRate = 0.2

/** Monthly instalments of the rest, where cover lasts as long (rule: instalments). */
const instalmentCount = 10

/** Days to disaffirm a financing agreement, and to pay the annual premium in full (quoting-and-servicing, section 9). */
export const disaffirmDays = 10
export const payInFullDays = 30

export type Payable = {
  readonly totalPremium: MinorUnits
  /** Broker fee and additional broker fee together. */
  readonly brokerFee: MinorUnits
  readonly mgaFee: MinorUnits
}

/** 20 % of the premium less broker and MGA fees, plus those fees (rule: instalments). */
export const downPaymentOf = ({ totalPremium, brokerFee, mgaFee }: Payable): MinorUnits => {
  const fees = brokerFee + mgaFee
  return portion(totalPremium - fees, { rate: downPaymentRate }) + fees
}

export type Instalment = {
  readonly number: number
  readonly dueDate: CalendarDate
  readonly amount: MinorUnits
  /** Billed by itself, since no instalment was left to carry it. */
  readonly billedAtOnce?: true | undefined
}

/**
 * The plan after the down payment: equal monthly instalments, the first due a day after `from` (YYYY-MM-DD), the last
 * taking the rounding. The amounts add up to `financed` to the unit.
 */
export const instalmentPlan = (financed: MinorUnits, from: CalendarDate, count = instalmentCount): Instalment[] => {
  const first = addDays(from, 1)
  const each = Math.floor(financed / count)
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    dueDate: addMonths(first, index),
    amount: index === count - 1 ? financed - each * (count - 1) : each,
  }))
}

/**
 * How many instalments a plan has that counts from a day: ten, or as many as are due before cover ends, since what is due after
 * it no cancellation brings in. None where not even the first is.
 */
export const instalmentsBefore = ({
  endDate,
  from,
}: {
  readonly endDate: CalendarDate
  readonly from: CalendarDate
}): number => {
  const first = addDays(from, 1)
  return Array.from({ length: instalmentCount }, (_, index) => addMonths(first, index)).filter((day) => day < endDate)
    .length
}

/** The last instalment of a plan, which takes the rounding. Minor units. */
export const lastInstalment = ({
  AmountFinanced,
  InstallmentAmount,
  NumberOfInstallments,
}: {
  readonly AmountFinanced: MinorUnits
  readonly InstallmentAmount: MinorUnits
  readonly NumberOfInstallments: number
}): MinorUnits => AmountFinanced - InstallmentAmount * (NumberOfInstallments - 1)

/**
 * The date from which a plan counts: a month after it is signed or cover begins, whichever is later. The first instalment,
 * a day after that, is never asked for with the down payment nor while the plan may still be disaffirmed.
 */
export const planStart = ({
  today,
  effectiveDate,
}: {
  readonly today: CalendarDate
  readonly effectiveDate: CalendarDate
}): CalendarDate => addMonths(effectiveDate > today ? effectiveDate : today, 1)

/**
 * The level monthly payment that repays `financed` at a yearly rate of `apr` percent in `count` months, and the finance
 * charge on top. At zero percent the payments are the financed amount in equal parts.
 */
export const financedInstalment = (
  financed: MinorUnits,
  { apr, count }: { readonly apr: number; readonly count: number },
): { readonly instalmentAmount: MinorUnits; readonly financeCharge: MinorUnits } => {
  const monthly = apr / 100 / 12
  const level = isNothing(monthly)
    ? (allocate(financed, Array(count).fill(1))[0] ?? 0)
    : financed * annuity(monthly, count)
  const instalmentAmount = Math.round(level)
  return { instalmentAmount, financeCharge: isNothing(monthly) ? 0 : instalmentAmount * count - financed }
}

/** A rate that is lost beside 1, by which nothing grows. */
const isNothing = (monthly: number): boolean => 1 + monthly === 1

const annuity = (monthly: number, count: number): number => monthly / (1 - (1 + monthly) ** -count)
