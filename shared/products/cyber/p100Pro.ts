import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { basis, chart, enhanced, modern, technology } from './coverages.ts'
import { dataCustodian } from './endorsements.ts'
import { form } from './form.ts'
import { professional } from './packages.ts'

/**
 * For companies of the same size that keep the data of many people, which is why their number has to be told (at least
 * 250,000 where they are collected: administration, section 5) and revenue abroad is asked for. What a breach costs leads its packages, and
 * a retention of a few thousand would be spent on every lost laptop.
 */
export const p100Pro = {
  code: 'P100_PRO',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 100_000_000 },
  terms: { retentionFrom: 5_000 },
  coverages: [...basis, ...modern, ...enhanced, ...chart, ...technology],
  presets: professional,
  carries: [dataCustodian],
  form,
  usQuestionnaire: 'us-2',
  techErrors: 'whenBought',
  needsRecords: true,
} as const satisfies ProductLine
