import { z } from 'zod'
import { ScreeningHit } from '#shared/domain/account/screening/screeningHit.ts'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, ScreeningId } from '#shared/domain/ids/ids.ts'
import { screeningStatuses } from './screeningStatus.ts'

/** What a person said of the hits of a screening. */
export const ScreeningWord = z.object({
  decision: z.enum(['clear', 'confirm']),
  reason: z.string(),
  by: z.string(),
  byId: z.string(),
  at: Instant,
})
export type ScreeningWord = z.infer<typeof ScreeningWord>

/** What an account was last screened for and by which list, and what people said of it, as it is stored. */
export const ScreeningRecord = z.object({
  id: ScreeningId,
  accountId: AccountId,
  agencyId: AgencyId.optional(),
  companyName: z.string(),
  status: z.enum(screeningStatuses),
  listVersion: z.string().describe('The version of the list it was held against.'),
  screenedAt: Instant,
  since: Instant.describe('Since when it stands so.'),
  score: z.int().describe('The highest of its hits; 0 of none.'),
  hits: z.array(ScreeningHit),
  /** Of whom two people have said that they are somebody else. */
  cleared: z.array(ScreeningHit.pick({ name: true, listed: true })),
  /** The newest last; those of before are in its history. */
  words: z.array(ScreeningWord),
})
export type ScreeningRecord = z.infer<typeof ScreeningRecord>

/** A screening as compliance sees it. */
export const Screening = ScreeningRecord.omit({ agencyId: true, cleared: true, words: true }).extend({
  words: z.array(ScreeningWord.omit({ byId: true })),
})
export type Screening = z.infer<typeof Screening>
