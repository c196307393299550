import { fail } from '#functions/_platform/problems/problem.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { afterOverride, type Sale, verdictOf } from './licensingOfQuote.ts'

/** Refuses to bind, or to issue, what the agency or its agent may not sell by the licenses on record. */
export const mustBeLicensed = async (quote: Sale, now: Instant): Promise<void> => {
  const { standing, reasons } = afterOverride(await verdictOf(quote, now), quote)
  if (standing !== 'NOT_LICENSED') return
  const blocking = reasons.filter(({ blocks }) => blocks)
  fail('quote.notLicensed', {
    data: {
      reasons: blocking.map(({ message }) => message).join('; '),
      cures: blocking.map(({ cure }) => cure).join('; '),
      rules: blocking.map(({ ruleId }) => ruleId).join(', '),
    },
  })
}
