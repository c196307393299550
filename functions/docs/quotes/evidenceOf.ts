import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { StoredQuote } from '#functions/quote/public.ts'
import type { EvidenceDocument } from '#shared/records/subjectivity/subjectivity.ts'
import { documents, latestOf, type StoredDocument } from '../store/documents.ts'
import { mayOpen } from '../store/mayOpen.ts'

/** A document of the quote's account, which is filed with no other quote or policy; nothing that staff keep for themselves. */
const isOfQuote = (quote: StoredQuote, { accountId, audience, policyId, quoteId }: StoredDocument): boolean =>
  accountId === quote.accountId &&
  audience !== 'STAFF' &&
  (quoteId === undefined || quoteId === quote.id) &&
  (policyId === undefined || policyId === quote.binder?.id)

/**
 * The files that somebody brings for a quote, by their documents: what they may open themselves, whether it was looked at
 * already or waits for it, and nothing that is held back.
 * @throws document.notFound, document.held
 */
export const evidenceOf = async (
  quote: StoredQuote,
  ids: readonly string[],
  actor: Actor,
): Promise<EvidenceDocument[]> => {
  const found = await documents.byIds(ids)
  return [...new Set(ids)].map((id) => {
    const document = found.find((each) => each.id === id)
    if (document === undefined || !isOfQuote(quote, document) || !mayOpen(actor, document))
      return fail('document.notFound')
    const latest = latestOf(document)
    if (latest?.examination === 'HELD') fail('document.held', { data: { reason: latest.heldBecause ?? '' } })
    return { docId: document.id, name: document.docName, forInsured: document.audience === undefined }
  })
}
