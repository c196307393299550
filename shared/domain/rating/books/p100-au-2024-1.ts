import type { RateBook } from '../rateBook.ts'
import { p100Au2026 } from './p100-au-2026-1.ts'

/**
 * Australia, policies from 1 January 2024 until the end of 2025. It differs from the 2026 edition in its level, five
 * percent higher in a harder market, and in what claims of the last years cost.
 */
export const p100Au2024 = {
  ...p100Au2026,
  version: 'p100-au-2024-1',
  name: 'Cyber P100, Australia, 2024 edition 1',
  effectiveFrom: '2024-01-01',
  effectiveUntil: '2026-01-01',
  baseRates: p100Au2026.baseRates.map(({ at, value }) => ({ at, value: Math.round(value * 1.05) })),
  claimHistoryFactors: [0.95, 1.68, 1.48, 1.28, 1.16, 1.08],
} as const satisfies RateBook
