import { type PolicyRow, policies } from '../store/policies.ts'

/** A row with where its insured is, which lists do not keep. */
export interface LocatedRow extends PolicyRow {
  /** Empty where the insured is in no state; undefined where it was not asked for. */
  readonly state?: string
}

/** Rows with where their insureds are, read from their policies. */
export const located = async (rows: readonly PolicyRow[]): Promise<LocatedRow[]> => {
  const kept = await policies.byIds(rows.map(({ id }) => id))
  const stateOf = new Map<string, string>(kept.map(({ id, firmographicData: { state = '' } }) => [id, state]))
  return rows.map((row) => ({ ...row, state: stateOf.get(row.id) ?? '' }))
}
