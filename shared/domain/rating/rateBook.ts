import type { MinorUnits, WholeUnits } from '#shared/domain/money/amounts.ts'
import type { RegionCode } from '../../regions/code.ts'
import type { Product } from '../../regions/products.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { CoverageKey } from '../coverage/coverageId.ts'
import type { Exposure } from '../coverage/productLine.ts'
import type { Frequency } from '../coverage/securityAnswers.ts'
import type { Currency } from '../money/money.ts'
import type { QuestionKey } from '../questionnaire/question.ts'

/** How dangerous an industry is to insure, 1 the least; 6 is referred always. */
export type HazardGroup = 1 | 2 | 3 | 4 | 5 | 6

/** A published breakpoint of a table that is read between its points: at `at` whole units, or people, the value is `value`. */
export type Breakpoint = { readonly at: WholeUnits; readonly value: number }

/** Bands read from the top: the first whose `from` is not above the input. */
export type Band = { readonly from: number; readonly factor: number }

/** What an answer does to the price. Questionnaires name its `questions` differently; of several answers the worst counts. */
export type SecurityControl = { readonly control: string; readonly questions: readonly QuestionKey[] } & (
  | { readonly yes: number; readonly no: number }
  | { readonly byFrequency: Readonly<Record<Frequency, number>> }
)

/** One of the seven individual risk characteristics and how far it may move the price, as shares of it. */
export type IrpmCharacteristic = { readonly characteristic: string; readonly min: number; readonly max: number }

/** For how long reporting can be extended once a policy has ended. */
export const erpOptions = ['ONE_YEAR', 'TWO_YEARS', 'THREE_YEARS'] as const
export type ErpOption = (typeof erpOptions)[number]

/** What extended reporting costs, as part of the annual premium of what is claims-made. */
export type ErpRate = { readonly option: ErpOption; readonly months: number; readonly factor: number }

export type ProductRate = { readonly factor: number; readonly minimumPremium: WholeUnits }

/**
 * A rate book (rules: rate-books, premium): the tables of a programme in a region for policies that start within its dates.
 * Published books never change; a new rate is a new version. Factors multiply; 1 is neutral.
 */
export type RateBook = {
  readonly version: string
  readonly name: string
  readonly region: RegionCode
  readonly currency: Currency
  readonly effectiveFrom: CalendarDate
  /** The day the next version takes over; null while this one is the newest. */
  readonly effectiveUntil: CalendarDate | null
  /** What `baseRates` are read by; the revenue where it is left out. */
  readonly exposure?: Exposure
  /** Annual premium in whole units by the exposure: hazard group 3, 1M limit, 25,000 deductible, relativity 1. */
  readonly baseRates: readonly Breakpoint[]
  readonly products: Partial<Readonly<Record<Product, ProductRate>>>
  /** Each coverage's part of the base rate at a limit of one million; 0 is free of charge. What is not named is not priced by this book. */
  readonly relativities: Readonly<Partial<Record<CoverageKey, number>>>
  readonly hazardFactors: Readonly<Record<HazardGroup, number>>
  /** Group by the first digits of the industry code; the longest match counts. */
  readonly hazardGroups: Readonly<Record<string, HazardGroup>>
  /** For a code no prefix matches. */
  readonly unlistedHazardGroup: HazardGroup
  readonly limitFactors: readonly Breakpoint[]
  readonly deductibleFactors: readonly Breakpoint[]
  readonly waitingPeriodFactors: Readonly<Record<6 | 8 | 12 | 24, number>>
  /** By retroactive period; -1 is full prior acts. */
  readonly retroFactors: Readonly<Record<'1' | '2' | '-1', number>>
  /** By number of personal records, for the coverages it matters to. */
  readonly recordFactors: readonly Band[]
  readonly recordSensitive: readonly CoverageKey[]
  readonly securityControls: readonly SecurityControl[]
  /** By what a scan saw from outside; answers have factors of their own and do not count again here. */
  readonly scanScoreFactors: readonly Band[]
  /** By how long ago the last claim was: never, then within one to four years, then five or more. */
  readonly claimHistoryFactors: readonly [number, number, number, number, number, number]
  /** By state; 1 for a state not listed. */
  readonly stateFactors: Readonly<Record<string, number>>
  /** How far controls, scan, claims and IRPM together may move the price, as factors. */
  readonly creditSpread: { readonly floor: number; readonly cap: number }
  readonly irpm: { readonly min: number; readonly max: number; readonly characteristics: readonly IrpmCharacteristic[] }
  /** Share of the premium that certified terrorism cover costs; null where there is none. */
  readonly triaRate: number | null
  /** Extended reporting; none where nothing is claims-made. */
  readonly extendedReporting: readonly ErpRate[]
  readonly policyFee: { readonly admitted: MinorUnits; readonly surplus: MinorUnits }
}
