import type { Tone } from '../tone.ts'

/** Where a remittance of premium to a carrier stands. */
export const carrierRemittanceStatusTones = {
  DRAFT: { tone: 'draft' },
  APPROVED: { tone: 'ready' },
  PAID: { tone: 'active' },
  REJECTED: { tone: 'refused' },
  CANCELLED: { tone: 'refused' },
  RETURNED: { tone: 'refused' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type CarrierRemittanceStatus = keyof typeof carrierRemittanceStatusTones

export const carrierRemittanceStatuses = Object.keys(carrierRemittanceStatusTones) as [
  CarrierRemittanceStatus,
  ...CarrierRemittanceStatus[],
]
