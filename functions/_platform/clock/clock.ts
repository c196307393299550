import type { Instant } from '#shared/domain/calendar/instant.ts'

/** The platform's only clock. `PALISADE_CLOCK` fixes it (an ISO instant) or shifts it (`+3d`, `-2h`) for rehearsals. */
const shiftUnits: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }

const offset = (): number => {
  const setting = process.env.PALISADE_CLOCK
  if (setting === undefined || setting === '') return 0
  const shift = /^([+-]\d+)([smhd])$/.exec(setting)
  if (shift !== null) return Number(shift[1]) * (shiftUnits[shift[2] ?? 's'] ?? 0)
  return Date.parse(setting) - Date.now()
}

let shift: number | undefined
/** By how much a sandbox's clock is ahead of the world's, in milliseconds. */
let moved = 0

/** Has the clock stand so many milliseconds ahead of the world's, as a sandbox's may. */
export const moveClock = (milliseconds: number): void => {
  moved = milliseconds
}

/** So many seconds a sandbox's clock is ahead of the world's. */
export const clockAhead = (): number => Math.round(moved / 1000)

/** What queues and streams stamp by: the machine's clock in epoch milliseconds, which no rehearsal shifts. */
export const stampNow = (): number => Date.now()

/** The world's clock in epoch milliseconds, wherever a sandbox's stands. */
export const worldNow = (): number => {
  shift ??= offset()
  return Date.now() + shift
}

/** Now, as an ISO instant in UTC with milliseconds. */
export const now = (): Instant => new Date(worldNow() + moved).toISOString()

/**
 * An instant as epoch seconds, by which rows and tokens expire: others hold them against the world's clock, of which a moved
 * one is no part.
 */
export const epochSeconds = (instant: Instant): number => Math.floor((Date.parse(instant) - moved) / 1000)
