import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Currency } from '../money/money.ts'

/** Why an amount is written off: too small to ask for, or nothing to be had since the cover ended. */
export const writeOffReasons = ['SMALL_BALANCE', 'UNCOLLECTABLE'] as const
export type WriteOffReason = (typeof writeOffReasons)[number]

/** Up to this a balance is small (decision: two-for-write-offs). Minor units. */
export const smallBalanceUpTo: Readonly<Record<Currency, MinorUnits>> = { USD: 2_500, GBP: 2_000, AUD: 4_000 }

interface Case {
  readonly reason: WriteOffReason
  /** What is due on the invoice, minor units. */
  readonly due: MinorUnits
  readonly currency: Currency
  readonly agencyBilled: boolean
  /** A payment is on its way. */
  readonly isPaying: boolean
  /** Whether the policy's cover has ended. */
  readonly hasEnded: boolean
}

/** Why an invoice's balance cannot be written off for a reason, as a sentence; undefined where it can. */
export const whyNotWrittenOff = ({ reason, due, currency, agencyBilled, isPaying, hasEnded }: Case) => {
  if (agencyBilled) return 'The agency owes it and settles it with its commission.'
  if (due <= 0) return 'Nothing is due.'
  if (isPaying) return 'A payment of it is being processed. Wait until it is through.'
  if (reason === 'SMALL_BALANCE' && due > smallBalanceUpTo[currency])
    return 'The balance is too large to be a small one.'
  if (reason === 'UNCOLLECTABLE' && !hasEnded) return 'The cover has not ended. Cancel the policy first.'
  return undefined
}
