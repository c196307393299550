import type { WholeUnits } from '../money/amounts.ts'
import { sandboxLosses } from './sandboxValues.ts'

/**
 * What a large claim is reserved at, in whole units of any region's currency: above every claims notice level and above the
 * letters of authority of whoever is no head of claims.
 */
export const largeReserve: WholeUnits = 1_250_000

/** Whether a notice tells of a loss that a sandbox's desk takes for a large one. */
export const isLargeLoss = (lossDescription: string | undefined): boolean =>
  Object.entries(sandboxLosses).some(
    ([words, outcome]) => outcome === 'reservedLarge' && lossDescription?.toLowerCase().includes(words),
  )
