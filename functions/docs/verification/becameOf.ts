import { type PolicyRecord, policyById } from '#functions/policy/public.ts'
import type { VerifiedDocument } from '#shared/contracts/docs/verification.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { certificateStanding } from '#shared/domain/policy/certificateStanding.ts'
import { outdatedAmong } from '../documents/outdated.ts'
import type { DocumentRecord } from '../store/documents.ts'

const standingOf = (policy: PolicyRecord, now: Instant): NonNullable<VerifiedDocument['policy']> => {
  const { policyNumber, effectiveDate, expirationDate, timeZone, transactions } = policy
  const term = { effectiveDate, endDate: expirationDate }
  const cover = { stack: transactions, term, withdrawn: false, revised: false }
  const today = dateAt(now, timeZone)
  return { policyNumber, effectiveDate, expirationDate, ...certificateStanding(cover, { today, now }) }
}

/** When a document was issued, and what has come since: whether it still counts, and how its cover stands. */
export const becameOf = async (
  document: DocumentRecord,
  now: Instant,
): Promise<Pick<VerifiedDocument, 'docType' | 'isReplaced' | 'isWithdrawn' | 'issuedAt' | 'policy'>> => {
  const { created, docType, policyId } = document
  const policy = policyId === undefined ? undefined : await policyById(policyId)
  const { replaced, withdrawn } = await outdatedAmong([{ ...document, docId: document.id, examination: undefined }])
  const isBound = policy !== undefined && policy.issuedAt !== undefined
  return {
    docType,
    issuedAt: created,
    isReplaced: replaced.size > 0,
    isWithdrawn: withdrawn.size > 0,
    ...(isBound && { policy: standingOf(policy, now) }),
  }
}
