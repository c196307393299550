import { z } from 'zod'
import { type Chunk, defineJob } from '#functions/_platform/jobs/defineJob.ts'
import { partnersOf } from '#functions/directory/public.ts'
import { type DocType, docTypes } from '#shared/contracts/docs/document.ts'
import { type DocumentRecord, documents, type StoredDocument } from '../store/documents.ts'

/** Documents that are looked at together; some three of them fill a transaction. */
const together = 6

/** What is made for one reader, whoever has a share in the cover. */
const unshared: readonly DocType[] = ['AccountStatement', 'CommissionStatement', 'LossRun']

/**
 * Whose shares a document goes by: those of the policy or the quote that it was made of. What people brought is nobody's
 * besides, what an agency or staff keep for themselves too, and what is a claim's is seen as its claim is.
 */
const sharedAs = ({ audience, claimId, docType, madeFrom, policyId, quoteId }: DocumentRecord) => {
  if (madeFrom === undefined || audience !== undefined || claimId !== undefined || unshared.includes(docType))
    return undefined
  if (policyId !== undefined) return 'policy'
  return quoteId !== undefined || docType === 'Proposal' ? 'quote' : undefined
}

const followed = async (document: StoredDocument): Promise<DocumentRecord | undefined> => {
  const kind = sharedAs(document)
  if (kind === undefined) return undefined
  const { accountId, agencyId, partnerIds = [] } = document
  const partners = await partnersOf(kind, { accountId, agencyId })
  return partners.join() === partnerIds.join() ? undefined : { ...document, partnerIds: partners }
}

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
        const as = document && (await followed(document))
        return document && as ? [{ cursor: at, writes: [documents.update(document, as)] }] : []
      }),
    )
    return { effects: effects.flat(), done: ids.length, ...(cursor !== undefined && { cursor }) }
  },
})
