import { z } from 'zod'

/** Hours a business must be down before its income loss is covered (identity-and-public, section 2). */
export const waitingPeriods = [6, 8, 12, 24] as const

/**
 * How far back an act may lie whose claim is covered, narrowest first: one year, two years, or `-1`, no retroactive date
 * at all, which the trade calls Full Prior Acts (identity-and-public, section 2; default of the calculator).
 */
export const retroPeriods = [1, 2, -1] as const
export const fullPriorActs = -1

/** What a new calculation starts from (quoting-and-servicing, section 9). */
export const defaultTerms = {
  preset: 2,
  limit: 1_000_000,
  deductible: 25_000,
  waitingPeriod: 12,
  retroActivePeriod: fullPriorActs,
  backupFrequency: 'SIX_MONTHS',
} as const

export const WaitingPeriod = z.literal(waitingPeriods)
export const RetroPeriod = z.literal(retroPeriods)
export type WaitingPeriod = z.infer<typeof WaitingPeriod>
export type RetroPeriod = z.infer<typeof RetroPeriod>
