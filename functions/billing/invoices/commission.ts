import { type MinorUnits, portion } from '#shared/domain/money/money.ts'

/** The agencies' share of the premium before fees and taxes. No agency has terms of its own. */
export const commissionRate = 0.15

export const commissionOn = (premium: MinorUnits): MinorUnits => portion(premium, commissionRate)
