import type { scheduleStandings } from './scheduleStanding.ts'

/** Where a part of the platform stands, as everybody may know: `UNKNOWN` before anything of it was measured. */
export const serviceStandings = ['DISTURBED', 'DELAYED', 'UNKNOWN', 'WELL'] as const
export type ServiceStanding = (typeof serviceStandings)[number]

/** The standing of a part by those of all that runs in it by the clock: the worst of what was measured. */
export const serviceStanding = (of: readonly (typeof scheduleStandings)[number][]): ServiceStanding => {
  if (of.includes('FAILED')) return 'DISTURBED'
  if (of.includes('LATE')) return 'DELAYED'
  return of.includes('WELL') ? 'WELL' : 'UNKNOWN'
}
