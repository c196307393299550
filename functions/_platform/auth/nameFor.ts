import { regionOf } from '#shared/regions/regions.ts'
import { config } from '../config/config.ts'
import type { Actor } from './actor.ts'

/** By which name others are told who did something: the person's, or the provider's for its own people. */
export const nameFor = (actor: Actor): string =>
  actor.subscriberType === 'COWBELL' ? regionOf(config.region).provider.name : actor.name
