import { fewTries } from '#functions/_platform/storage/fewTries.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** So many times an hour a questionnaire is kept: each of its pages many times over. */
export const mostSaves = 200

/** Counts what a link has kept; ends with `auth.throttled` after so many within an hour. */
export const fewSaves = (requestId: string, at: Instant): Promise<void> =>
  fewTries(`questionnaire ${requestId}`, mostSaves, at)
