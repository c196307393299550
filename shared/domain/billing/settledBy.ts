import type { Instant } from '../calendar/instant.ts'
import type { MinorUnits } from '../money/amounts.ts'
import type { CreditMovement } from './overpayment.ts'

type Movement = Pick<CreditMovement, 'amount' | 'at' | 'kind'> & { readonly transactionId?: string | undefined }

/** What was charged at one moment, and what of it one payment has settled and left. */
interface Charged {
  readonly at: Instant
  readonly charged: MinorUnits
  readonly settled: MinorUnits
  readonly left: MinorUnits
}

/** What a payment has done to a bill: what was due before and after it, and what it has settled of what was charged. */
export interface Settlement {
  readonly before: MinorUnits
  /** Below zero where more has come than was due. */
  readonly after: MinorUnits
  readonly charges: readonly Charged[]
  /** The movements up to it. */
  readonly upTo: number
}

interface Open {
  readonly at: Instant
  readonly charged: MinorUnits
  left: MinorUnits
  settled: MinorUnits
}

/** Lets money settle what was charged, the oldest first; what nothing is left for stays. */
const spend = (open: readonly Open[], money: MinorUnits, isAsked: boolean): MinorUnits => {
  let rest = money
  for (const charge of open) {
    const part = Math.min(rest, charge.left)
    charge.left -= part
    if (isAsked) charge.settled += part
    rest -= part
  }
  return rest
}

/** Takes back what had settled charges, from the newest on. */
const reopen = (open: readonly Open[], money: MinorUnits): void => {
  let rest = money
  for (const charge of open.toReversed()) {
    const part = Math.min(rest, charge.charged - charge.left)
    charge.left += part
    rest -= part
  }
}

/**
 * What a payment settles of the charges before it: money settles the oldest first, credit that was there included; what
 * is charged at one moment is one charge. Undefined of a payment that moved nothing (decision: receipts).
 */
export const settledBy = (movements: readonly Movement[], transactionId: string): Settlement | undefined => {
  const isAsked = (each: Movement) => each.kind === 'payment' && each.transactionId === transactionId
  const first = movements.findIndex(isAsked)
  if (first < 0) return undefined
  const beyond = movements.slice(first).findIndex((each) => !isAsked(each))
  const upTo = beyond < 0 ? movements.length : first + beyond
  const open: Open[] = []
  let credit = 0
  for (const movement of movements.slice(0, upTo)) {
    const { amount, at, kind } = movement
    if (amount < 0) credit += spend(open, 0 - amount, isAsked(movement))
    else if (kind === 'charge') {
      const same = open.at(-1)?.at === at ? open.pop() : undefined
      open.push({ at, charged: (same?.charged ?? 0) + amount, left: (same?.left ?? 0) + amount, settled: 0 })
      credit = spend(open, credit, false)
    } else {
      reopen(open, Math.max(0, amount - credit))
      credit = Math.max(0, credit - amount)
    }
  }
  const sum = (some: readonly Movement[]) => some.reduce((total, { amount }) => total + amount, 0)
  return { before: sum(movements.slice(0, first)), after: sum(movements.slice(0, upTo)), charges: open, upTo }
}
