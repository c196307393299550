import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { type Account, accountById } from '#functions/account/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { quoteChange } from '../actions/quoteAction.ts'
import { agentOfAccount, teamsOfAccount } from '../quotes/seller.ts'
import { quotesGoingWithAccount } from '../store/openQuotes.ts'
import { quotes } from '../store/quotes.ts'

const follow = async (quoteId: string, account: Account, isAgentToo: boolean, now: Instant): Promise<void> => {
  const quote = await quotes.byId(quoteId)
  if (quote === undefined || quote.agencyId !== account.agencyId || !canQuote(quote.status, 'handOver')) return
  const { agentFirstName, agentLastName, agentEmail, agentPhone, teamIds } = quote
  const seller = { agentFirstName, agentLastName, agentEmail, agentPhone, teamIds }
  const teams = teamsOfAccount(account)
  const next = {
    ...seller,
    ...(isAgentToo && { agentPhone: undefined, ...agentOfAccount(account) }),
    ...(teams.length > 0 && { teamIds: teams }),
  }
  if (JSON.stringify(next) !== JSON.stringify(seller)) await commit([quoteChange(quote, now, next)])
}

/**
 * Quotes that may still be bound go with their account to its new agent and teams; what was bound keeps who sold it
 * (rule: agent-of-quote). Handling the event twice finds them there.
 */
export const followHandOver: Subscriber<'account.handedOver'> = async ({ detail, now }) => {
  const account = await accountById(detail.accountId)
  if (account === undefined) return
  for (const { id } of await quotesGoingWithAccount(account.id))
    await retryStale(() => follow(id, account, detail.agent, now))
}
