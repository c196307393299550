import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fewLetters } from '#functions/_platform/mail/fewLetters.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** So many an hour one person sends with a quote, to whichever addresses. */
export const mostQuoteLetters = 100

/** Counts a letter with a quote to an address that somebody typed; ends with `auth.throttled` after so many. */
export const fewQuoteLetters = ({ userId }: Actor, now: Instant): Promise<void> =>
  fewLetters(`quote ${userId}`, mostQuoteLetters, now)
