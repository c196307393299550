import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { Statement } from '#shared/contracts/billing/statement.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { AccountStatementId, DocumentId } from '#shared/domain/ids/ids.ts'

/** A statement of account as it was asked for: what it says, and the id of the document that it becomes. */
export interface AccountStatementRecord {
  readonly id: AccountStatementId
  readonly docId: DocumentId
  readonly statement: Statement
  readonly created: Instant
  /** As others are told of who asked for it. */
  readonly createdBy: string
}

/** Statements that were asked for stand in no list: their documents do, where their party finds them. */
export const accountStatements = defineRecord<AccountStatementRecord>({
  kind: 'accountStatement',
  notFound: 'document.notFound',
})
