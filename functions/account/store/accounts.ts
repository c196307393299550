import type { Ownership } from '#functions/_platform/auth/relation.ts'
import { scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord } from '#functions/_platform/storage/record.ts'
import type { AccountSummary } from '#shared/contracts/account/accounts.ts'
import { type AccountFilter, isInAccountFilter } from '#shared/domain/account/accountFilters.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { type AccountStatus, accountStatuses } from '#shared/records/account/accountStatus.ts'
import type { AccountRecord } from './account.ts'

/** Whose an account is; `subjectIds` are the quotes whose workflow tokens open it. */
export const ownershipOf = (account: AccountRecord, subjectIds?: readonly string[]): Ownership => ({
  agencyId: account.agencyId,
  accountId: account.id,
  teamIds: account.teams.map(({ id }) => id),
  partnerIds: account.partnerIds,
  subjectIds,
})

/** The group of the potential submissions of a status; named shortly, for a row with a longer name is beyond a kilobyte. */
const submissionGroup = (status: AccountStatus): string => `new|${status}`

/** All accounts of a status: each is a potential submission or is none. */
const groupsOfStatus = (status: AccountStatus): readonly string[] => [status, submissionGroup(status)]

/**
 * The groups that hold the accounts of a filter and a status; undefined for all accounts. One filter is a status by
 * another name; a filter and a status that exclude each other have none.
 */
export const groupsFor = (
  filter: AccountFilter | undefined,
  status: AccountStatus | undefined,
): readonly string[] | undefined => {
  if (filter === undefined) return status && groupsOfStatus(status)
  if (filter === 'Potential Submissions')
    return (status === undefined ? accountStatuses : [status]).map(submissionGroup)
  const ofFilter = {
    'Active Policy': 'Active Policy',
    'Open for Renewal': 'Active Policy',
    'Not Quoted Yet': 'Open',
  } as const satisfies Record<typeof filter, AccountStatus>
  if (status !== undefined && status !== ofFilter[filter]) return []
  return filter === 'Active Policy' ? groupsOfStatus(filter) : [filter]
}

/** The group of the accounts that have a tag; its owner's lists, those of teams and everyone's have it. */
export const tagGroup = (name: string): string => `tag:${name.toLowerCase()}`

/** The group of an agent's clients in the agency's list, by the user's id; by the e-mail of one who is known by it alone. */
export const agentGroup = (agent: string): string => `agent:${agent.toLowerCase()}`

const agentGroupsOf = ({ agentId, agentEmail }: AccountRecord): string[] => {
  const agent = agentId ?? agentEmail
  return agent === undefined ? [] : [agentGroup(agent)]
}

const filtersOf = (account: AccountRecord): string[] => [
  isInAccountFilter(account, 'Potential Submissions') ? submissionGroup(account.status) : account.status,
  ...(isInAccountFilter(account, 'Open for Renewal') ? ['Open for Renewal'] : []),
  ...(isInAccountFilter(account, 'Not Quoted Yet') ? ['Not Quoted Yet'] : []),
]

/** Whether an account is in one of the groups; of undefined, every one is. */
export const isInGroups = (account: AccountRecord, groups: readonly string[] | undefined): boolean =>
  groups === undefined || filtersOf(account).some((each) => groups.includes(each))

/** An insured's own list has the one account, and no need of filters. */
const groupsOf = (account: AccountRecord, scope: string): string[] =>
  scope.startsWith('account:')
    ? []
    : [
        ...(/^(all|(agency|team):.*)$/.test(scope) ? account.tags.map(tagGroup) : []),
        ...(scope.startsWith('agency:') ? agentGroupsOf(account) : []),
        ...filtersOf(account),
      ]

/** Those that an account was in before (`formerGroups`). */
const formerGroupsOf = ({ status }: AccountRecord): string[] => [
  'Potential Submissions',
  `Potential Submissions/${status}`,
  status,
  'Open for Renewal',
]

/** Of an account that cover was bound for. */
export const hasBusiness = ({ boundAt }: AccountRecord): { readonly hasBusiness?: true } =>
  boundAt === undefined ? {} : { hasBusiness: true }

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
  ...hasBusiness(account),
  created: account.created,
  updated: account.updated,
})

/** Of an account that did not keep whether cover was bound for it, an open one had none; the others may have had. */
const withBusiness = (account: AccountRecord): AccountRecord =>
  // When it was made is told by the clock.
  account.status === 'Open' ? account : { ...account, boundAt: account.created as Instant }

/** Accounts: one for each company of the region, in the lists of its agency, its teams, itself and everyone. */
export const accounts = defineRecord({
  kind: 'account',
  notFound: 'account.notFound',
  version: 12,
  // From the second on, numbers and ids are found from their beginning alone; from the third on, it is in fewer lists, and
  // from the fourth on in one of its status; from the fifth on, it knows when cover was bound for it and is found by its
  // agent; from the sixth on it is kept who gave which answer, from the seventh on lists say whether it had business,
  // from the eighth on it is in the lists of organizations that have a share in it, from the ninth on its hostname is its own,
  // and it knows by whom the insured wants to be looked after, from the tenth on what its connected systems see, from
  // the eleventh on what claims it had, and from the twelfth on it is found by whom it names, teams find it by its tags, and it
  // knows what has come back of what its claims cost.
  from: {
    1: (account: AccountRecord) => account,
    2: (account: AccountRecord) => account,
    3: (account: AccountRecord) => account,
    4: withBusiness,
    5: (account: AccountRecord) => account,
    6: (account: AccountRecord) => account,
    7: (account: AccountRecord) => account,
    8: (account: AccountRecord) => account,
    9: (account: AccountRecord) => account,
    10: (account: AccountRecord) => account,
    11: (account: AccountRecord) => account,
  },
  names: [
    namingOf<AccountRecord>().here('POLICY_CONTACT', {
      email: 'policyContactEmail',
      firstName: 'policyContactFirstName',
      lastName: 'policyContactLastName',
      phones: ['policyContactPhone'],
    }),
  ],
  history: { hides: ['answered', 'claims', 'connected', 'cowbellRiskFactors', 'scan', 'securityQuestions'] },
  unique: {
    cbid: (account: AccountRecord) => account.cbid,
    dunsNumber: (account: AccountRecord) => account.dunsNumber,
    hostname: (account: AccountRecord) => account.hostname,
  },
  list: {
    scopes: (account: AccountRecord) => scopesOfRecord(ownershipOf(account)),
    groups: groupsOf,
    formerGroups: formerGroupsOf,
    sorts: {
      updated: (account: AccountRecord) => account.updated,
      name: (account: AccountRecord) => account.name,
      status: (account: AccountRecord) => account.status,
      created: (account: AccountRecord) => account.created,
    },
    summary: summaryOf,
    shards: 4,
  },
  search: ({ name, dbaOrTradestyle, city }: AccountRecord) => [name, dbaOrTradestyle, city],
  searchFromStart: ({ domainName, dunsNumber }: AccountRecord) => [domainName, dunsNumber],
})
