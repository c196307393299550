import type { Instant } from '#shared/domain/calendar/instant.ts'

/** By how much the deployment's clock is ahead of the world's, as a sandbox's may be, in milliseconds. */
let ahead = 0

/** Has the page go by the deployment's clock; without a number it is the world's. */
export const followClock = (seconds = 0): void => {
  ahead = seconds * 1000
}

/** What time it is where business is done, in epoch milliseconds. Sessions, waits and uploads go by the world's clock. */
export const nowHere = (): number => Date.now() + ahead

/** The same as an instant. */
export const instantHere = (): Instant => new Date(nowHere()).toISOString()
