/** Statuses of an account (decision 18). */
export const accountStatuses = ['Open', 'Quoted', 'Active Policy', 'Expired', 'Declined'] as const
export type AccountStatus = (typeof accountStatuses)[number]

/** What happens to an account that may change its status. */
export type AccountEvent = 'quoteReady' | 'policyIssued' | 'lastPolicyEnded' | 'declined' | 'declineReversed'

/**
 * The life of an account (decision 18): its status is a consequence of what happens, never set by hand. What the table
 * does not list leaves the status as it is: a second quote does not make an insured account quoted again.
 */
export const accountTransitions: Readonly<
  Record<AccountStatus, Readonly<Partial<Record<AccountEvent, AccountStatus>>>>
> = {
  Open: { quoteReady: 'Quoted', policyIssued: 'Active Policy', declined: 'Declined' },
  Quoted: { policyIssued: 'Active Policy', declined: 'Declined' },
  'Active Policy': { lastPolicyEnded: 'Expired' },
  Expired: { quoteReady: 'Quoted', policyIssued: 'Active Policy', declined: 'Declined' },
  Declined: { declineReversed: 'Open' },
}

export const nextAccountStatus = (status: AccountStatus, event: AccountEvent): AccountStatus =>
  accountTransitions[status][event] ?? status
