import type { ProductLine } from '#shared/domain/coverage/productLine.ts'
import { enhanced, modern, starter } from './coverages.ts'
import { plainApplication, plus } from './endorsements.ts'
import { form } from './form.ts'
import { startersPlus } from './packages.ts'

/** The starter a step up: twice the revenue, half as much limit again, and the coverages of modern forms. */
export const zspPlus = {
  code: 'ZSP Plus',
  family: 'cyber',
  exposure: 'revenue',
  writes: { revenueUpTo: 10_000_000, hazardUpTo: 4, recordsUpTo: 250_000 },
  terms: { limitUpTo: 3_000_000, retentionUpTo: 50_000 },
  coverages: [...starter, ...modern],
  noLonger: ['CONTINGENT_SYSTEM_FAILURE', 'CYBER_CRIME_LOSS', 'DEDICATED_BREACH_COSTS', ...enhanced],
  presets: startersPlus,
  carries: [plainApplication, plus],
  form,
  usQuestionnaire: 'us-2',
} as const satisfies ProductLine
