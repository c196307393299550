import type { HttpAnswer, HttpEvent } from '#functions/_platform/gateway/httpEvent.ts'
import { rehearsalHeader } from '#functions/_platform/http/rehearse.ts'
import { isSafe, type Operation, takesIdempotencyKey } from '#shared/contract/operation.ts'
import { Rehearsal } from '#shared/contracts/webhook/foretold.ts'
import { chartOfAccounts } from '#shared/domain/ledger/chartOfAccounts.ts'
import type { PostingLine } from '#shared/domain/ledger/posting.ts'
import type { Knowledge, Span } from './knowledge.ts'

/** Whether an operation can be rehearsed, as assistants have it done. */
export const isRehearsed = (operation: Operation): boolean => {
  const { access, byAssistants, media, scim, upload } = operation
  if (isSafe(operation) || access === 'public' || access === 'workflow') return false
  return takesIdempotencyKey(operation) && !byAssistants && !scim && !upload && media === undefined
}

/** The same call as a rehearsal. */
export const asRehearsal = (event: HttpEvent): HttpEvent => ({
  ...event,
  headers: { ...event.headers, [rehearsalHeader]: 'yes' },
})

type Line = Pick<PostingLine, 'credit' | 'debit'> & { readonly account: string }

/** What is posted, by the numbers of the accounts. */
const booked = (lines: readonly Line[]): string =>
  Object.entries(Object.groupBy(lines, ({ account }) => account))
    .map(([account, of = []]) => `${account} ${of.reduce((sum, { debit, credit }) => sum + debit - credit, 0)}`)
    .sort()
    .join(', ')

/** What of the ledger a call has posted itself. */
const bookedBy = (span: Span, requestId: string, known: Knowledge): Line[] =>
  span.deeds.flatMap((deed) => {
    const record = deed.requestId === requestId ? known.records.get(deed.recordId) : undefined
    if (record?.kind !== 'posting') return []
    const lines = record.state.lines as readonly PostingLine[]
    return lines.map(({ account, ...line }) => ({ ...line, account: chartOfAccounts[account].number }))
  })

/** What a call did that its rehearsal has not foretold. */
export const wrongsOfRehearsal = (
  { statusCode = 200, body = '' }: HttpAnswer,
  { operation, requestId }: { readonly operation: Operation; readonly requestId: string },
  { span, known }: { readonly span: Span; readonly known: Knowledge },
): string[] => {
  if (statusCode !== 200) return [`${operation.name} is done, and its rehearsal is refused: ${body.slice(0, 300)}`]
  const told = Rehearsal.parse(JSON.parse(body))
  // What is issued is posted by its workflow.
  if (!told.isComplete || !told.isWholeLedger || told.events.includes('policy.issueRequested')) return []
  const [foretold, done] = [
    booked(told.postings.flatMap(({ lines }) => lines)),
    booked(bookedBy(span, requestId, known)),
  ]
  return foretold === done ? [] : [`${operation.name} posts ${done}, and its rehearsal foretold ${foretold}`]
}
