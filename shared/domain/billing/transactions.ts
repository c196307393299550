/** Status options of a transaction (quoting-and-servicing, section 9). */
export const transactionStatuses = ['Paid', 'Failed', 'In Process', 'Void'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** How money came (same section). */
export const paymentMethods = ['Check', 'Credit Card', 'Wire', 'Bank Account', 'Refund/Credit'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** Methods the processor collects; the others reach the bank past it. */
export const isProcessorMethod = (method: PaymentMethod): boolean =>
  method === 'Credit Card' || method === 'Bank Account'
