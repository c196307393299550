import type { Account } from '#functions/account/public.ts'
import { membershipsOf, userByEmail } from '#functions/directory/public.ts'
import type { QuoteRecord } from '#functions/quote/public.ts'
import type { StoredSubmission } from '#functions/submission/public.ts'
import { messages } from '../store/messages.ts'

/** What a message is about, as far as it is known. */
interface Business {
  readonly quote: QuoteRecord | undefined
  readonly account: Account | undefined
  readonly submission: StoredSubmission | undefined
}

/** Whether a submission was made of a mail of this address. */
const hasBrought = async (address: string, submission: StoredSubmission | undefined): Promise<boolean> => {
  const mail = submission?.messageId === undefined ? undefined : await messages.byId(submission.messageId)
  return mail?.from.toLowerCase() === address
}

/**
 * Whether an address is of somebody whose business a quote and a company are: the agent and the customer that they name,
 * whoever brought the submission by mail, and whoever works for the agency or the company. Anybody may write a quote's number
 * into a mail.
 */
export const isOfBusiness = async (from: string, { quote, account, submission }: Business): Promise<boolean> => {
  const address = from.toLowerCase()
  const named = [
    ...[quote?.agentEmail, quote?.customerEmail],
    ...[account?.agentEmail, account?.policyContactEmail, submission?.agentEmail],
  ]
  if (named.some((each) => each?.toLowerCase() === address)) return true
  if (await hasBrought(address, submission)) return true
  const user = await userByEmail(address)
  const owners: readonly (string | undefined)[] = [quote?.agencyId, account?.agencyId, account?.id]
  return user !== undefined && membershipsOf(user).some(({ organizationId }) => owners.includes(organizationId))
}
