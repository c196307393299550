import { type Ownership, scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { DocType, DocumentRow } from '#shared/contracts/docs/document.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountId, AgencyId, DocumentId } from '#shared/domain/ids/ids.ts'

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
  readonly productType?: string
  /** Key in the region's bucket: an id nobody can guess. */
  readonly file: string
  readonly size: number
  readonly created: Instant
  readonly createdBy: string
  /** What it was made of, so that making it twice gives one document. */
  readonly madeFrom?: string
}

export type StoredDocument = Stored<DocumentRecord>

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
  ...rest
}: DocumentRecord): DocumentRow => ({
  docId: id,
  ...rest,
})

/** Documents: listed for everyone, agency, teams, account, quote and policy; newest first; searched by name. */
export const documents = defineRecord({
  kind: 'document',
  notFound: 'document.notFound',
  version: 3,
  // From the second on, numbers and ids are found from their beginning alone; from the third on, it is in fewer lists.
  from: { 1: (document: DocumentRecord) => document, 2: (document: DocumentRecord) => document },
  unique: { madeFrom: (document: DocumentRecord) => document.madeFrom },
  list: {
    scopes: (document) => [
      ...scopesOfRecord(ownershipOf(document)),
      ...(document.quoteId === undefined ? [] : [`quote:${document.quoteId}`]),
      ...(document.policyId === undefined ? [] : [`policy:${document.policyId}`]),
    ],
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
  searchScopes: (document) => scopesOfRecord(ownershipOf(document)),
})
