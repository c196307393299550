import type { CalendarDate } from '../../calendar/calendarDate.ts'
import type { Month } from '../../calendar/months.ts'
import type { LedgerAccount } from '../chartOfAccounts.ts'

/** How many months a return is of. */
export const monthsOfFrequency = { monthly: 1, quarterly: 3, semiannual: 6, annual: 12 } as const
export type Frequency = keyof typeof monthsOfFrequency

/** On which day a return is due: so many months after its last, on that day or the last one; or so many days after its end. */
export type DueRule =
  | { readonly months: number; readonly day: number | 'last' | 'lastWorking' }
  | { readonly days: number }

/** What a column of a file holds. */
export const taxFields = [
  'authority',
  'booked',
  'company',
  'effective',
  'expiry',
  'fees',
  'gross',
  'inception',
  'insurer',
  'levy',
  'period',
  'policy',
  'rate',
  'state',
  'tax',
  'taxable',
  'total',
  'transaction',
] as const
export type TaxField = (typeof taxFields)[number]
export type TaxColumn = readonly [title: string, field: TaxField]

/** A return that an authority expects: of which accounts of the ledger, how often, by when, in which columns, by which law. */
export interface TaxFiling {
  /** As the ledger names it. */
  readonly authority: string
  readonly name: string
  /** The tax itself, and a levy that is returned with it. */
  readonly accounts: readonly [LedgerAccount, ...LedgerAccount[]]
  readonly frequency: Frequency
  readonly due: DueRule
  /** Where a quarter's return is due on another day, by the month in which the quarter ends. */
  readonly except?: Readonly<Record<number, { readonly months: number; readonly day: number }>>
  readonly columns: readonly TaxColumn[]
  readonly source: string
}

/** The months that a return is of, both among them, and the day by which it is due. */
export interface TaxPeriod {
  readonly from: Month
  readonly to: Month
  readonly dueOn: CalendarDate
}
