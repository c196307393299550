import { type Account, accountById } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import type { PricedTwice } from '#shared/domain/rating/dislocation.ts'
import type { Priced, PriceRequest } from '../pricing/price.ts'
import { renewalSelection } from '../renewals/renewalTerms.ts'
import { quotes, type StoredQuote } from '../store/quotes.ts'

/** Whether a policy is in force and is no layer above another, which is priced by that. */
export const isPricedByItself = ({ excess, status }: PolicyRecord): boolean =>
  excess === undefined && activeStatuses.includes(status)

/** A company as it is today, and the terms of its policy as a request for a price. */
export interface PolicyToday {
  readonly account: Account
  readonly quote: StoredQuote
  readonly request: PriceRequest
}

/** A policy at its terms of today, for a year from a day on; undefined where its company or its quote is gone. */
export const policyToday = async (policy: PolicyRecord, day: CalendarDate): Promise<PolicyToday | undefined> => {
  const { accountId, quoteId } = policy
  const [account, quote] = await Promise.all([
    accountById(accountId),
    quoteId === undefined ? undefined : quotes.byId(quoteId),
  ])
  if (account === undefined || quote === undefined) return undefined
  const selection = renewalSelection(policy, quote, day)
  return { account, quote, request: { ...quote, status: undefined, selection, isEndorsement: true } }
}

/** A policy by its two prices, as a report tells it; without them where it cannot be priced any more. */
export const pricedTwice = (
  { id: policyId, policyNumber, companyName }: PolicyRecord,
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
