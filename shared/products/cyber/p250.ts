import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, enhanced, modern, technology } from './coverages.ts'
import { counselOfChoice } from './endorsements.ts'
import { form } from './form.ts'
import { midmarket } from './packages.ts'

/**
 * Midmarket, to 250 millions of revenue, where underwriters look at each risk whose facts change. They bear more of a
 * loss themselves, and depend on suppliers and on payments that are large.
 */
export const p250 = {
  code: 'P250',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 250_000_000 },
  terms: { retentionFrom: 5_000 },
  coverages: [...basis, ...modern, ...enhanced, ...technology],
  presets: midmarket,
  carries: [counselOfChoice],
  form,
  usQuestionnaire: 'us-2',
  techErrors: 'whenBought',
  changesAreReferred: true,
} as const satisfies ProductLine
