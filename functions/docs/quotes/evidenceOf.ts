import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { EvidenceDocument } from '#shared/records/subjectivity/subjectivity.ts'
import { documents, latestOf, type StoredDocument } from '../store/documents.ts'
import { mayOpen } from '../store/mayOpen.ts'

/** What files are brought for: an account, or a quote of it and the policy that it was bound as. */
interface Subject {
  readonly accountId: string
  readonly quoteId?: string | undefined
  readonly policyId?: string | undefined
}

/** A document of the account, which is filed with no other quote or policy; nothing that staff keep for themselves. */
const isOf = (subject: Subject, { accountId, audience, claimId, policyId, quoteId }: StoredDocument): boolean =>
  accountId === subject.accountId &&
  audience !== 'STAFF' &&
  claimId === undefined &&
  (quoteId === undefined || quoteId === subject.quoteId) &&
  (policyId === undefined || policyId === subject.policyId)

/**
 * The files that somebody brings, by their documents: what they may open themselves, whether it was looked at already or
 * waits for it, and nothing that is held back.
 * @throws document.notFound, document.held
 */
export const evidenceOf = async (
  subject: Subject,
  ids: readonly string[],
  actor: Actor,
): Promise<EvidenceDocument[]> => {
  const found = await documents.byIds(ids)
  return [...new Set(ids)].map((id) => {
    const document = found.find((each) => each.id === id)
    if (document === undefined || !isOf(subject, document) || !mayOpen(actor, document))
      return fail('document.notFound')
    const latest = latestOf(document)
    if (latest?.examination === 'HELD') fail('document.held', { data: { reason: latest.heldBecause ?? '' } })
    return { docId: document.id, name: document.docName, forInsured: document.audience === undefined }
  })
}
