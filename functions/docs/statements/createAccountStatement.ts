import { ulid } from 'ulid'
import { nameFor } from '#functions/_platform/auth/nameFor.ts'
import { implement } from '#functions/_platform/http/implement.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { monthsAsked, requireParty, statementOf } from '#functions/billing/public.ts'
import { createAccountStatement as contract } from '#shared/contracts/docs/documents.ts'
import { AccountStatementId, DocumentId } from '#shared/domain/ids/ids.ts'
import { accountStatements } from '../store/accountStatements.ts'

/** More movements do not fit into one document. */
const mostRows = 2000

export const createAccountStatement = implement(contract)(async ({ body, actor, now, fail }) => {
  const months = monthsAsked(body, now)
  const statement = await statementOf(await requireParty(body, { actor, through: months.to }), months)
  if (statement.rows.length > mostRows) return fail('billing.bookTooLong', { data: { most: mostRows } })
  const id = AccountStatementId.parse(`ast_${ulid()}`)
  const docId = DocumentId.parse(`doc_${ulid()}`)
  await commit([accountStatements.create({ id, docId, statement, created: now, createdBy: nameFor(actor) })], {
    events: [{ name: 'ledger.statementRequested', detail: { statementId: id } }],
  })
  return { docId }
})
