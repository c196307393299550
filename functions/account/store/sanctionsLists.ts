import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { SanctionsEntry } from '#shared/domain/account/sanctions.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'

/** The list in force, or a part of its entries: a record holds no whole list. */
export interface SanctionsListRecord {
  readonly id: string
  /** The version of the list; a record's own is another thing. */
  readonly edition: string
  readonly made: Instant
  /** Of the one in force: in how many parts its entries lie. */
  readonly parts?: number
  /** Of a part. */
  readonly entries?: readonly SanctionsEntry[]
}

/** The id of the list that names are held against. */
export const inForceId = 'snl_in-force'
/** The id of a part of an edition. */
export const partId = (edition: string, part: number): string => `snl_${edition}_${part}`

/** Official lists of sanctions, as they were last taken from their files. */
export const sanctionsLists = defineRecord<SanctionsListRecord>({
  kind: 'sanctionsList',
  notFound: 'server.failed',
})
