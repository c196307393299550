import type { Actor } from '#functions/_platform/auth/actor.ts'
import { isTheirs, type Ownership, scopesOfRecord } from '#functions/_platform/auth/relation.ts'
import { config } from '#functions/_platform/config/config.ts'
import { namingOf } from '#functions/_platform/storage/naming.ts'
import { defineRecord, type Stored } from '#functions/_platform/storage/record.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import { type SubmissionChannel, submissionChannelOf } from '#shared/domain/account/submissionChannels.ts'
import { submissionChips } from '#shared/domain/account/submissionChips.ts'
import { missingFacts } from '#shared/domain/account/submissionFacts.ts'
import type { SubmissionStatus } from '#shared/records/submission/submissionStatus.ts'
import { regionOf } from '#shared/regions/regions.ts'

export type StoredSubmission = Stored<SubmissionRecord>

const ownershipOf = ({
  agencyId,
  accountId,
  partnerIds,
  teams,
}: Pick<SubmissionRecord, 'accountId' | 'agencyId' | 'partnerIds' | 'teams'>): Ownership => ({
  agencyId,
  accountId,
  partnerIds,
  teamIds: teams.map(({ id }) => id),
})

export const assigneeGroup = (userId: string, status?: SubmissionStatus): string =>
  status === undefined ? `assignee:${userId}` : `assignee:${userId}|${status}`

/** The group of submissions that have come by one way, open or not. */
export const channelGroup = (channel: SubmissionChannel): string => `by:${channel}`

/** By which the open submission for a policy's renewal is found. */
export const renewalKey = ({ policyId, endsOn }: NonNullable<SubmissionRecord['renewalOf']>): string =>
  `${policyId}|${endsOn}`

const never = '9999-12-31'

/** What an underwriter still needs of it. */
export const missingOf = ({ company }: Pick<SubmissionRecord, 'company'>) =>
  missingFacts(company, regionOf(config.region))

const rowOf = (submission: SubmissionRecord) => {
  const { id, submissionNumber, accountId, status, agencyId, agencyName, teams, needBy, excess } = submission
  const { assignee, created, updated, firstResponseAt, quotedAt, isReferred, renewalOf, company } = submission
  return {
    ...{ id, submissionNumber, accountId, status, agencyId, agencyName, teams, needBy, excess, assignee },
    ...{ created, updated, firstResponseAt, quotedAt, accountName: company.name },
    chips: submissionChips({ status, missing: missingOf(submission), isReferred, renewal: renewalOf }),
  }
}
export type SubmissionRow = ReturnType<typeof rowOf>

/** Submissions: found by number, listed for everyone, agency, teams, account and partners, and for whom they are assigned to. */
export const submissions = defineRecord({
  kind: 'submission',
  notFound: 'submission.notFound',
  version: 3,
  // From the second on it knows who has a share in it, and by which way it has come: of those before, keys are not told apart. From
  // the third on it is found by whom it names.
  from: {
    1: (submission: Omit<SubmissionRecord, 'channel'>): SubmissionRecord => ({
      ...submission,
      channel: submissionChannelOf({ byKey: false, ...submission }),
    }),
    2: (submission: SubmissionRecord) => submission,
  },
  names: [
    namingOf<SubmissionRecord>().within('company', 'POLICY_CONTACT', {
      email: 'policyContactEmail',
      firstName: 'policyContactFirstName',
      lastName: 'policyContactLastName',
      phones: ['policyContactPhone'],
    }),
  ],
  unique: {
    submissionNumber: (submission: SubmissionRecord) => submission.submissionNumber,
    /** Of a policy's renewal one is open at most. */
    renewal: ({ renewalOf, status }: SubmissionRecord) =>
      status === 'DECLINED' || status === 'LOST' ? undefined : renewalOf && renewalKey(renewalOf),
  },
  list: {
    scopes: (submission) => scopesOfRecord(ownershipOf(submission)),
    groups: ({ assignee, channel, status }, scope) => [
      status,
      ...(scope.startsWith('account:') ? [] : [channelGroup(channel)]),
      ...(assignee !== undefined && /^(all|agency:.*)$/.test(scope)
        ? [assigneeGroup(assignee.id), assigneeGroup(assignee.id, status)]
        : []),
    ],
    groupsOnly: true,
    sorts: {
      created: ({ created }) => created,
      needBy: ({ needBy }) => needBy ?? never,
      accountName: ({ company }) => company.name.toLowerCase(),
      updated: ({ updated }) => updated,
    },
    summary: rowOf,
    shards: 4,
  },
  search: ({ company, agencyName }) => [company.name, agencyName],
  searchFromStart: ({ submissionNumber, company }) => [submissionNumber, company.domainName],
  history: { hides: ['company', 'isReferred', 'messageId', 'quoteIds'] },
})

/** The submission, if it is in the actor's reach; what is not does not exist for them. */
export const requireSubmission = (id: string, actor: Actor): Promise<StoredSubmission> =>
  submissions.require(id, (submission) => isTheirs(actor, ownershipOf(submission)))
