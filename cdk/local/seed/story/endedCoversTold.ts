import type { Step } from '#functions/_platform/storage/rowsOfBook.ts'
import { policies } from '#functions/policy/store/policies.ts'
import { quotes } from '#functions/quote/store/quotes.ts'
import type { PolicyRecord } from '#shared/contracts/policy/policyRecord.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { isOver } from '#shared/domain/policy/policyStatusGroups.ts'
import type { Chronicle } from './chronicle.ts'
import { ownDeed } from './companyTold.ts'

const lastOf = <State>(steps: readonly Step[], kind: string): State[] => [
  ...new Map(
    steps.flatMap(({ definition, state }) => (definition.kind === kind ? [[state.id, state as State] as const] : [])),
  ).values(),
]

/** Tells each quote whose cover is over that it is, so that nobody waits for what it was subject to. */
export const endedCoversTold = (chronicle: Chronicle, steps: readonly Step[], at: Instant): void => {
  const over = lastOf<PolicyRecord>(steps, policies.definition.kind).filter(({ status }) => isOver(status))
  const ended = new Set(over.map(({ quoteId }) => quoteId))
  for (const quote of lastOf<QuoteRecord>(steps, quotes.definition.kind))
    if (ended.has(quote.id)) chronicle.tell(quotes.create({ ...quote, coverEnded: true }), ownDeed('followCover', at))
}
