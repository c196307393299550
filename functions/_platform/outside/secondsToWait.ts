import type { Instant } from '#shared/domain/calendar/instant.ts'

/** Seconds until another try, where a party that has had enough does not say. */
const usualWait = 60
const longestWait = 3_600

/** The seconds that `Retry-After` asks for (RFC 9110, section 10.2.3), as a number or as a date. */
export const secondsToWait = (header: string | null | undefined, at: Instant): number => {
  if (header === null || header === undefined) return usualWait
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.parse(at)) / 1000)
  return Number.isNaN(seconds) ? usualWait : Math.min(longestWait, Math.max(1, seconds))
}
