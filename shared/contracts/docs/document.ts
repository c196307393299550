import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'

/** Kinds of document, in the order the pickers show them; `claim` marks those of a claims file. */
export const docTypes = [
  { docType: 'Application', label: 'Application', claim: false },
  { docType: 'Binder', label: 'Binder', claim: false },
  { docType: 'CancellationNotice', label: 'Notice of cancellation', claim: false },
  { docType: 'Certificate', label: 'Certificate of insurance', claim: false },
  { docType: 'ClaimNotice', label: 'Notice of claim', claim: true },
  { docType: 'Correspondence', label: 'Correspondence', claim: true },
  { docType: 'Endorsement', label: 'Endorsement', claim: false },
  { docType: 'Invoice', label: 'Invoice', claim: false },
  { docType: 'LossRun', label: 'Loss run', claim: true },
  { docType: 'Policy', label: 'Policy', claim: false },
  { docType: 'Proposal', label: 'Proposal', claim: false },
  { docType: 'SurplusNotice', label: 'Surplus lines notice', claim: false },
  { docType: 'Other', label: 'Other', claim: true },
] as const

export const DocType = z.enum(docTypes.map(({ docType }) => docType))
export type DocType = z.infer<typeof DocType>

/** A document as lists show it. */
export const DocumentRow = z.object({
  docId: DocumentId,
  docName: z.string(),
  docType: DocType,
  accountId: AccountId.optional(),
  agencyId: AgencyId.optional(),
  quoteId: z.string().optional(),
  policyId: z.string().optional(),
  productType: z.string().optional(),
  size: z.int().describe('Bytes.'),
  created: Instant,
  createdBy: z.string(),
})
export type DocumentRow = z.infer<typeof DocumentRow>

/** A link that downloads the file under its name for a few minutes, without a session. */
export const Download = z.object({ url: z.string(), fileName: z.string(), expiresAt: Instant })
export type Download = z.infer<typeof Download>
