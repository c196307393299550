import { config } from '#functions/_platform/config/config.ts'
import { beforeEachCall } from '#functions/_platform/held/eachCall.ts'
import { laySanctions, sanctionsVersion } from '#shared/domain/account/sanctions.ts'
import { inForceId, partId, sanctionsLists } from '../store/sanctionsLists.ts'

/** How long what was read is taken for what there is: a new list is known everywhere after so many milliseconds. */
const keptFor = 60_000

/** Of which table the list was last read, and when. */
let read: { readonly table: string; readonly at: number } | undefined

/** Reads the list in force and lays it out where its version is another; the shipped one where a deployment takes none. */
export const shelveSanctions = async (): Promise<void> => {
  const inForce = await sanctionsLists.byId(inForceId)
  if (inForce?.parts === undefined) laySanctions()
  else if (inForce.edition !== sanctionsVersion()) {
    const ids = Array.from({ length: inForce.parts }, (_, part) => partId(inForce.edition, part))
    const parts = await sanctionsLists.byIds(ids)
    // Where a newer list is just taking its place, the one that is laid out stays until the next look.
    if (parts.length === ids.length)
      laySanctions({ version: inForce.edition, entries: parts.flatMap(({ entries = [] }) => entries) })
  }
  read = { table: config.tableName, at: performance.now() }
}

const isKept = (): boolean =>
  read !== undefined && read.table === config.tableName && performance.now() - read.at < keptFor

beforeEachCall(async () => {
  if (!isKept()) await shelveSanctions()
})
