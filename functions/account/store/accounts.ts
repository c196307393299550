import type { Ownership } from '#functions/_platform/auth/relation.ts'
import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { AccountSummary } from '#shared/contracts/account/accounts.ts'
import { type AccountFilter, isInAccountFilter } from '#shared/domain/account/accountFilters.ts'
import type { AccountStatus } from '#shared/domain/account/accountStatus.ts'
import type { AccountRecord } from './account.ts'

/** Whose an account is; `subjectIds` are the quotes whose workflow tokens open it. */
export const ownershipOf = (account: AccountRecord, subjectIds?: readonly string[]): Ownership => ({
  agencyId: account.agencyId,
  accountId: account.id,
  teamIds: account.teams.map(({ id }) => id),
  subjectIds,
})

/**
 * The group that holds the accounts of a filter and a status. Two filters are a status by another name; a filter and a
 * status that exclude each other have none.
 */
export const groupOf = (filter: AccountFilter | undefined, status: AccountStatus | undefined): string | undefined => {
  if (filter === undefined) return status ?? 'any'
  const ofFilter = { 'Active Policy': 'Active Policy', 'Open for Renewal': 'Active Policy', 'Not Quoted Yet': 'Open' }
  if (filter === 'Potential Submissions') return status === undefined ? filter : `${filter}/${status}`
  if (status !== undefined && status !== ofFilter[filter]) return undefined
  return filter === 'Open for Renewal' ? filter : ofFilter[filter]
}

/** The group of the accounts that have a tag; its owner's lists and everyone's have it. */
export const tagGroup = (name: string): string => `tag:${name.toLowerCase()}`

const groupsOf = (account: AccountRecord, scope: string): string[] => [
  ...(/^(all|agency:.*)$/.test(scope) ? account.tags.map(tagGroup) : []),
  account.status,
  ...(isInAccountFilter(account, 'Open for Renewal') ? ['Open for Renewal'] : []),
  ...(isInAccountFilter(account, 'Potential Submissions')
    ? ['Potential Submissions', `Potential Submissions/${account.status}`]
    : []),
]

const summaryOf = (account: AccountRecord): Omit<AccountSummary, 'favorite'> => ({
  id: account.id,
  name: account.name,
  accountType: account.accountType,
  status: account.status,
  cbid: account.cbid,
  profileScore: account.profileScore,
  dunsNumber: account.dunsNumber,
  ein: account.ein,
  dbaOrTradestyle: account.dbaOrTradestyle,
  city: account.city,
  state: account.state,
  tags: account.tags,
  agencyId: account.agencyId,
  agencyName: account.agencyName,
  openForRenewal: account.openForRenewal,
  created: account.created,
  updated: account.updated,
})

/** Accounts: one for each company of the region, in the lists of its agency, its teams, itself and everyone. */
export const accounts = defineRecord({
  kind: 'account',
  notFound: 'account.notFound',
  unique: {
    cbid: (account: AccountRecord) => account.cbid,
    dunsNumber: (account: AccountRecord) => account.dunsNumber,
  },
  list: {
    scopes: (account: AccountRecord) => scopesOfRecord(ownershipOf(account)),
    groups: groupsOf,
    sorts: {
      updated: (account: AccountRecord) => account.updated,
      name: (account: AccountRecord) => account.name,
      status: (account: AccountRecord) => account.status,
      created: (account: AccountRecord) => account.created,
    },
    summary: summaryOf,
    shards: 4,
  },
  search: (account: AccountRecord) => [
    account.name,
    account.dbaOrTradestyle,
    account.domainName,
    account.dunsNumber,
    account.city,
  ],
})
