import type { RegionCode } from '../../regions/code.ts'
import type { RegionalText } from './coverage.ts'
import { inRegion } from './regionalText.ts'

const words = {
  deductible: { us: 'deductible', uk: 'excess' },
  effectiveDate: { us: 'effective date' },
  endDate: { us: 'end date' },
  limit: { us: 'limit' },
  retroActiveDate: { us: 'retroactive date' },
  waitingPeriod: { us: 'waiting period' },
} as const satisfies Readonly<Record<string, RegionalText>>

/** A term of a quote or of one of its coverages, by its wire name. */
export type Term = keyof typeof words

/** What a term is called in a sentence: what the insured bears is a deductible in the US and an excess elsewhere. */
export const termWord = (term: Term, region: RegionCode): string => inRegion(words[term], region)
