import type { AccountRecord } from '#functions/account/store/account.ts'
import { accounts } from '#functions/account/store/accounts.ts'
import type { CalendarDate } from '#shared/domain/calendar/calendarDate.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type AccountEvent, nextAccountStatus } from '#shared/records/account/accountLife.ts'
import type { Calendar } from './calendarOfCompany.ts'
import { byItself, type Chronicle, type Deed, type Doer } from './chronicle.ts'
import type { Seller } from './seller.ts'

/** The provider's people of the story. */
export interface Staff {
  readonly administrator: { readonly id: string; readonly name: string }
  readonly bookkeeper: { readonly id: string; readonly name: string }
  readonly underwriter: { readonly id: string; readonly name: string }
}

/** A company whose story is told: its account as it stands, who sells to it, and when things happen to it. */
export interface Telling {
  readonly chronicle: Chronicle
  readonly calendar: Calendar
  readonly seller: Seller
  readonly staff: Staff
  /** The end of the story, as an instant and as a day. */
  readonly now: Instant
  readonly today: CalendarDate
  account: AccountRecord
}

export const doerOf = ({ id, agencyId }: Seller): Doer => ({ id, actsFor: agencyId })

export const sellersDeed = ({ seller }: Telling, operation: string, at: Instant): Deed => ({
  at,
  operation,
  by: doerOf(seller),
})
export const underwritersDeed = ({ staff }: Telling, operation: string, at: Instant): Deed => ({
  at,
  operation,
  by: { id: staff.underwriter.id },
})
export const ownDeed = (operation: string, at: Instant): Deed => ({ at, operation, by: byItself })

/** Tells of what the account becomes by what happened; nothing where that changes nothing. */
export const accountEventTold = (telling: Telling, event: AccountEvent, operation: string, at: Instant): void => {
  const { account, chronicle } = telling
  const status = nextAccountStatus(account.status, event)
  const openForRenewal = account.openForRenewal && event !== 'policyIssued' && event !== 'lastPolicyEnded'
  if (status === account.status && openForRenewal === account.openForRenewal) return
  telling.account = { ...account, status, openForRenewal, updated: at }
  chronicle.tell(accounts.create(telling.account), ownDeed(operation, at))
}
