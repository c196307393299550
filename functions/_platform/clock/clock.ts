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

/** Now, as an ISO instant in UTC with milliseconds. */
export const now = (): Instant => {
  shift ??= offset()
  return new Date(Date.now() + shift).toISOString()
}

/** An instant as epoch seconds: expiry of rows and tokens. */
export const epochSeconds = (instant: Instant): number => Math.floor(Date.parse(instant) / 1000)
