import { ulid } from 'ulid'
import type { z } from 'zod'
import { epochSeconds } from '#functions/_platform/clock/clock.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { IncidentBanner } from '#shared/contracts/platform/publishedEnvironment.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { DisturbanceId } from '#shared/domain/ids/ids.ts'

/** So long after its end it is kept. */
const keptSeconds = 400 * 86_400

/** What staff told of by a banner: an incident from the first reading that had it to the first that had it no more, or maintenance. */
export type DisturbanceRecord = {
  readonly id: DisturbanceId
  readonly from: Instant
  /** Of an incident none while it goes on; of maintenance the end that was told. */
  readonly to?: Instant | undefined
  /** Whether its banner stands still. */
  readonly isTold: boolean
} & (({ readonly kind: 'INCIDENT' } & z.infer<typeof IncidentBanner>) | { readonly kind: 'MAINTENANCE' })

/** The disturbances of a region, for its public status page. */
export const disturbances = defineRecord({
  kind: 'disturbance',
  notFound: 'server.failed',
  unique: { told: ({ kind, isTold }: DisturbanceRecord) => (isTold ? kind : undefined) },
  list: {
    scopes: () => ['all'],
    sorts: { from: ({ from }: DisturbanceRecord) => from },
    summary: (disturbance: DisturbanceRecord): DisturbanceRecord => disturbance,
  },
  expiresAt: ({ isTold, to }: DisturbanceRecord) =>
    isTold || to === undefined ? undefined : epochSeconds(to) + keptSeconds,
})

export const newDisturbanceId = (): DisturbanceId => DisturbanceId.parse(`dst_${ulid()}`)
