import { type Ownership, scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { Audience, DocType, DocumentRow, Examination } from '#shared/contracts/docs/document.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountId, AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'

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

/** The row that lists show. */
export const rowOf = ({
  id,
  teamIds: _,
  partnerIds: ____,
  file: __,
  madeFrom: ___,
  lookedAfterFor: _____,
  treatyId: ______,
  expiresAt: _______,
  uploads,
  ...rest
}: DocumentRecord): DocumentRow => {
  const latest = latestOf({ ...(uploads && { uploads }) })
  return {
    docId: id,
    ...rest,
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

/** What not everybody sees whose it is stands in lists of those who do. */
function scopesOfDocument(document: DocumentRecord): string[] {
  const { audience, agencyId, quoteId, policyId, submissionId } = document
  if (audience === undefined)
    return [
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

/** Documents: listed for everyone, agency, teams, account, quote and policy; newest first; searched by name. */
export const documents = defineRecord({
  kind: 'document',
  notFound: 'document.notFound',
  version: 4,
  // From the second on, numbers and ids are found from their beginning alone; from the third on, it is in fewer lists; the
  // fourth knows uploads.
  from: {
    1: (document: DocumentRecord) => document,
    2: (document: DocumentRecord) => document,
    3: (document: DocumentRecord) => document,
  },
  unique: { madeFrom: (document: DocumentRecord) => document.madeFrom },
  list: {
    scopes: scopesOfDocument,
    // A quote and a policy have few of each kind.
    groups: (document, scope) => (/^(?:quote|policy):/.test(scope) ? [] : [document.docType]),
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
    document.audience === undefined ? scopesOfRecord(ownershipOf(document)) : scopesOfDocument(document),
  expiresAt: ({ expiresAt }) => expiresAt,
  history: { hides: ['file', 'madeFrom', 'uploads'] },
})
