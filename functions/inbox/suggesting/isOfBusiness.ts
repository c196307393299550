import type { Account } from '#functions/account/public.ts'
import { membershipsOf, userByEmail } from '#functions/directory/public.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'

/** What a message is about, as far as it is known. */
interface Business {
  readonly quote: QuoteRecord | undefined
  readonly account: Account | undefined
}

/**
 * Whether an address is of somebody whose business a quote and a company are: the agent and the customer that they name, and
 * whoever works for the agency or the company. Anybody may write a quote's number into a mail.
 */
export const isOfBusiness = async (from: string, { quote, account }: Business): Promise<boolean> => {
  const address = from.toLowerCase()
  const named = [quote?.agentEmail, quote?.customerEmail, account?.agentEmail, account?.policyContactEmail]
  if (named.some((each) => each?.toLowerCase() === address)) return true
  const user = await userByEmail(address)
  const owners: readonly (string | undefined)[] = [quote?.agencyId, account?.agencyId, account?.id]
  return user !== undefined && membershipsOf(user).some(({ organizationId }) => owners.includes(organizationId))
}
