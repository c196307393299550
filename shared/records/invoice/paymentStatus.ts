import type { Tone } from '../tone.ts'

/** Where the payment of a policy stands, which is the status of its invoice (identity-and-public, sections 2 and 4). */
export const paymentStatusTones = {
  Unpaid: { tone: 'payment' },
  'Partially Paid': { tone: 'payment' },
  Processed: { tone: 'review' },
  Paid: { tone: 'active' },
  Failed: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type PaymentStatus = keyof typeof paymentStatusTones

export const paymentStatuses = Object.keys(paymentStatusTones) as [PaymentStatus, ...PaymentStatus[]]
