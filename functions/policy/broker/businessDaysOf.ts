import { config } from '#functions/_platform/config/config.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { HolidayPlace } from '#shared/domain/calendar/bankHolidays.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { stateOf } from '#shared/regions/states.ts'

/** Whose business days count for a policy: those of where its insured is at home. */
export const businessDaysOf = ({
  firmographicData: { state = '' },
}: Pick<PolicyRecord, 'firmographicData'>): HolidayPlace => ({
  region: config.region,
  state: stateOf(regionOf(config.region), state)?.abbreviation,
})
