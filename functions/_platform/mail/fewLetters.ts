import type { Instant } from '#shared/domain/calendar/instant.ts'
import { fewTries } from '../storage/fewTries.ts'

/**
 * Counts a letter that somebody has the platform write to people who do not know it of them, before it is written, whether
 * one will be or not; ends with `auth.throttled` after `most` within an hour. `subject` says whose letters, and of what kind.
 */
export const fewLetters = (subject: string, most: number, at: Instant): Promise<void> =>
  fewTries(`letters ${subject}`, most, at)
