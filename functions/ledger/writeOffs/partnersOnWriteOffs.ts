import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import { invoiceOfPolicy } from '../store/invoices.ts'
import { writeOffs } from '../store/writeOffs.ts'

/** Write-offs that are looked at together; some three of them fill a transaction. */
const together = 6

/**
 * Has the write-offs of a list say who has a share in them, a chunk at a time: whoever has one in the invoice, which those
 * from before they said so know alone (version 1).
 */
export const partnersOnWriteOffs = async ({
  scope,
  after,
}: {
  readonly scope: string
  readonly after: string | undefined
}): Promise<Chunk> => {
  const { ids, cursor } = await writeOffs.walk({ scope, size: together, after })
  const found = new Map(
    (await writeOffs.byIds(ids.map(({ id }) => id))).map((writeOff) => [String(writeOff.id), writeOff]),
  )
  const effects = await Promise.all(
    ids.map(async ({ id, at }) => {
      const writeOff = found.get(id)
      if (writeOff === undefined || writeOff.partnerIds !== undefined) return []
      const { partnerIds } = (await invoiceOfPolicy(writeOff.policyId)) ?? {}
      if (partnerIds === undefined) return []
      return [{ cursor: at, writes: [writeOffs.update(writeOff, { ...writeOff, partnerIds })] }]
    }),
  )
  return { effects: effects.flat(), done: ids.length, ...(cursor !== undefined && { cursor }) }
}
