import type { MinorUnits } from '#shared/domain/money/amounts.ts'

/** What somebody left for the processor's page to pay: kept in this tab, to record it on the way back. */
export type PaymentIntent = { readonly amount: MinorUnits; readonly isDownPayment: boolean }

const keyOf = (policyId: string): string => `palisade.payment.${policyId}`

export const keepIntent = (policyId: string, intent: PaymentIntent): void =>
  sessionStorage.setItem(keyOf(policyId), JSON.stringify(intent))

/** Undefined when this tab did not begin the payment. */
export const readIntent = (policyId: string): PaymentIntent | undefined => {
  try {
    const kept: PaymentIntent | null = JSON.parse(sessionStorage.getItem(keyOf(policyId)) ?? 'null')
    return kept ?? undefined
  } catch {
    return undefined
  }
}

export const forgetIntent = (policyId: string): void => sessionStorage.removeItem(keyOf(policyId))
