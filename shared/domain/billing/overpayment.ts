import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Instant } from '../calendar/instant.ts'

/**
 * What moved on an invoice, as far as it says whose a credit is: above zero what was charged, below what was paid or
 * returned.
 */
export interface CreditMovement {
  readonly kind: 'chargeback' | 'charge' | 'payment' | 'refund' | 'return' | 'writeOff'
  readonly amount: MinorUnits
  /** Whether the financer paid it. */
  readonly isFinanced: boolean
  readonly at: Instant
}

/** What is due, and what there is beyond it: the insured's own overpayment, and the rest. Minor units. */
interface Standing {
  readonly due: MinorUnits
  readonly own: MinorUnits
  readonly rest: MinorUnits
}

/** What is charged takes returned premium before an overpayment; a payment of the insured's that goes back takes that first. */
const charged = ({ due, own, rest }: Standing, amount: MinorUnits, ownFirst: boolean): Standing => {
  const ofOwn = Math.min(own, ownFirst ? amount : Math.max(0, amount - rest))
  const ofRest = Math.min(rest, amount - ofOwn)
  return { due: due + amount - ofOwn - ofRest, own: own - ofOwn, rest: rest - ofRest }
}

const received = ({ due, own, rest }: Standing, amount: MinorUnits, isOwn: boolean): Standing => {
  const beyond = Math.max(0, amount - due)
  return {
    due: due - (amount - beyond),
    own: own + (isOwn ? beyond : 0),
    rest: rest + (isOwn ? 0 : beyond),
  }
}

/**
 * What of the credit on an invoice the insured has paid beyond what was due (rule: financed-refund), by its movements in their
 * order: what comes when nothing is due is an overpayment, whatever was returned before. `openSince` is when the refund that
 * holds the credit was made; refunds before it took their part away.
 */
export const overpaidByInsured = (movements: readonly CreditMovement[], openSince: Instant | undefined): MinorUnits => {
  const isOpen = ({ at }: CreditMovement) => openSince !== undefined && Date.parse(at) >= Date.parse(openSince)
  return movements.reduce<Standing>(
    (standing, movement) => {
      const { amount, isFinanced, kind } = movement
      if (kind === 'refund' && isOpen(movement)) return standing
      return amount > 0
        ? charged(standing, amount, kind === 'refund' || (kind === 'chargeback' && !isFinanced))
        : received(standing, 0 - amount, kind === 'payment' && !isFinanced)
    },
    { due: 0, own: 0, rest: 0 },
  ).own
}
