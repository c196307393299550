import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import type { PartneredKind } from '#shared/domain/organizations/partners.ts'
import { partnersOf } from './partnersOf.ts'

/** A record that organizations beside its owners have a share in. */
interface Partnered {
  readonly id: string
  readonly agencyId?: string | undefined
  readonly partnerIds?: readonly string[] | undefined
}

interface Records<State extends Partnered> {
  readonly walk: (walk: {
    readonly scope: string
    readonly group?: string | readonly string[] | undefined
    readonly size: number
    readonly after?: string | undefined
  }) => Promise<{ readonly ids: readonly { readonly id: string; readonly at: string }[]; readonly cursor?: string }>
  readonly byIds: (ids: readonly string[]) => Promise<readonly Stored<State>[]>
  readonly update: (before: Stored<State>, after: State) => Write
}

interface Sharing<State extends Partnered> {
  readonly kind: PartneredKind
  readonly records: Records<State>
  /** The list whose records are looked at: an agency's, an insured's. */
  readonly scope: string
  readonly group?: string | readonly string[]
  readonly after: string | undefined
  readonly accountIdOf: (record: State) => string | undefined
}

/** Records that are looked at together; some three of them fill a transaction. */
const together = 6

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index])

/** The next chunk of a job that has the records of a list know whose they are besides, as of today. */
export const sharePartners = async <State extends Partnered>(sharing: Sharing<State>): Promise<Chunk> => {
  const { kind, records, scope, group, after, accountIdOf } = sharing
  const { ids, cursor } = await records.walk({ scope, group, size: together, after })
  const found = new Map((await records.byIds(ids.map(({ id }) => id))).map((record) => [record.id, record]))
  const effects = await Promise.all(
    ids.map(async ({ id, at }) => {
      const record = found.get(id)
      if (record === undefined) return []
      const { agencyId, partnerIds = [] } = record
      const partners = await partnersOf(kind, { agencyId, accountId: accountIdOf(record) })
      if (isSame(partners, partnerIds)) return []
      return [{ cursor: at, writes: [records.update(record, { ...record, partnerIds: [...partners] })] }]
    }),
  )
  return { effects: effects.flat(), done: ids.length, ...(cursor !== undefined && { cursor }) }
}
