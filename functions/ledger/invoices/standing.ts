import type { InvoiceRecord } from '#shared/contracts/billing/invoiceRecord.ts'
import type { MinorUnits } from '#shared/domain/money/amounts.ts'

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

/** What a premium financer has paid and has stayed paid. */
export const paidByFinancer = ({ financer, movements }: Pick<InvoiceRecord, 'financer' | 'movements'>): MinorUnits =>
  0 - sumOf(movements.filter(({ transactionId: id }) => id !== undefined && financer?.transactions.includes(id)))

/** Whether nothing is left to pay. */
export const isPaid = ({ status }: Pick<InvoiceRecord, 'status'>): boolean => status === 'Paid'

/**
 * Whether what is due is asked for: it is not once somebody closed the payment by hand, until something is charged anew
 * (decision: closed-is-not-pursued).
 */
export const isPursued = ({ closed, movements }: Pick<InvoiceRecord, 'closed' | 'movements'>): boolean =>
  closed === undefined || movements.some(({ kind, at }) => kind === 'charge' && Date.parse(at) > Date.parse(closed.at))
