import type { Actor } from '#functions/_platform/auth/actor.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'
import type { ClaimRow } from '../store/claims.ts'
import { authorityFor } from './authorityFor.ts'

/** What of the payments that wait the actor may approve: within their letter, and neither asked for nor approved by them. */
export const approvableOf = (
  // Rows of before have none.
  asked: ClaimRow['asked'] | undefined,
  actor: Pick<Actor, 'ownRole' | 'role' | 'userId'>,
  currency: Currency,
): MinorUnits => {
  const most = authorityFor(actor, 'payment', currency)
  return (asked ?? [])
    .filter(({ amount, seenBy }) => amount <= most && !seenBy.includes(actor.userId))
    .reduce((sum, { amount }) => sum + amount, 0)
}
