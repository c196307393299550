import type { RegionCode } from '../../regions/code.ts'
import type { Product } from '../../regions/products.ts'
import type { CalendarDate } from '../calendar/calendarDate.ts'
import type { Boost } from '../coverage/boost.ts'
import type { CoverageContext } from '../coverage/coverageContext.ts'
import type { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import type { GlobalTerms } from '../coverage/selection.ts'
import type { WholeUnits } from '../money/amounts.ts'
import type { BindingAuthority } from './authority.ts'
import type { CalculatorState } from './calculatorState.ts'
import type { CalculatorTerms } from './calculatorTerms.ts'
import type { RatedBy } from './carrierRater.ts'
import type { ClaimExperience } from './claimExperience.ts'
import type { Industries } from './hazardGroup.ts'
import { ratedClaimHistory } from './ratedClaimHistory.ts'
import type { RatingFacts } from './ratingFacts.ts'
import { beginsOnSurplus } from './unfiledRule.ts'

/** What the calculator must know beside its state. */
export type CalculatorSetting = {
  readonly region: RegionCode
  readonly product: Product
  /** The version of the rate book that the price is held to, while its edition is that of the date. */
  readonly heldTo?: string | undefined
  /** The carrier’s rater that it was priced by; of use with `heldTo` alone, and none means by the book alone. */
  readonly heldRater?: RatedBy | undefined
  /** Where the insured is; with it the start date is held to its window. */
  readonly today?: CalendarDate | undefined
  readonly boost?: Boost | undefined
  /** Whose binding authority referrals are measured by; the programme's unless told. */
  readonly authority?: BindingAuthority | undefined
  /** How many declines of the company stand, under this account or another. */
  readonly priorDeclines?: number | undefined
  /** What claims it had with us. */
  readonly claims?: ClaimExperience | undefined
  readonly fees?: Partial<Pick<RatingFacts, 'brokerFee' | 'additionalBrokerFee' | 'mgaFee'>> | undefined
  readonly irpmModifier?: number | undefined
  /** The total revenue that bounds limit and retention, where the price is made of a corrected one; whole units. */
  readonly boundedBy?: WholeUnits | undefined
  /** How many past events an underwriter has named to be excluded. */
  readonly namedEvents?: number | undefined
}

type Account = CalculatorState['account']

const industryCodeOf = (account: Account, setting: CalculatorSetting): string =>
  (setting.region === 'us' ? (account.naicsCode ?? account.sicCode) : (account.sicCode ?? account.naicsCode)) ?? ''

/** What the account does, as rate books look it up. */
export const industriesOf = (account: Account, setting: CalculatorSetting): Industries => ({
  industryCode: industryCodeOf(account, setting),
  secondaryIndustryCode: account.secondNaicsCode,
  primaryShare: account.primaryNaicsPercentage ?? 100,
})

/** The terms from which those of each coverage follow. */
export const coverageTermsOf = ({ terms, minimumRetention }: CalculatorTerms): GlobalTerms => ({
  ...terms,
  minimumRetention,
})

export const calculatorContext = (
  { account, ui }: CalculatorState,
  setting: CalculatorSetting,
  { terms }: CalculatorTerms,
): CoverageContext => ({
  region: setting.region,
  product: setting.product,
  state: account.state,
  industryCode: industryCodeOf(account, setting),
  limit: terms.limit,
  answers: account.securityQuestions ?? {},
  boost: setting.boost,
  isEndorsement: ui?.isEndorsement,
  namedEvents: setting.namedEvents,
})

/** The rating facts of a calculation for the coverages given. */
export const calculatorFacts = (
  { account, ui }: CalculatorState,
  setting: CalculatorSetting,
  { terms }: CalculatorTerms,
  coverages: SelectedCoverage[],
): RatingFacts => ({
  region: setting.region,
  product: setting.product,
  state: account.state,
  revenue: account.revenue,
  ...industriesOf(account, setting),
  limit: terms.limit,
  deductible: terms.deductible,
  waitingPeriod: terms.waitingPeriod,
  retroPeriod: terms.retroActivePeriod,
  effectiveDate: terms.effectiveDate,
  endDate: terms.endDate,
  numberOfPersonalRecords: account.numberOfPersonalRecords ?? null,
  noOfEmployees: account.noOfEmployeesAll ?? 0,
  riskScore: account.riskScore ?? null,
  scanScore: account.scanScore ?? null,
  answers: account.securityQuestions ?? {},
  // A term that began is not priced by what was claimed since.
  claimHistory: ratedClaimHistory(account.securityQuestions ?? {}, ui?.isEndorsement ? undefined : setting.claims),
  irpmModifier: setting.irpmModifier ?? 1,
  coverages,
  surplus:
    setting.region === 'us' &&
    (terms.isSurplus ?? account.surplusOnly ?? beginsOnSurplus(setting.region, account.state)),
  brokerFee: setting.fees?.brokerFee ?? 0,
  additionalBrokerFee: setting.fees?.additionalBrokerFee ?? 0,
  mgaFee: setting.fees?.mgaFee ?? 0,
})
