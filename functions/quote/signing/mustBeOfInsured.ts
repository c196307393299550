import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

const same = (a: string, b: string | undefined): boolean => a.trim().toLowerCase() === b?.trim().toLowerCase()

/** Refuses the address of somebody who sells the quote: the agent's, who asks for it, and the agency's that it was sent to. */
export const mustBeOfInsured = (email: string, quote: QuoteRecord, asking?: Actor): void => {
  const sellers = [quote.agentEmail, quote.sentToAgency?.email, asking?.email]
  if (!same(email, quote.customerEmail) && sellers.some((seller) => same(email, seller))) fail('quote.notTheInsured')
}
