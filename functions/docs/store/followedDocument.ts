import { partnersOf } from '#functions/directory/public.ts'
import type { DocType } from '#shared/contracts/docs/document.ts'
import type { DocumentRecord } from './documents.ts'

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

/** A document with whoever has a share in it today, by whose it is; undefined where it says so already. */
export const followedDocument = async (document: DocumentRecord): Promise<DocumentRecord | undefined> => {
  const kind = sharedAs(document)
  if (kind === undefined) return undefined
  const { accountId, agencyId, partnerIds = [] } = document
  const partners = await partnersOf(kind, { accountId, agencyId })
  return partners.join() === partnerIds.join() ? undefined : { ...document, partnerIds: partners }
}
