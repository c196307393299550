import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'

/** What a field was and is; `hidden` where the history tells only that it changed. */
export const HistoryChange = z.object({
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
  hidden: z.literal(true).optional(),
})
export type HistoryChange = z.infer<typeof HistoryChange>

/** One write of a record, as somebody may read it. `by` is a person's name, or the provider's for its own people and its platform. */
export const HistoryLine = z.object({
  version: z.int(),
  at: Instant,
  /** The operation, job or task. */
  operation: z.string(),
  by: z.string(),
  changes: z.array(HistoryChange),
})
export type HistoryLine = z.infer<typeof HistoryLine>

/** The last writes of a record, newest first. */
export const HistoryPage = z.object({
  hits: z.array(HistoryLine),
  /** There are older ones. */
  more: z.boolean(),
})
