import { z } from 'zod'
import { type Chunk, defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { docTypes } from '#shared/contracts/docs/document.ts'
import { documents } from '../store/documents.ts'
import { followedDocument } from '../store/followedDocument.ts'

/** Documents that are looked at together; some three of them fill a transaction. */
const together = 6

/**
 * Documents of cover are seen by whoever has a share in it today: who joins the programme, or an agency's or an insured's
 * side, sees those of before, and who leaves sees them no more (decision: money-follows-partners).
 */
export const partnersOnDocuments = defineJob({
  kind: 'partnersOnDocuments',
  input: z.strictObject({ scope: z.string() }),
  key: ({ scope }) => scope,
  beginsAnew: true,
  async chunk({ scope }, { cursor: after }): Promise<Chunk> {
    const group = docTypes.map(({ docType }) => docType)
    const { ids, cursor } = await documents.walk({ scope, group, size: together, after })
    const found = new Map((await documents.byIds(ids.map(({ id }) => id))).map((each) => [each.id as string, each]))
    const effects = await Promise.all(
      ids.map(async ({ id, at }) => {
        const document = found.get(id)
        const as = document && (await followedDocument(document))
        return document && as ? [{ cursor: at, writes: [documents.update(document, as)] }] : []
      }),
    )
    return { effects: effects.flat(), done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
