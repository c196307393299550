import type { CalendarDate } from '../calendar/calendarDate.ts'
import { addYears } from '../calendar/moveDate.ts'
import { coverageById } from '../coverage/catalogue.ts'
import type { SelectedCoverage } from '../coverage/selectedCoverage.ts'
import { fullPriorActs } from '../coverage/terms.ts'
import type { MinorUnits, WholeUnits } from '../money/amounts.ts'

/** What a coverage of a policy takes and pays, in minor units; a term is null where it has none. */
export interface CoverageTerms {
  readonly coverageId: number
  /** Its own limit; the aggregate is the only one where it is null. */
  readonly limit: MinorUnits | null
  readonly retention: MinorUnits
  readonly waitingHours: number | null
  /** Acts before this day are not covered; null is full prior acts. */
  readonly retroDate: CalendarDate | null
}

/** A policy as far as a claim looks into it. */
export interface ClaimPolicy {
  readonly policyId: string
  readonly policyNumber: string
  /** Cover begins on the first day and is over on the last. */
  readonly effectiveDate: CalendarDate
  readonly endsOn: CalendarDate
  /** Until when an extended reporting period takes claims over acts before the end. */
  readonly reportingUntil?: CalendarDate | undefined
  /** The day on which cover is over that goes on by law after the end, since that was not noticed in time. */
  readonly goesOnUntil?: CalendarDate | undefined
  readonly aggregate: MinorUnits
  readonly coverages: readonly CoverageTerms[]
  /** It pays beyond what lies beneath it, so that the policy there answers first. */
  readonly isExcess?: boolean | undefined
}

/** A policy's own terms. */
export interface PolicyTerms {
  readonly id: string
  readonly policyNumber: string
  readonly effectiveDate: CalendarDate
  readonly expirationDate: CalendarDate
  readonly aggLimit: WholeUnits
  readonly deductible: WholeUnits
  readonly coverages: readonly SelectedCoverage[]
  /** When it ended before its term was over. */
  readonly cancelledOn?: CalendarDate | undefined
  /** The last day on which a claim can be reported, where that was extended beyond the end. */
  readonly reportingUntil?: CalendarDate | undefined
  /** The day on which cover is over that goes on by law after its term. */
  readonly goesOnUntil?: CalendarDate | undefined
  /** What an excess layer lies on. */
  readonly excess?: object | undefined
}

const minor = (units: WholeUnits): MinorUnits => Number(units) * 100

/** The day before which acts are not covered (rule: retro-date): the coverage's own day, else its period before inception. */
export const retroDateOf = (
  { retroActiveDate, retroActivePeriod }: Pick<SelectedCoverage, 'retroActiveDate' | 'retroActivePeriod'>,
  effectiveDate: CalendarDate,
): CalendarDate | null =>
  retroActiveDate ??
  (retroActivePeriod === null || retroActivePeriod === fullPriorActs
    ? null
    : addYears(effectiveDate, -retroActivePeriod))

/** What is borne where a coverage names nothing: the policy's, and nothing where it bears none, as one with a waiting period in its place. */
const ownRetention = (
  { coverageId }: Pick<SelectedCoverage, 'coverageId'>,
  { deductible }: Pick<PolicyTerms, 'deductible'>,
): WholeUnits => (coverageById(coverageId)?.deductibles.length === 0 ? 0 : deductible)

/** A policy as a claim sees it; an endorsement without a limit pays nothing by itself and is left out. */
export const claimPolicyOf = (policy: PolicyTerms): ClaimPolicy => ({
  policyId: policy.id,
  policyNumber: policy.policyNumber,
  effectiveDate: policy.effectiveDate,
  endsOn:
    policy.cancelledOn !== undefined && policy.cancelledOn < policy.expirationDate
      ? policy.cancelledOn
      : policy.expirationDate,
  reportingUntil: policy.reportingUntil,
  ...(policy.goesOnUntil !== undefined && { goesOnUntil: policy.goesOnUntil }),
  ...(policy.excess !== undefined && { isExcess: true }),
  aggregate: minor(policy.aggLimit),
  coverages: policy.coverages
    .filter(({ limit }) => limit !== null && limit > 0)
    .map((coverage) => ({
      coverageId: coverage.coverageId,
      limit: coverage.limit === null ? null : minor(coverage.limit),
      retention: minor(coverage.retention ?? ownRetention(coverage, policy)),
      waitingHours: coverage.waitingPeriod,
      retroDate: retroDateOf(coverage, policy.effectiveDate),
    })),
})
