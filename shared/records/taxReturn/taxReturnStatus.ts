import type { Tone } from '../tone.ts'

/** Where a filed return stands: to be paid, paid, or with nothing to pay. */
export const taxReturnStatusTones = {
  FILED: { tone: 'bound' },
  NIL: { tone: 'ended' },
  PAID: { tone: 'active' },
} as const satisfies Record<string, { readonly tone: Tone }>

export type TaxReturnStatus = keyof typeof taxReturnStatusTones

export const taxReturnStatuses = Object.keys(taxReturnStatusTones) as [TaxReturnStatus, ...TaxReturnStatus[]]
