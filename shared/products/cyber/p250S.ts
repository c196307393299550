import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, enhanced, modern, technology } from './coverages.ts'
import { counselOfChoice, serviceOfSuit } from './endorsements.ts'
import { form } from './form.ts'
import { midmarket } from './packages.ts'

/**
 * The midmarket form on surplus lines paper: for what admitted carriers do not take, twice as large and at a retention
 * that such companies bear. Who is insured by a carrier that the state does not admit is owed a suit in its own courts.
 */
export const p250S = {
  code: 'P250_S',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 500_000_000 },
  terms: { retentionFrom: 10_000, surplusOnly: true },
  coverages: [...basis, ...modern, ...enhanced, ...technology],
  presets: midmarket,
  carries: [counselOfChoice, serviceOfSuit],
  form,
  usQuestionnaire: 'us-2',
  techErrors: 'whenBought',
  changesAreReferred: true,
} as const satisfies ProductLine
