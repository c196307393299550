/** Status options of a transaction (quoting-and-servicing, section 9). */
export const transactionStatuses = ['Paid', 'Failed', 'In Process', 'Void'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** How money came (same section). */
export const paymentMethods = ['Check', 'Credit Card', 'Wire', 'Bank Account', 'Refund/Credit'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods the processor collects; the others reach the bank past it. */
export const isProcessorMethod = (method: PaymentMethod): boolean =>
  method === 'Credit Card' || method === 'Bank Account'

/** A payment as it stands, as far as that decides what of it can be corrected. */
export interface StandingPayment {
  readonly status: TransactionStatus
  readonly paymentMethod: PaymentMethod
}

/** What of a payment can be corrected; its words always. */
export interface Correctable {
  /** Whether another day can be said on which it came. */
  readonly day: boolean
  /** As which methods it can be told, its own among them. */
  readonly methods: readonly PaymentMethod[]
  /** What can be said to have become of it, what it is among them. */
  readonly statuses: readonly TransactionStatus[]
}

/**
 * What was posted stands: another amount, invoice or reference is another payment. Only the processor says what becomes of
 * its own payments and on which day they came, and what did not come is not brought back to life.
 */
export const correctableOf = ({ status, paymentMethod }: StandingPayment): Correctable => {
  const isProcessors = isProcessorMethod(paymentMethod)
  const isOpen = !isProcessors && status === 'Paid'
  return {
    day: isOpen,
    methods: paymentMethods.filter((each) => isProcessorMethod(each) === isProcessors),
    statuses: isOpen ? ['Paid', 'Failed', 'Void'] : [status],
  }
}
