import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'
import { type SurplusFilingRule, surplusFilingDue, surplusFilingOf } from '#shared/regions/usSurplusFilings.ts'

/** Where a surplus lines policy is filed, and by when; days are the insured's. */
export const filingOf = ({
  boundAt,
  effectiveDate,
  firmographicData,
  timeZone,
}: Pick<PolicyRecord, 'boundAt' | 'effectiveDate' | 'firmographicData' | 'timeZone'>): {
  readonly state: string
  readonly boundOn: CalendarDate
  readonly rule: SurplusFilingRule
  readonly due: CalendarDate
} => {
  const named = firmographicData.state ?? ''
  const state = stateOf(regionOf(config.region), named)?.abbreviation ?? named
  const rule = surplusFilingOf(state)
  const boundOn = dateAt(boundAt, timeZone)
  return { state, boundOn, rule, due: surplusFilingDue(rule, { bound: boundOn, effective: effectiveDate }) }
}
