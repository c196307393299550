import { type PolicyRecord, policyById } from '#functions/policy/public.ts'
import type { VerifiedDocument } from '#shared/contracts/docs/verification.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { certificateStanding } from '#shared/domain/policy/certificateStanding.ts'
import { replacedAmong } from '../documents/replaced.ts'
import type { DocumentRecord } from '../store/documents.ts'

const standingOf = (policy: PolicyRecord, now: Instant): NonNullable<VerifiedDocument['policy']> => {
  const { policyNumber, effectiveDate, expirationDate, timeZone, transactions } = policy
  const term = { effectiveDate, endDate: expirationDate }
  const cover = { stack: transactions, term, withdrawn: false, revised: false }
  const today = dateAt(now, timeZone)
  return { policyNumber, effectiveDate, expirationDate, ...certificateStanding(cover, { today, now }) }
}

/** When a document was issued, and what has come since: whether a newer one stands in its place, and how its cover stands. */
export const becameOf = async (
  document: DocumentRecord,
  now: Instant,
): Promise<Pick<VerifiedDocument, 'docType' | 'isReplaced' | 'issuedAt' | 'policy'>> => {
  const { created, docType, policyId } = document
  const policy = policyId === undefined ? undefined : await policyById(policyId)
  const isBound = policy !== undefined && policy.issuedAt !== undefined
  return {
    docType,
    issuedAt: created,
    isReplaced: (await replacedAmong([{ ...document, docId: document.id, examination: undefined }])).size > 0,
    ...(isBound && { policy: standingOf(policy, now) }),
  }
}
