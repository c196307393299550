import type { Actor } from '#functions/_platform/auth/actor.ts'
import { authorityOf } from '#shared/domain/claims/claimAuthority.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '#shared/domain/money/money.ts'

/** How much the actor may decide on alone, of what kind: what their letter says, and of a jump the smaller of both. */
export const authorityFor = (
  { ownRole, role }: Pick<Actor, 'ownRole' | 'role'>,
  decision: 'payment' | 'reserve',
  currency: Currency,
): MinorUnits =>
  Math.min(...(ownRole === undefined ? [role] : [role, ownRole]).map((each) => authorityOf(each, decision, currency)))
