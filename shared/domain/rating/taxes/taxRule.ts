import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { CalendarDate } from '../../calendar/calendarDate.ts'
import type { TaxKey } from '../ratedPremium.ts'

/**
 * A tax or levy on insurance (rule: taxes) for policies that start from `from` and before `until`. It is `rate` of the
 * taxable amount, or the `flat` amount a policy. `onTopOf` names taxes that are themselves part of the taxable amount.
 */
export type TaxRule = {
  readonly key: TaxKey
  readonly name: string
  readonly rate: number
  readonly flat?: MinorUnits
  readonly onTopOf?: readonly TaxKey[]
  readonly from: CalendarDate
  readonly until?: CalendarDate
  /** The statute or the authority's publication the rate is taken from. */
  readonly source: string
}
