import type { RateBook } from '../rateBook.ts'
import { p100Uk2026 } from './p100-uk-2026-1.ts'

/**
 * The United Kingdom, policies from 1 January 2024 until the end of 2025. It differs from the 2026 edition in its level, five
 * percent higher in a harder market, and in what claims of the last years cost.
 */
export const p100Uk2024 = {
  ...p100Uk2026,
  version: 'p100-uk-2024-1',
  name: 'Cyber P100, United Kingdom, 2024 edition 1',
  effectiveFrom: '2024-01-01',
  effectiveUntil: '2026-01-01',
  baseRates: p100Uk2026.baseRates.map(({ at, value }) => ({ at, value: Math.round(value * 1.05) })),
  claimHistoryFactors: [0.95, 1.65, 1.45, 1.28, 1.16, 1.08],
} as const satisfies RateBook
