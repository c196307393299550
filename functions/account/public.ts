import { now } from '#functions/_platform/clock/clock.ts'
import type { Stored, Write } from '#functions/_platform/storage/record.ts'
import { type AccountEvent, nextAccountStatus } from '#shared/domain/account/accountStatus.ts'
import { type NewAgency, newAgency } from './agencies/newAgency.ts'
import { assessed } from './risk/assessed.ts'
import { rescanned } from './risk/securityScanner.ts'
import type { AccountRecord } from './store/account.ts'
import { accounts } from './store/accounts.ts'
import { type AgencyRecord, agencies } from './store/agencies.ts'
import { type PersonaRecord, personas } from './store/personas.ts'

export { agenciesBelow } from './agencies/agenciesBelow.ts'
export { type Named, organizationPage } from './organizations/organizationPage.ts'
export { answersOf } from './risk/assessed.ts'
export type { AccountRecord, AccountRecord as Account } from './store/account.ts'
export type { AgencyRecord, AgencyRecord as Agency } from './store/agencies.ts'
export type { PersonaRecord } from './store/personas.ts'
export { requireAccount } from './store/reach.ts'

/** An account by its id, whoever asks: for workers and for services that have checked the relation themselves. */
export const accountById = (id: string): Promise<Stored<AccountRecord> | undefined> => accounts.byId(id)

/** How many accounts are in a team, counted to 100. */
export const accountsOfTeam = async (teamId: string): Promise<number> =>
  (await accounts.list({ scopes: [`team:${teamId}`], size: 100 })).hits.length

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

/** The write of an account whose risk is assessed anew from what is known of it. */
export const accountAssessed = (account: Stored<AccountRecord>, at: string): Write =>
  accounts.update(account, assessed(account, at))

/** The write of an account that waits for a scan. */
export const accountScanRequested = (account: Stored<AccountRecord>, at: string): Write =>
  accounts.update(account, { ...account, scanRequested: at })

/** The write of an account whose domain was scanned now and whose risk was assessed with what was seen. */
export const accountScanned = async (account: Stored<AccountRecord>, at: string): Promise<Write> =>
  accounts.update(account, assessed(await rescanned(account, at), at))

/** The write of a new agency, for those who make tenants and for the demo book. */
export const createAgencyRecord = (input: NewAgency): Write => agencies.create(newAgency(input))

/** A persona record – a carrier, a vendor, a pool … – by its id. */
export const personaById = (id: string): Promise<Stored<PersonaRecord> | undefined> => personas.byId(id)

/** The write of a new persona record, for those who make tenants and for the demo book. */
export const createPersonaRecord = (persona: PersonaRecord): Write => personas.create(persona)

/** The write of a changed or, with `undefined`, a removed persona record. */
export const changePersonaRecord = (before: Stored<PersonaRecord>, after: PersonaRecord | undefined): Write =>
  after === undefined ? personas.remove(before) : personas.update(before, after)
