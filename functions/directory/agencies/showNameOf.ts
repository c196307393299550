import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { agencies } from '../store/agencies.ts'

/** A record whose rows show an agency's name. */
interface OfAgency {
  readonly id: string
  readonly agencyId?: string | undefined
  readonly agencyName?: string | undefined
}

/** As much of a store as giving its records a name needs. */
interface Records<State extends OfAgency> {
  readonly walk: (walk: {
    readonly scope: string
    readonly group?: string | readonly string[] | undefined
    readonly size: number
    readonly after?: string | undefined
  }) => Promise<{ readonly ids: readonly { readonly id: string; readonly at: string }[]; readonly cursor?: string }>
  readonly byIds: (ids: readonly string[]) => Promise<readonly Stored<State>[]>
  readonly update: (before: Stored<State>, after: State) => Write
}

/** Records that are looked at together; some three of them fill a transaction. */
const together = 6

/** The next chunk of a job that has an agency's records of a kind, or of some groups of it, show the agency's name. */
export const showNameOf = async <State extends OfAgency>(
  agencyId: string,
  records: Records<State>,
  { group, after }: { readonly group?: string | readonly string[]; readonly after: string | undefined },
): Promise<Chunk> => {
  const agency = await agencies.byId(agencyId)
  if (agency === undefined) return { done: 0 }
  const { ids, cursor } = await records.walk({ scope: `agency:${agencyId}`, group, size: together, after })
  const found = new Map((await records.byIds(ids.map(({ id }) => id))).map((record) => [record.id, record]))
  const effects = ids.flatMap(({ id, at }) => {
    const record = found.get(id)
    if (record === undefined || record.agencyId !== agencyId || record.agencyName === agency.name) return []
    return [{ cursor: at, writes: [records.update(record, { ...record, agencyName: agency.name })] }]
  })
  return { effects, done: ids.length, ...(cursor !== undefined && { cursor }) }
}
