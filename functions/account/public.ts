import { now } from '#functions/_platform/clock/clock.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { type AccountEvent, nextAccountStatus } from '#shared/domain/account/accountStatus.ts'
import { type NewAgency, newAgency } from './agencies/newAgency.ts'
import type { AccountRecord } from './store/account.ts'
import { accounts } from './store/accounts.ts'
import { type AgencyRecord, agencies } from './store/agencies.ts'

export { answersOf } from './risk/assessed.ts'
export type { AccountRecord, AccountRecord as Account } from './store/account.ts'
export type { AgencyRecord, AgencyRecord as Agency } from './store/agencies.ts'
export { requireAccount } from './store/reach.ts'

/** An account by its id, whoever asks: for workers and for services that have checked the relation themselves. */
export const accountById = (id: string): Promise<Stored<AccountRecord> | undefined> => accounts.byId(id)

/** An agency by its id. */
export const agencyById = (id: string): Promise<Stored<AgencyRecord> | undefined> => agencies.byId(id)

/**
 * The write of what happened to an account: a quote became ready, a policy was issued. An event that does not apply to the
 * account's status changes nothing; an account with a new policy is no longer open for renewal.
 */
export const accountAction = (account: Stored<AccountRecord>, action: AccountEvent): Write => {
  const status = nextAccountStatus(account.status, action)
  const openForRenewal =
    account.openForRenewal && action !== 'policyIssued' && action !== 'lastPolicyEnded' && status === 'Active Policy'
  if (status === account.status && openForRenewal === account.openForRenewal) return accounts.update(account, account)
  return accounts.update(account, { ...account, status, openForRenewal, updated: now() })
}

/** The write that opens an account's policy for renewal, or closes it again. */
export const accountRenewal = (account: Stored<AccountRecord>, openForRenewal: boolean): Write =>
  accounts.update(account, { ...account, openForRenewal })

/** The write of an account's count of submissions: an account that was submitted is no potential submission. */
export const accountSubmitted = (account: Stored<AccountRecord>): Write =>
  accounts.update(account, { ...account, submissions: account.submissions + 1 })

/** The write of a new agency, for those who make tenants and for the demo book. */
export const createAgencyRecord = (input: NewAgency): Write => agencies.create(newAgency(input))
