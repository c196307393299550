import { z } from 'zod'

/**
 * A moment in UTC as the platform writes it, `2026-01-05T09:00:00.000Z` (ISO 8601): texts that compare as times. What the
 * compiler takes for one is not checked again at run time; what comes from outside is parsed.
 */
export type Instant = `${number}-${number}-${number}T${string}Z`

declare global {
  interface Date {
    /** ECMAScript writes every moment so. */
    toISOString(): Instant
  }
}

/** A moment that the platform has written. */
export const Instant = z.iso.datetime() as z.ZodISODateTime & { readonly _zod: { readonly output: Instant } }

/** A moment as ISO 8601 has it, in any zone; it is read as the platform writes moments. */
export const MomentAnywhere = z.iso
  .datetime({ offset: true, error: 'must be a moment, such as 2026-01-05T09:00:00Z' })
  .transform((text) => new Date(text).toISOString())
