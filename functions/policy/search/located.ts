import { config } from '#functions/_platform/config/config.ts'
import { territoryOf } from '#shared/regions/territories.ts'
import { type PolicyRow, policies } from '../store/policies.ts'

/** A row with where its insured is, which lists do not keep. */
export interface LocatedRow extends PolicyRow {
  /** The territory, empty where the insured is in none; undefined where it was not asked for. */
  readonly state?: string
}

/** Rows with where their insureds are, read from their policies. */
export const located = async (rows: readonly PolicyRow[]): Promise<LocatedRow[]> => {
  const kept = await policies.byIds(rows.map(({ id }) => id))
  const stateOf = new Map<string, string>(
    kept.map(({ id, firmographicData }) => [id, territoryOf(config.region, firmographicData) ?? '']),
  )
  return rows.map((row) => ({ ...row, state: stateOf.get(row.id) ?? '' }))
}
