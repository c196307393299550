import { type Account, accountById } from '#functions/account/public.ts'
import type { PolicyRecord } from '#functions/policy/public.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import { activeStatuses } from '#shared/domain/policy/policyStatusGroups.ts'
import type { PriceRequest } from '../pricing/price.ts'
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
