import { z } from 'zod'
import { defineOperation } from '#shared/contract/operation.ts'
import { pageOf, pageQuery, queryFlag, wholeNumber } from '#shared/contract/paging.ts'
import { AccountId, AgencyId, ClaimId, DocumentId, PolicyId, QuoteId, SubmissionId } from '#shared/domain/ids/ids.ts'
import { HistoryPage } from '#shared/records/historyEntry.ts'
import { products } from '#shared/regions/products.ts'
import { StatementQuery } from '../billing/statements.ts'
import { DocType, DocumentRow, Download } from './document.ts'

export const downloadDocument = defineOperation({
  name: 'downloadDocument',
  method: 'GET',
  path: '/api/docs/v1/download',
  summary: 'A link that downloads a document, or shows it in the browser; an upload once it was looked at.',
  access: 'document:read',
  workflows: ['QUOTE'],
  query: z.strictObject({
    docId: DocumentId,
    inline: queryFlag.optional().describe('The browser shows the file in place of saving it.'),
    revision: wholeNumber({ least: 1, most: 1000 })
      .optional()
      .describe('One of its files before; the newest otherwise.'),
  }),
  response: Download,
  problems: ['document.beingExamined', 'document.held', 'document.notFound'],
})

export const getCommissionStatement = defineOperation({
  name: 'getCommissionStatement',
  method: 'GET',
  path: '/api/docs/v1/commissions',
  summary: 'The commission statement of a month: the agency’s own, or for staff that of the agency named.',
  access: 'commission:read',
  only: ['COWBELL', 'AGENCY'],
  query: z.strictObject({
    year: wholeNumber({ least: 2020, most: 2099 }),
    month: wholeNumber({ least: 1, most: 12 }),
    agencyId: AgencyId.optional(),
  }),
  response: z.object({ docId: DocumentId, csvDocId: DocumentId.describe('The same as a table (CSV).') }),
  problems: ['agency.notFound', 'commission.noStatement'],
})

export const createAccountStatement = defineOperation({
  name: 'createAccountStatement',
  method: 'POST',
  path: '/api/docs/v1/statements',
  summary: 'Makes a document of a statement of account as it is now: of an agency or a carrier, everybody of the own.',
  access: 'statement:read',
  body: StatementQuery.extend({ kind: z.enum(['agency', 'carrier']) }),
  status: 202,
  response: z.object({ docId: DocumentId }),
  problems: ['billing.bookTooLong', 'billing.daysUnfit', 'billing.statementNotFound'],
})

export const listDocTypes = defineOperation({
  name: 'listDocTypes',
  method: 'GET',
  path: '/api/docs/v1/docTypes',
  summary: 'The kinds of document; those of a claims file with `claim`.',
  access: 'any',
  query: z.strictObject({ claim: queryFlag.optional() }),
  response: z.array(z.object({ docType: DocType, label: z.string() })),
})

export const listProductTypes = defineOperation({
  name: 'listProductTypes',
  method: 'GET',
  path: '/api/docs/v1/producttypes',
  summary: 'The products that forms are made for.',
  access: 'form:read',
  response: z.array(z.object({ id: z.enum(products), label: z.string() })),
})

export const searchDocuments = defineOperation({
  name: 'searchDocuments',
  method: 'GET',
  path: '/api/docs/v1/search',
  summary: 'Documents in the reach of the caller, newest first.',
  access: 'document:read',
  query: z.strictObject({ ...pageQuery(25), docType: DocType.optional() }),
  response: pageOf(DocumentRow),
})

export const searchOwnerDocuments = defineOperation({
  name: 'searchOwnerDocuments',
  method: 'GET',
  path: '/api/docs/v1/search/{ownerId}',
  summary:
    'Documents of one account, agency, claim, quote, policy or submission, newest first; the id’s prefix tells which.',
  access: 'document:read',
  params: { ownerId: z.union([AccountId, AgencyId, ClaimId, PolicyId, QuoteId, SubmissionId]) },
  query: z.strictObject({ ...pageQuery(25), docType: DocType.optional() }),
  response: pageOf(DocumentRow),
  problems: [
    'account.notFound',
    'agency.notFound',
    'claim.notFound',
    'policy.notFound',
    'quote.notFound',
    'submission.notFound',
  ],
})

export const listDocumentHistory = defineOperation({
  name: 'listDocumentHistory',
  method: 'GET',
  path: '/api/docs/v1/documents/{documentId}/history',
  summary: 'What was done to one document, by whom, and what it changed.',
  access: 'document:read',
  params: { documentId: DocumentId },
  response: HistoryPage,
  problems: ['document.notFound'],
})
