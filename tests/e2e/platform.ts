import { inject } from 'vitest'

/** A platform of the journeys: where it listens, and where it keeps its data. */
export interface JourneyPlatform {
  readonly port: number
  /** Below `operations/` staff publish what everybody should know. */
  readonly dataDir: string
}

/** The platform of the stories that this worker tells: no other worker's stories are told there at the same time. */
export const platform = (): JourneyPlatform => {
  const platforms = inject('platforms')
  const mine = platforms[(Number(process.env.VITEST_POOL_ID) - 1) % platforms.length]
  if (mine === undefined) throw new Error('No platform was started for the journeys.')
  return mine
}
