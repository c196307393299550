import { z } from 'zod'
import { Instant } from '#shared/domain/calendar/instant.ts'
import { claimShares } from '#shared/domain/claims/claimShare.ts'
import type { RegionalText } from '#shared/domain/coverage/coverage.ts'
import { inRegion } from '#shared/domain/coverage/regionalText.ts'
import { AccountId, AgencyId, ClaimId, DocumentId, VendorInvoiceId } from '#shared/domain/ids/ids.ts'
import type { RegionCode } from '#shared/regions/code.ts'

/** Kinds of document, in the order the pickers show them; `claim` marks those of a claims file. */
export const docTypes = [
  { docType: 'AccountStatement', label: 'Statement of account', claim: false },
  { docType: 'Application', label: 'Application', claim: false },
  { docType: 'Binder', label: 'Binder', claim: false },
  { docType: 'CancellationNotice', label: 'Cancellation or reinstatement', claim: false },
  { docType: 'Certificate', label: 'Certificate of insurance', claim: false },
  { docType: 'ClaimNotice', label: 'Notice of claim', claim: true },
  { docType: 'CommissionStatement', label: 'Commission statement', claim: false },
  { docType: 'Correspondence', label: 'Correspondence', claim: true },
  { docType: 'DiligentEffort', label: 'Diligent effort', claim: false },
  { docType: 'Endorsement', label: 'Endorsement', claim: false },
  { docType: 'Invoice', label: 'Invoice', claim: true },
  { docType: 'LossRun', label: 'Loss run', claim: true },
  { docType: 'Policy', label: 'Policy', claim: false },
  { docType: 'Proposal', label: 'Proposal', claim: false },
  { docType: 'Receipt', label: 'Receipt', claim: false },
  { docType: 'SurplusNotice', label: 'Surplus lines notice', claim: false },
  { docType: 'Tower', label: 'Tower of insurance', claim: false },
  { docType: 'Other', label: 'Other', claim: true },
] as const

/** What the UK and Australia call a kind of document by another name (`functions/docs/templates/words.ts`). */
const ownLabels: Readonly<Partial<Record<string, Omit<RegionalText, 'us'>>>> = {
  Certificate: { uk: 'Evidence of insurance', au: 'Certificate of currency' },
  LossRun: { uk: 'Confirmed claims experience', au: 'Claims history' },
}

/** What a kind of document is called in a region; the kind itself where nobody knows it. */
export const docTypeLabel = (docType: string, region: RegionCode): string =>
  inRegion({ us: docTypes.find((each) => each.docType === docType)?.label ?? docType, ...ownLabels[docType] }, region)

export const DocType = z.enum(docTypes.map(({ docType }) => docType))
export type DocType = z.infer<typeof DocType>

/** How far a file that somebody uploaded is: nobody opens it before it has been looked at, nor one that is held back. */
export const Examination = z.enum(['WAITING', 'PASSED', 'HELD'])
export type Examination = z.infer<typeof Examination>

/** Who sees a document besides the provider's staff; everybody whose it is where it is not said. */
export const Audience = z.enum(['AGENCY', 'STAFF'])
export type Audience = z.infer<typeof Audience>

/** A document as lists show it. */
export const DocumentRow = z.object({
  docId: DocumentId,
  docName: z.string(),
  docType: DocType,
  accountId: AccountId.optional(),
  companyName: z.string().optional().describe('Of which insured it is, in lists of several.'),
  agencyId: AgencyId.optional(),
  quoteId: z.string().optional(),
  policyId: z.string().optional(),
  submissionId: z.string().optional(),
  claimId: ClaimId.optional(),
  sharedWith: z.enum(claimShares).optional().describe('Of a claim: who sees it besides who brought it.'),
  vendorInvoiceId: VendorInvoiceId.optional().describe('The invoice that it was sent with: it stays as it is.'),
  productType: z.string().optional(),
  contentType: z.string().optional().describe('What the file is by its bytes, of an upload that was looked at.'),
  audience: Audience.optional().describe('Who sees it besides staff; everybody whose it is where it is not said.'),
  examination: Examination.optional().describe('Of an upload; what the platform made needs none.'),
  heldBecause: z.string().optional().describe('Why it is held back.'),
  isArchived: z.literal(true).optional().describe('Staff can download an archive copy of it.'),
  isReplaced: z.literal(true).optional().describe('A newer one stands in its place.'),
  isWithdrawn: z
    .literal(true)
    .optional()
    .describe('What it says is so no more: the payment of a receipt was taken back.'),
  revision: z.int().optional().describe('Which of its files this is, from 1; of an upload.'),
  size: z.int().describe('Bytes.'),
  created: Instant,
  createdBy: z.string(),
})
export type DocumentRow = z.infer<typeof DocumentRow>

/** A link that downloads the file under its name for a few minutes, without a session. */
export const Download = z.object({ url: z.string(), fileName: z.string(), expiresAt: Instant })
export type Download = z.infer<typeof Download>
