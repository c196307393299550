import type { AccountStatus } from '#shared/records/account/accountStatus.ts'
import { mayRequestQuote } from './eligibility.ts'

/** Type filters of the ACCOUNTS tab (quoting-and-servicing, section 2). */
export const accountFilters = ['Active Policy', 'Open for Renewal', 'Not Quoted Yet', 'Potential Submissions'] as const
export type AccountFilter = (typeof accountFilters)[number]

export type FilterableAccount = {
  readonly status: AccountStatus
  readonly profileScore: number
  readonly openForRenewal: boolean
  readonly submissions: number
}

/** Potential submissions are accounts that may be quoted and that nobody has submitted. */
const matches: Readonly<Record<AccountFilter, (account: FilterableAccount) => boolean>> = {
  'Active Policy': ({ status }) => status === 'Active Policy',
  'Open for Renewal': ({ status, openForRenewal }) => status === 'Active Policy' && openForRenewal,
  'Not Quoted Yet': ({ status, submissions }) => status === 'Open' && submissions === 0,
  'Potential Submissions': (account) =>
    account.submissions === 0 && account.status !== 'Active Policy' && mayRequestQuote(account),
}

export const isInAccountFilter = (account: FilterableAccount, filter: AccountFilter): boolean =>
  matches[filter](account)
