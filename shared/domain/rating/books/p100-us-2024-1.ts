import type { RateBook } from '../rateBook.ts'
import { p100Us2026 } from './p100-us-2026-1.ts'

/**
 * The United States, policies from 1 January 2024 until the end of 2025. It differs from the 2026 edition in its level, five
 * percent higher in a harder market, and in what claims of the last years cost.
 */
export const p100Us2024 = {
  ...p100Us2026,
  version: 'p100-us-2024-1',
  name: 'Cyber P100, United States, 2024 edition 1',
  effectiveFrom: '2024-01-01',
  effectiveUntil: '2026-01-01',
  baseRates: p100Us2026.baseRates.map(({ at, value }) => ({ at, value: Math.round(value * 1.05) })),
  claimHistoryFactors: [0.95, 1.7, 1.5, 1.3, 1.18, 1.1],
} as const satisfies RateBook
