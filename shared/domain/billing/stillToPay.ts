import type { Instant } from '../calendar/instant.ts'
import type { MinorUnits } from '../money/amounts.ts'
import type { CreditMovement } from './overpayment.ts'

type Movement = Pick<CreditMovement, 'amount' | 'at' | 'kind'>

/**
 * What of an amount that was charged on or after a moment was left to pay once it was charged: what was owed back then is
 * lessened first. All of it while it is not among the movements.
 */
export const stillToPay = (
  movements: readonly Movement[],
  { total, since }: { readonly total: MinorUnits; readonly since: Instant },
): MinorUnits => {
  const charged = movements.find(
    ({ kind, amount, at }) => kind === 'charge' && amount === total && Date.parse(at) >= Date.parse(since),
  )
  if (charged === undefined) return total
  const due = movements
    .filter(({ at }) => Date.parse(at) <= Date.parse(charged.at))
    .reduce((sum, { amount }) => sum + amount, 0)
  return Math.max(0, Math.min(total, due))
}
