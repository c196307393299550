import type { Month } from '#shared/domain/calendar/months.ts'
import { policies } from '../store/policies.ts'
import { boundGroup } from '../store/policyGroups.ts'

/** How many policies of a list were bound in each month, and their premium, in minor units; those whose premium counts. */
export const policyMonthsOf = async (
  scopes: readonly string[],
  months: readonly Month[],
): Promise<{ month: Month; policies: number; premium: number }[]> =>
  Promise.all(
    months.map(async (month) => {
      const { count, measure } = await policies.count(scopes, boundGroup(month))
      return { month, policies: count, premium: measure }
    }),
  )
