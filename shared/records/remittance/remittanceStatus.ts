import type { Tone } from '../tone.ts'

/** Where a remittance stands. */
export const remittanceStatusTones = {
  CHECKED: { tone: 'draft' },
  BOOKING: { tone: 'payment' },
  BOOKED: { tone: 'ready' },
  DISCARDED: { tone: 'ended' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type RemittanceStatus = keyof typeof remittanceStatusTones

export const remittanceStatuses = Object.keys(remittanceStatusTones) as [RemittanceStatus, ...RemittanceStatus[]]
