import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'
import type { Received } from '#shared/records/invoice/invoiceLife.ts'

type Movements = Pick<InvoiceRecord, 'movements'>

const sumOf = (movements: InvoiceRecord['movements']): MinorUnits =>
  movements.reduce((sum, { amount }) => sum + amount, 0)

/** What is due: everything charged less everything paid and returned; below zero when the insured has a credit. */
export const balanceDue = ({ movements }: Movements): MinorUnits => sumOf(movements)

/** What was charged and neither returned nor written off. */
export const chargedOf = ({ movements }: Movements): MinorUnits =>
  sumOf(movements.filter(({ kind }) => kind === 'charge' || kind === 'return' || kind === 'writeOff'))

/** What was written off and has not come since. */
export const writtenOffOf = ({ movements }: Movements): MinorUnits =>
  0 - sumOf(movements.filter(({ kind }) => kind === 'writeOff'))

/** What was paid and has stayed paid. */
export const paidOf = ({ movements }: Movements): MinorUnits =>
  0 - sumOf(movements.filter(({ kind }) => kind === 'payment' || kind === 'chargeback' || kind === 'refund'))

/**
 * What the status of a payment goes by. What was never paid and is charged no more is void, and not paid (decision:
 * not-called-paid); what was paid and went back was.
 */
export const receivedOn = ({ movements }: Movements): Received => ({
  total: chargedOf({ movements }),
  received: paidOf({ movements }),
  isVoid:
    chargedOf({ movements }) + writtenOffOf({ movements }) <= 0 &&
    paidOf({ movements }) <= 0 &&
    movements.every(({ kind }) => kind !== 'refund'),
})

/** What a premium financer has paid and has stayed paid. */
export const paidByFinancer = ({ financer, movements }: Pick<InvoiceRecord, 'financer' | 'movements'>): MinorUnits =>
  0 - sumOf(movements.filter(({ transactionId: id }) => id !== undefined && financer?.transactions.includes(id)))

/**
 * What is due of the insured, now or as of a moment, beside what a financer has still to pay of what is due: of a policy that was
 * given back before the financer had paid, that is no more than is due.
 */
export const ownDueAt = (
  { financer, movements }: Pick<InvoiceRecord, 'financer' | 'movements'>,
  at?: Instant,
): MinorUnits => {
  const known = at === undefined ? movements : movements.filter((each) => Date.parse(each.at) <= Date.parse(at))
  const due = balanceDue({ movements: known })
  if (financer === undefined) return due
  return due - Math.max(0, Math.min(financer.amountFinanced - paidByFinancer({ financer, movements: known }), due))
}

/** Whether nothing is left to pay. */
export const isPaid = ({ status }: Pick<InvoiceRecord, 'status'>): boolean => status === 'Paid'

/**
 * Whether what is due is asked for: it is not once somebody closed the payment by hand, until something is charged anew
 * (decision: closed-is-not-pursued).
 */
export const isPursued = ({ closed, movements }: Pick<InvoiceRecord, 'closed' | 'movements'>): boolean =>
  closed === undefined || movements.some(({ kind, at }) => kind === 'charge' && Date.parse(at) > Date.parse(closed.at))
