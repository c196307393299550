import type { Policy } from '#shared/contracts/policy/policy.ts'
import { stateOf } from '#shared/regions/states.ts'
import { region } from '#web/i18n/region.ts'

/** The state in which the insured is at home, by its letters. */
export const homeState = ({ firmographicData: { state = '' } }: Pick<Policy, 'firmographicData'>): string =>
  stateOf(region, state)?.abbreviation ?? state
