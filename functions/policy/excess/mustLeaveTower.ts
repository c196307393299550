import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { termsAt } from '#shared/domain/policy/policyStack.ts'
import type { StoredPolicy } from '../store/policies.ts'
import { mustBeOnTop } from './above.ts'

type Stack = PolicyRecord['transactions']

/**
 * Refuses a stack by which a policy has another limit on some day from `from` on while excess layers stand on it: less would
 * leave a hole beneath them, more would insure a loss twice (rule: excess-tower).
 */
export const mustLeaveTower = async (
  policy: StoredPolicy,
  { stack, from, actor }: { readonly stack: Stack; readonly from: CalendarDate; readonly actor: Actor },
): Promise<void> => {
  const days = [from, ...stack.map((each) => each.effectiveDate).filter((each) => each > from)]
  const limitOn = (of: Stack, effective: CalendarDate) => termsAt(of, { effective }).limit
  const moved = days.toSorted().find((each) => limitOn(policy.transactions, each) !== limitOn(stack, each))
  if (moved !== undefined) await mustBeOnTop(policy, moved, actor)
}
