import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** Who gets how much of a refund; of returned premium what a financer lent comes back to it first. Minor units. */
export interface RefundPayee {
  readonly to: 'FINANCER' | 'INSURED'
  /** The financer's. */
  readonly name?: string | undefined
  readonly amount: MinorUnits
}

/** A financer as far as it is owed: what it has paid, or what it said is left of the loan. */
export interface OwedFinancer {
  readonly name: string
  readonly owed: MinorUnits
}

/**
 * Shares a refund out (rule: financed-refund): what the insured paid beyond what was due, `overpaid`, is theirs; of the rest
 * the financer gets what it is owed, which may be less than it has paid and never more, and the insured what is left.
 */
export const payeesOf = (
  amount: MinorUnits,
  financer: OwedFinancer | undefined,
  { overpaid }: { readonly overpaid: MinorUnits },
): RefundPayee[] => {
  const lent = Math.min(Math.max(0, amount - overpaid), Math.max(0, financer?.owed ?? 0))
  return [
    ...(financer !== undefined && lent > 0 ? [{ to: 'FINANCER' as const, name: financer.name, amount: lent }] : []),
    ...(amount > lent ? [{ to: 'INSURED' as const, amount: amount - lent }] : []),
  ]
}

/** What of a refund is the financer's. */
export const givenToFinancer = ({
  payees = [],
}: {
  readonly payees?: readonly RefundPayee[] | undefined
}): MinorUnits => payees.reduce((sum, { to, amount }) => (to === 'FINANCER' ? sum + amount : sum), 0)
