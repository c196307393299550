import type { Subscriber } from '#functions/_platform/events/worker.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import type { Write } from '#functions/_platform/storage/record.ts'
import { retryStale } from '#functions/_platform/storage/retryStale.ts'
import { type Account, accountById, teamsOfAccount } from '#functions/account/public.ts'
import { agencyById, partnersOf } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AgencyId } from '#shared/domain/ids/ids.ts'
import { canQuote } from '#shared/records/quote/quoteLife.ts'
import { type QuoteChanges, quoteChange } from '../actions/quoteAction.ts'
import { agentOfAccount } from '../quotes/agentOfQuote.ts'
import { cartOf, cartWrite } from '../store/carts.ts'
import { quotesGoingWithAccount } from '../store/openQuotes.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** What a quote says of the agency that sells it, where it goes there with its account. */
const sellingAgency = async ({ id: accountId, agencyId = '' }: Account): Promise<QuoteChanges> => {
  const agency = await agencyById(agencyId)
  if (agency === undefined) return {}
  const { name, agencyType, agencyBilled, description } = agency
  return {
    agencyId: AgencyId.parse(agencyId),
    agencyName: name,
    agencyType,
    agencyBilled,
    agencyDescription: description,
    partnerIds: [...(await partnersOf('quote', { agencyId, accountId }))],
  }
}

interface Following {
  readonly account: Account
  readonly isAgentToo: boolean
  /** It goes from the agency that had the account. */
  readonly isLinked: boolean
  /** The agency that had the account and went into its present one: its cart goes on. */
  readonly mergedFrom: string | undefined
  readonly now: Instant
}

/** A draft leaves the one's cart for the other's, after what waits there, where it is in the cart at all. */
const intoCart = async ({ id, accountId, agencyId }: StoredQuote, into: AgencyId): Promise<readonly Write[]> => {
  const [left, entered] = await Promise.all([cartOf(accountId, agencyId), cartOf(accountId, into)])
  if (!left.cart.quoteIds.includes(id)) return []
  return [
    cartWrite(
      left.kept,
      left.cart,
      left.cart.quoteIds.filter((each) => each !== id),
    ),
    cartWrite(entered.kept, entered.cart, [...entered.cart.quoteIds, id]),
  ]
}

const follow = async (
  quoteId: string,
  { account, isAgentToo, isLinked, mergedFrom, now }: Following,
): Promise<void> => {
  const quote = await quotes.byId(quoteId)
  if (quote === undefined || !canQuote(quote.status, 'handOver')) return
  const moves = quote.agencyId !== account.agencyId
  const goesInCart = mergedFrom !== undefined && quote.agencyId === mergedFrom
  // Drafts wait in a cart, which is the former agency's own, and goes on where that went into the present one.
  if (moves && (!isLinked || account.agencyId === undefined || (quote.status === 'DRAFT' && !goesInCart))) return
  const { agentId, agentFirstName, agentLastName, agentEmail, agentPhone, teamIds } = quote
  const seller = { agentId, agentFirstName, agentLastName, agentEmail, agentPhone, teamIds }
  const teams = teamsOfAccount(account)
  const next = {
    ...seller,
    ...(isAgentToo && agentOfAccount(account)),
    ...((teams.length > 0 || moves) && { teamIds: teams }),
  }
  const agency = moves ? await sellingAgency(account) : {}
  if (moves || JSON.stringify(next) !== JSON.stringify(seller))
    await commit([
      quoteChange(quote, now, { ...next, ...agency }),
      ...(agency.agencyId !== undefined && quote.status === 'DRAFT' ? await intoCart(quote, agency.agencyId) : []),
    ])
}

/**
 * Quotes that may still be bound go with their account to its new agent and teams; what was bound keeps who sold it
 * (rule: agent-of-quote); linked, they go to its new agency. Handling the event twice finds them there.
 */
export const followHandOver: Subscriber<'account.handedOver'> = async ({ detail, now }) => {
  const account = await accountById(detail.accountId)
  if (account === undefined) return
  const following = {
    account,
    isAgentToo: detail.agent,
    isLinked: detail.linked === true,
    mergedFrom: detail.mergedFromId,
    now,
  }
  for (const { id } of await quotesGoingWithAccount(account.id)) await retryStale(() => follow(id, following))
}
