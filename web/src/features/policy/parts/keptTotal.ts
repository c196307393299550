import type { Policy } from '#shared/contracts/policy/policy.ts'

/** What a cancelled policy costs once its return is taken off; undefined while nothing was returned. Minor units. */
export const keptTotal = ({ cancellation, totalPremium }: Pick<Policy, 'cancellation' | 'totalPremium'>) =>
  cancellation?.returned === undefined ? undefined : totalPremium - cancellation.returned
