import { implement } from '#functions/_platform/http/implement.ts'
import { slowMisses } from '#functions/_platform/storage/slowMisses.ts'
import { type PolicyRecord, policyById } from '#functions/policy/public.ts'
import { verifyDocument as contract, type VerifiedDocument } from '#shared/contracts/docs/verification.ts'
import { dateAt } from '#shared/domain/calendar/coverageInstant.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { certificateStanding } from '#shared/domain/policy/certificateStanding.ts'
import { type DocumentRecord, documents, fileScope } from '../store/documents.ts'

/** Of these the newest alone counts; others stand beside one another. */
const replaced: readonly DocumentRecord['docType'][] = ['Policy', 'Proposal']

const isReplaced = async ({ id, docType, created, policyId, quoteId }: DocumentRecord): Promise<boolean> => {
  const scope = policyId !== undefined ? `policy:${policyId}` : quoteId !== undefined ? `quote:${quoteId}` : undefined
  if (scope === undefined || !replaced.includes(docType)) return false
  const beside = await documents.every({ scopes: [scope] })
  return beside.some(
    (row) => row.docId !== id && row.docType === docType && row.examination === undefined && row.created > created,
  )
}

const standingOf = (policy: PolicyRecord, now: Instant): NonNullable<VerifiedDocument['policy']> => {
  const { policyNumber, effectiveDate, expirationDate, timeZone, transactions } = policy
  const term = { effectiveDate, endDate: expirationDate }
  const cover = { stack: transactions, term, withdrawn: false, revised: false }
  const today = dateAt(now, timeZone)
  return { policyNumber, effectiveDate, expirationDate, ...certificateStanding(cover, { today, now }) }
}

/** Who has the file knows what stands in it: told is that it is ours, and what has come since. */
export const verifyDocument = implement(contract)(async ({ params, sourceIp, now, fail }) => {
  const rows = await documents.every({ scopes: [fileScope(params.sha256)] })
  const [document] = await documents.byIds(rows.map(({ docId }) => docId))
  if (document === undefined) {
    await slowMisses({ of: 'document', sourceIp }, now)
    return fail('document.notIssued')
  }
  const { docType, docName, created, policyId } = document
  const policy = policyId === undefined ? undefined : await policyById(policyId)
  const isBound = policy !== undefined && policy.issuedAt !== undefined
  return {
    docType,
    docName,
    issuedAt: created,
    isReplaced: await isReplaced(document),
    ...(isBound && { policy: standingOf(policy, now) }),
  }
})
