import { now } from '#functions/_platform/clock/clock.ts'
import type { Chunk } from '#functions/_platform/jobs/defineJob.ts'
import type { NamingRecords, Stored, Write } from '#functions/_platform/storage/record.ts'
import { sharePartners, showNameOf } from '#functions/directory/public.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import type { FindingKey, SeenValue } from '#shared/domain/risk/findings.ts'
import { type AccountEvent, nextAccountStatus } from '#shared/records/account/accountLife.ts'
import { assessed } from './risk/assessed.ts'
import { withConnected } from './risk/connected.ts'
import { rescanned } from './risk/securityScanner.ts'
import type { AccountRecord } from './store/account.ts'
import { accounts, agentGroup } from './store/accounts.ts'

export { accountCountOf, accountCountsOfEach } from './accounts/accountCountOf.ts'
export { accountNames } from './accounts/accountNames.ts'
export { accountPage } from './accounts/accountPage.ts'
export { accountsLike } from './accounts/accountsLike.ts'
export { accountsOfDomain } from './accounts/accountsOfDomain.ts'
export { chooseTeams } from './accounts/chooseTeams.ts'
export { clientCountOf, clientsOfAgencies } from './accounts/clientLists.ts'
export { clientOf } from './accounts/clientOf.ts'
export { clientsOfAgent } from './accounts/clientsOfAgent.ts'
export { companyOf, companyOfRow, companyProblems, type SaidOfCompany } from './accounts/companyOf.ts'
export { mustAllow as mustAllowAccount } from './accounts/guards.ts'
export { type Holder, withHolder } from './accounts/handOver.ts'
export { holderFor } from './accounts/holderFor.ts'
export { holderOf } from './accounts/holderOf.ts'
export { listScopes } from './accounts/listScopes.ts'
export { makesFor } from './accounts/makesFor.ts'
export { isFree, openAccount } from './accounts/openAccount.ts'
export { teamsOfAccount } from './accounts/teamsOfAccount.ts'
export { mayBeOwn } from './checks/domainFinding.ts'
export { phoneDigits } from './contacts/policyContact.ts'
export { changeDetails } from './details/changeDetails.ts'
export { industryAppetite } from './industry/industryAppetite.ts'
export { handOverClients } from './jobs/handOverClients.ts'
export { accountVouchedFor } from './questions/answering.ts'
export { answersOf, connectedOf, scanScoreOf, signalsOf } from './risk/assessed.ts'
export { scoreGainOf } from './risk/connected.ts'
export { findingSeen } from './risk/findingSeen.ts'
export { mustNotBeHeld } from './screening/notHeld.ts'
export { shelveSanctions } from './screening/shelf.ts'
export type { AccountRecord, AccountRecord as Account } from './store/account.ts'
export { accountClaims, claimsOf } from './store/claimsOf.ts'
export { declinesAfter, keepDecline, reverseDecline, standingDeclines } from './store/declines.ts'
export { favoriteAgenciesOf, favoriteAgencyWrite } from './store/favorites.ts'
export { accountsOfCompanies, companyToCover } from './store/knownCompanies.ts'
export { requireAccount, requireWholeAccount } from './store/reach.ts'
export { isStateSupported } from './store/regionStates.ts'
export { inForceId, partId, sanctionsLists } from './store/sanctionsLists.ts'
export { type StoredScreening, screeningIdOf, screeningOf, screenings, screeningWrite } from './store/screenings.ts'
export { ownTags, tagsAsTheyStand } from './tags/ownTags.ts'

/** An account by its id, whoever asks: for workers and for services that have checked the relation themselves. */
export const accountById = (id: string): Promise<Stored<AccountRecord> | undefined> => accounts.byId(id)

/** Accounts by their ids, read together, whoever asks. */
export const accountsById = (ids: readonly string[]): Promise<readonly Stored<AccountRecord>[]> => accounts.byIds(ids)

/** Those of the accounts that are still there, by their ids. */
export const standingAccounts = async (ids: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set((await accounts.byIds(ids)).map(({ id }) => id))

/** The names of those of the accounts that are still there. */
export const standingNames = async (
  ids: readonly string[],
): Promise<{ readonly id: string; readonly name: string }[]> =>
  (await accounts.byIds(ids)).map(({ id, name }) => ({ id, name }))

/**
 * The write of an account for which cover is bound; it lets no decision pass that was made on the
 * account at the same time, such as its decline.
 */
export const accountBound = (account: Stored<AccountRecord>, at: Instant): Write =>
  accounts.update(account, { ...account, boundAt: at })

/** The write of an account that is changed. */
export const accountChange = (account: Stored<AccountRecord>, next: AccountRecord): Write =>
  accounts.update(account, next)

/** The write of an account that is gone. */
export const accountRemoved = (account: Stored<AccountRecord>): Write => accounts.remove(account)

/** The write of an account that is closed after business. */
export const accountClosed = (account: Stored<AccountRecord>, at: Instant): Write =>
  accounts.update(account, {
    ...account,
    status: nextAccountStatus(account.status, 'close'),
    openForRenewal: false,
    updated: at,
  })

/** Of the names that an agent of an agency has – the user's id, the e-mail – those under which there are clients. */
export const namesWithClients = async (agencyId: string, names: readonly string[]): Promise<string[]> => {
  const scope = `agency:${agencyId}`
  const found = await Promise.all(names.map((name) => accounts.walk({ scope, group: agentGroup(name), size: 1 })))
  return names.filter((_, index) => (found[index]?.ids.length ?? 0) > 0)
}

/** A team with more accounts than these has so many to whoever asks whether it is in use. */
const mostCounted = 100

/** How many accounts are in a team, as the table itself has them; of many the first hundred. */
export const accountsOfTeam = async (teamId: string): Promise<number> =>
  (await accounts.walk({ scope: `team:${teamId}`, size: mostCounted })).ids.length

/** How many accounts an agency has, as the table itself has them; of many the first hundred. */
export const accountsOfAgency = async (agencyId: string): Promise<number> =>
  (await accounts.walk({ scope: `agency:${agencyId}`, size: mostCounted })).ids.length

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

/** The write of an account for which one more quote was requested, or `more`, whatever comes of it. */
export const accountSubmitted = (account: Stored<AccountRecord>, more = 1): Write =>
  accounts.update(account, { ...account, submissions: account.submissions + more })

/** The ids of the next accounts, with the place of each in the walk through all of them. */
export const walkAccounts = (size: number, after: string | undefined) => accounts.walk({ scope: 'all', size, after })

/** The write that opens an account's policy for renewal, or closes it again. */
export const accountRenewal = (account: Stored<AccountRecord>, openForRenewal: boolean): Write =>
  accounts.update(account, { ...account, openForRenewal })

/** The write of an account whose risk is assessed anew from what is known of it. */
export const accountAssessed = (account: Stored<AccountRecord>, at: Instant): Write =>
  accounts.update(account, assessed(account, at))

/** The write of an account of which a connected system tells what it sees, or tells no more, with its risk assessed anew. */
export const accountConnected = (
  account: Stored<AccountRecord>,
  seen: Parameters<typeof withConnected>[1],
  at: Instant,
): Write => accounts.update(account, withConnected(account, seen, at))

/** The write of an account of which a finding counts no more as it was seen, with its risk assessed without it. */
export const accountWithout = (
  account: Stored<AccountRecord>,
  { finding, seen }: { readonly finding: FindingKey; readonly seen: SeenValue },
  at: Instant,
): Write =>
  accounts.update(account, assessed({ ...account, disregarded: { ...account.disregarded, [finding]: seen } }, at))

/** The write of an account that waits for a scan. */
export const accountScanRequested = (account: Stored<AccountRecord>, at: Instant): Write =>
  accounts.update(account, { ...account, scanRequested: at })

/** The write of an account whose domain was scanned now and whose risk was assessed with what was seen. */
export const accountScanned = async (account: Stored<AccountRecord>, at: Instant): Promise<Write> =>
  accounts.update(account, assessed(await rescanned(account, at), at))

/** A list, and how far a job has come in it. */
interface Place {
  readonly scope: string
  readonly after: string | undefined
}

/** Has the accounts of a list know whose they are besides, a chunk at a time. */
export const partnersOnAccounts = (place: Place): Promise<Chunk> =>
  sharePartners({ kind: 'account', records: accounts, ...place, accountIdOf: ({ id }) => id })

/** Has an agency's accounts show its name, a chunk at a time. */
export const agencyNameOnAccounts = (
  agencyId: string,
  { after }: { readonly after: string | undefined },
): Promise<Chunk> => showNameOf(agencyId, accounts, { after })

/** Records that name people who need be no users. */
export const accountNaming: readonly NamingRecords[] = [accounts]

/** The next clients of an agency, with the place of each in the walk through all of them. */
export const walkClients = async (
  agencyId: string,
  { size, after }: { readonly size: number; readonly after: string | undefined },
) => {
  const { ids, cursor } = await accounts.walk({ scope: `agency:${agencyId}`, size, after })
  const found = new Map(
    (await accounts.byIds(ids.map(({ id }) => id))).map((account) => [account.id as string, account]),
  )
  const clients = ids.flatMap(({ id, at }) => {
    const account = found.get(id)
    return account === undefined ? [] : [{ account, at }]
  })
  return { clients, done: ids.length, ...(cursor !== undefined && { cursor }) }
}
