import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { enhanced, modern, starter } from './coverages.ts'
import { plainApplication } from './endorsements.ts'
import { form } from './form.ts'
import { starters } from './packages.ts'

/**
 * For companies of a few people, at the lowest minimum premium: small limits, small retentions, classes that are not
 * hazardous, and no more records than a small company has. Whoever outgrows it moves on to Standard.
 */
export const zsp = {
  code: 'ZSP',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 5_000_000, hazardUpTo: 4, recordsUpTo: 100_000 },
  terms: { limitUpTo: 2_000_000, retentionUpTo: 25_000 },
  coverages: starter,
  noLonger: ['CONTINGENT_SYSTEM_FAILURE', 'CYBER_CRIME_LOSS', 'DEDICATED_BREACH_COSTS', ...modern, ...enhanced],
  presets: starters,
  carries: [plainApplication],
  form,
  usQuestionnaire: 'us-2',
} as const satisfies ProductLine
