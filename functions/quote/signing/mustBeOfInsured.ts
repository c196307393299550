import type { Actor } from '#functions/_platform/auth/actor.ts'
import { fail } from '#functions/_platform/problems/problem.ts'
import { agentByEmail } from '#functions/directory/public.ts'
import type { QuoteRecord } from '#shared/contracts/quote/quoteRecord.ts'

const same = (a: string, b: string | undefined): boolean => a.trim().toLowerCase() === b?.trim().toLowerCase()

/**
 * Refuses the address of somebody who sells the quote, whoever is named as its policy holder: the agent's, anybody's of the
 * agency, who asks for it, and the agency's that it was sent to.
 */
export const mustBeOfInsured = async (email: string, quote: QuoteRecord, asking?: Actor): Promise<void> => {
  const sellers = [quote.agentEmail, quote.sentToAgency?.email, asking?.email]
  if (sellers.some((seller) => same(email, seller)) || (await agentByEmail(email, quote)) !== undefined)
    fail('quote.notTheInsured')
}
