import { z } from 'zod'

/** A place's zone by its IANA name, `America/New_York`. */
export const PlaceZone = z.templateLiteral([z.string(), '/', z.string()])
export type PlaceZone = z.infer<typeof PlaceZone>

/** A zone that days are told in: a place's, or UTC. */
export type TimeZone = 'UTC' | PlaceZone
