import { eachPolicyOf, type StoredPolicy } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { CededPolicy } from '#shared/domain/organizations/treaties.ts'
import { cedingOf } from '../figures/asFigured.ts'

/** The policies of some lists that begin from a day on and before another, as far as treaties are concerned; and whether they are all. */
export const cededPolicies = async (
  scopes: readonly string[],
  { from, before }: { readonly from: CalendarDate; readonly before: CalendarDate },
): Promise<{ readonly policies: readonly CededPolicy[]; readonly isWhole: boolean }> => {
  const found: StoredPolicy[] = []
  const isWithin = ({ effectiveDate }: { readonly effectiveDate: CalendarDate }) =>
    from <= effectiveDate && effectiveDate < before
  const isWhole = await eachPolicyOf(scopes, (policy) => void found.push(policy), isWithin)
  return { policies: await Promise.all(found.map(cedingOf())), isWhole }
}
