import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '../money/money.ts'

/** Up to this one person approves a refund alone; above it two do, who made it due counting as one of them. */
export const aloneUpTo: Readonly<Record<Currency, MinorUnits>> = { USD: 250_000, GBP: 200_000, AUD: 400_000 }

type Refund = {
  readonly amount: MinorUnits
  readonly currency: Currency
  readonly causedBy?: string | undefined
  readonly approvals: readonly { readonly by: string }[]
}

const takesTwo = ({ amount, currency }: Refund): boolean => amount > aloneUpTo[currency]

/** Whether somebody's approval adds nothing: above the limit nobody is two people, neither who made the refund due. */
export const isSamePerson = (refund: Refund, by: string): boolean =>
  takesTwo(refund) && (refund.causedBy === by || refund.approvals.some((approval) => approval.by === by))

/** Whether a refund has been approved by as many as it takes. */
export const isApproved = (refund: Refund): boolean => {
  const people = new Set(refund.approvals.map(({ by }) => by))
  if (people.size > 0 && refund.causedBy !== undefined) people.add(refund.causedBy)
  return people.size >= (takesTwo(refund) ? 2 : 1)
}
