import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { SignedStatement } from '#shared/contracts/quote/signatures.ts'
import { type ChangedLine, changedLines } from '#shared/domain/quoting/changedLines.ts'
import type { DomainEvent } from '#shared/events/events.ts'
import { envelopes } from '../store/envelopes.ts'
import { applicationStatusOf, statementOf } from './statementOf.ts'

/** What is told where a quote’s application says something else than was signed, from the write that makes it so. */
export const supersededBy = (before: QuoteRecord, changes: Partial<QuoteRecord>): readonly DomainEvent[] =>
  applicationStatusOf(before) === 'SIGNED' && applicationStatusOf({ ...before, ...changes }) === 'SUPERSEDED'
    ? [{ name: 'quote.applicationSuperseded', detail: { quoteId: before.id } }]
    : []

const choices = { ACCEPTED: 'Accepted', REJECTED: 'Rejected' } as const

const linesOf = ({ company, answers, declarations = [] }: SignedStatement) => [
  ...company,
  ...answers,
  ...declarations.flatMap(({ choice }) => (choice ? [{ label: 'Terrorism cover', answer: choices[choice] }] : [])),
]

/** How an address is set apart by commas is no change of it. */
const unpunctuated = (said: string | undefined): string | undefined => said?.replaceAll(',', '')

/** What the application says otherwise than it was signed; nothing where nobody has signed, or it says the same. */
export const changedSinceSigned = async (quote: QuoteRecord): Promise<readonly ChangedLine[]> => {
  if (quote.signature === undefined || applicationStatusOf(quote) !== 'SUPERSEDED') return []
  const envelope = await envelopes.byId(quote.signature.envelopeId)
  if (envelope === undefined) return []
  const changed = changedLines(linesOf(envelope.statement), linesOf(statementOf(quote)))
  return changed.filter(({ before, answer }) => unpunctuated(before) !== unpunctuated(answer))
}
