import { type Ownership, scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Audience, DocType, DocumentRow, Examination } from '#shared/contracts/docs/document.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { ClaimShare } from '#shared/domain/claims/claimShare.ts'
import type { RetentionClass } from '#shared/domain/correspondence/retention.ts'
import type { AccountId, AgencyId, ClaimId, DocumentId, VendorInvoiceId } from '#shared/domain/ids/ids.ts'
import type { TemplateName } from '../templates/templates.ts'

/** A file that a document had, or has, as it was uploaded. */
export interface UploadedRevision {
  readonly number: number
  /** Key in the region's bucket: of what was examined, or where it was uploaded to while it waits. */
  readonly file: string
  /** Its own name, whose ending says what it should be. */
  readonly fileName: string
  readonly size: number
  readonly contentType?: string
  readonly examination: Examination
  readonly heldBecause?: string
  readonly uploadedAt: Instant
  readonly uploadedBy: string
}

/** A document: what it is, whose it is, and the key of its file. */
export interface DocumentRecord {
  readonly id: DocumentId
  readonly docName: string
  readonly docType: DocType
  readonly accountId?: AccountId
  readonly agencyId?: AgencyId
  readonly teamIds: readonly string[]
  readonly partnerIds?: readonly string[] | undefined
  readonly quoteId?: string
  readonly policyId?: string
  readonly submissionId?: string
  readonly claimId?: ClaimId
  /** Of a claim: who sees it besides the organization that brought it. */
  readonly sharedWith?: ClaimShare
  readonly broughtBy?: string
  /** The invoice of a vendor that it was sent with. */
  readonly vendorInvoiceId?: VendorInvoiceId
  readonly productType?: string
  readonly treatyId?: string
  /** Who sees it besides staff; everybody whose it is where it is not said. */
  readonly audience?: Audience
  /** The agency of the account, whose staff look after it where no agency sees it. */
  readonly lookedAfterFor?: string
  /** Of an upload: its files, the newest last. */
  readonly uploads?: readonly UploadedRevision[]
  /** Epoch seconds, of an upload that goes by itself. */
  readonly expiresAt?: number
  /** Key in the region's bucket: an id nobody can guess. */
  readonly file: string
  readonly size: number
  readonly created: Instant
  readonly createdBy: string
  /** Of a PDF that the platform made: the SHA-256 of its bytes, in hexadecimal, by which strangers find it. */
  readonly sha256?: string
  /** Of a PDF that the platform made: the code printed on it, by which strangers verify it; a certificate's is its number. */
  readonly code?: string
  /** The number printed on it. */
  readonly number?: string
  /** Of a policy: the copy in the archive, PDF/A-3a with its data, and the moment until which nobody removes it. */
  readonly archive?: {
    readonly file: string
    readonly size: number
    readonly sha256: string
    readonly lockedUntil: Instant
  }
  /** Its time is over: what it was kept as, since when nothing has it kept, and the day on which it goes. */
  readonly removal?: { readonly as: RetentionClass; readonly dueOn: CalendarDate; readonly on: CalendarDate }
  /** Of which template it was drawn, in which version. */
  readonly template?: { readonly name: TemplateName; readonly version: number }
  /** What it was made of, so that making it twice gives one document. */
  readonly madeFrom?: string
}

export type StoredDocument = Stored<DocumentRecord>

/** The newest file of an upload. */
export const latestOf = ({ uploads }: Pick<DocumentRecord, 'uploads'>): UploadedRevision | undefined => uploads?.at(-1)

export const ownershipOf = ({
  accountId,
  agencyId,
  partnerIds,
  teamIds,
  quoteId,
  policyId,
}: DocumentRecord): Ownership => ({
  accountId,
  agencyId,
  partnerIds,
  teamIds,
  subjectIds: [quoteId, policyId].filter((id) => id !== undefined),
})

/** The row that lists show, and of a document of a claim which organization brought it. */
export const rowOf = ({
  id,
  teamIds: _,
  partnerIds: ____,
  file: __,
  madeFrom: ___,
  sha256: ________,
  code: _________,
  number: __________,
  template: ___________,
  removal: ____________,
  archive,
  lookedAfterFor: _____,
  treatyId: ______,
  expiresAt: _______,
  uploads,
  ...rest
}: DocumentRecord): DocumentRow & Pick<DocumentRecord, 'broughtBy'> => {
  const latest = latestOf({ ...(uploads && { uploads }) })
  return {
    docId: id,
    ...rest,
    ...(archive && { isArchived: true as const }),
    ...(latest && {
      examination: latest.examination,
      revision: latest.number,
      ...(latest.contentType !== undefined && { contentType: latest.contentType }),
      ...(latest.heldBecause !== undefined && { heldBecause: latest.heldBecause }),
    }),
  }
}

const librariesOf = ({ accountId, quoteId, policyId, submissionId }: DocumentRecord): string[] =>
  [accountId, quoteId, policyId, submissionId].filter((id) => id !== undefined)

/** The list of what an agency sees of a library besides what everybody does; and the one of what staff do. */
export const agencyLibrary = ({ agencyId, ownerId }: { readonly agencyId: string; readonly ownerId: string }): string =>
  `library:${agencyId}:${ownerId}`
export const staffLibrary = (ownerId: string): string => `library:staff:${ownerId}`

/** The list of the documents whose bytes have a SHA-256. */
export const fileScope = (sha256: string): string => `file:${sha256}`

/** The list of the documents that are told to go. */
export const removalScope = 'retention'

const scopesOfDocument = (document: DocumentRecord): string[] => [
  ...scopesOfReaders(document),
  ...(document.removal === undefined ? [] : [removalScope]),
]

/** What not everybody sees whose it is stands in lists of those who do. */
function scopesOfReaders(document: DocumentRecord): string[] {
  const { audience, agencyId, claimId, quoteId, policyId, submissionId } = document
  // A claim's documents are its own: who reads its account's or its policy's does not read them.
  if (claimId !== undefined) return [`claim:${claimId}`]
  if (audience === undefined)
    return [
      ...(document.sha256 === undefined ? [] : [fileScope(document.sha256)]),
      ...scopesOfRecord(ownershipOf(document)),
      ...(quoteId === undefined ? [] : [`quote:${quoteId}`]),
      ...(policyId === undefined ? [] : [`policy:${policyId}`]),
      ...(submissionId === undefined ? [] : [`account:${submissionId}`]),
    ]
  const libraries = librariesOf(document)
  return [
    ...scopesOfRecord(audience === 'STAFF' ? {} : { agencyId, teamIds: document.teamIds }),
    ...libraries.map(staffLibrary),
    ...(agencyId === undefined ? [] : libraries.map((id) => agencyLibrary({ agencyId, ownerId: id }))),
  ]
}

/** Letters on cover were shared with everybody on the claim; vendors are told nothing on cover (rule: vendor-share). */
const withoutVendors = (document: DocumentRecord): DocumentRecord =>
  document.madeFrom?.startsWith('CoveragePosition|') && document.sharedWith === 'EVERYBODY'
    ? { ...document, sharedWith: 'PARTIES' }
    : document

/** Documents: listed for everyone, agency, teams, account, quote and policy, those of a claim with it alone; newest first; searched by name. */
export const documents = defineRecord({
  kind: 'document',
  notFound: 'document.notFound',
  version: 8,
  // From the second on, numbers and ids are found from their beginning alone; from the third on, it is in fewer lists; the
  // fourth knows uploads, the fifth claims and what their bytes are, the sixth the code on a document, its
  // template, its archive copy and when it goes; the seventh the invoice of a vendor that it was sent with; in the eighth
  // letters on cover are no vendor's.
  from: {
    1: (document: DocumentRecord) => document,
    2: (document: DocumentRecord) => document,
    3: (document: DocumentRecord) => document,
    4: (document: DocumentRecord) => document,
    5: (document: DocumentRecord) => document,
    6: (document: DocumentRecord) => document,
    7: withoutVendors,
  },
  unique: {
    code: (document: DocumentRecord) => document.code,
    madeFrom: (document: DocumentRecord) => document.madeFrom,
  },
  list: {
    scopes: scopesOfDocument,
    // A claim, a quote and a policy have few of each kind.
    groups: (document, scope) => (/^(?:claim|file|quote|policy):|^retention$/.test(scope) ? [] : [document.docType]),
    formerGroups: (document) => [document.docType],
    sorts: {
      created: (document) => document.created,
      docName: (document) => document.docName,
      docType: (document) => document.docType,
    },
    summary: rowOf,
    shards: 4,
  },
  // What the platform makes is named by its kind and a number.
  search: (document) => (document.madeFrom === undefined ? [document.docName] : []),
  searchFromStart: (document) => (document.madeFrom === undefined ? [] : [document.docName]),
  searchScopes: (document) =>
    document.audience === undefined && document.claimId === undefined
      ? scopesOfRecord(ownershipOf(document))
      : scopesOfReaders(document),
  expiresAt: ({ expiresAt }) => expiresAt,
  history: { hides: ['archive', 'file', 'madeFrom', 'uploads'] },
})
