import { type Account, accountsById } from '#functions/account/public.ts'
import { policiesById, type StoredPolicy } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import type { PricedTwice } from '#shared/domain/rating/dislocation.ts'
import type { Priced, PriceRequest } from '../pricing/price.ts'
import { renewalSelection } from '../renewals/renewalTerms.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** Whether a policy is in force and is no layer above another, which is priced by that. */
const isPricedByItself = ({ excess, status }: StoredPolicy): boolean =>
  excess === undefined && activeStatuses.includes(status)

/** A policy that is priced by itself, with its company and its quote as they are today, unless they are gone. */
export interface PolicyToday {
  readonly policy: StoredPolicy
  readonly company: { readonly account: Account; readonly quote: StoredQuote } | undefined
}

/** Those of the policies that are priced by themselves, read together. */
export const policiesToday = async (ids: readonly string[]): Promise<readonly PolicyToday[]> => {
  const policies = (await policiesById(ids)).filter(isPricedByItself)
  const [accounts, theirQuotes] = await Promise.all([
    accountsById(policies.map(({ accountId }) => accountId)),
    quotes.byIds(policies.flatMap(({ quoteId }) => quoteId ?? [])),
  ])
  const accountOf = new Map(accounts.map((account) => [account.id, account]))
  const quoteOf = new Map(theirQuotes.map((quote) => [quote.id, quote]))
  return policies.map((policy) => {
    const account = accountOf.get(policy.accountId)
    const quote = policy.quoteId === undefined ? undefined : quoteOf.get(policy.quoteId)
    return { policy, company: account && quote && { account, quote } }
  })
}

/** Asks for a policy's price at its terms of today, for a year from a day on. */
export const requestOf = (policy: StoredPolicy, quote: StoredQuote, day: CalendarDate): PriceRequest => ({
  ...quote,
  status: undefined,
  selection: renewalSelection(policy, quote, day),
  isEndorsement: true,
})

/** A policy by its two prices, as a report tells it; without them where it cannot be priced any more. */
export const pricedTwice = (
  { id: policyId, policyNumber, companyName }: StoredPolicy,
  prices?: { readonly before: Priced; readonly after: Priced },
): PricedTwice => {
  const { before, after } = prices ?? {}
  return {
    policyId,
    policyNumber,
    companyName,
    before: before?.ok ? { rated: before.fields.rated, outcome: before.outcome } : undefined,
    after: after?.ok
      ? {
          rated: after.fields.rated,
          outcome: after.outcome,
          reasons: after.fields.referralReasons.map(({ message }) => message),
        }
      : undefined,
  }
}
