import { ulid } from 'ulid'
import type { Actor } from '#functions/_platform/auth/actor.ts'
import { config } from '#functions/_platform/config/config.ts'
import { commit } from '#functions/_platform/storage/commit.ts'
import { nextNumber } from '#functions/_platform/storage/sequence.ts'
import type { Account } from '#functions/account/public.ts'
import { partnersOf } from '#functions/directory/public.ts'
import type { SubmissionRecord } from '#shared/contracts/account/submissionRecord.ts'
import { submissionNumberOf } from '#shared/domain/account/submissionNumber.ts'
import type { Instant } from '#shared/domain/calendar/instant.ts'
import { AccountId, AgencyId, SubmissionId, TeamId } from '#shared/domain/ids/ids.ts'
import { regionOf } from '#shared/regions/regions.ts'
import { renewalKey, submissions } from '../store/submissions.ts'

/** For which renewal, of whose account, and who asks for it. */
interface Renewing {
  readonly renewalOf: NonNullable<SubmissionRecord['renewalOf']>
  readonly account: Account
  readonly actor: Pick<Actor, 'userId'>
  readonly now: Instant
}

/** The facts of an account that a submission has too. */
const companyOfAccount = (account: Account): SubmissionRecord['company'] => {
  const { name, cbid, dunsNumber, domainName, domains, url, naicsCode, sicCode, revenue, nonUsRevenue } = account
  const { totalRevenue, noOfEmployeesAll, yearEstablished, ownershipType, entityType, isFranchise } = account
  const { phoneNumber, address1, address2, address3, city, state, zipCode } = account
  const { policyContactFirstName, policyContactLastName, policyContactEmail, policyContactPhone } = account
  return {
    ...{ name, cbid, dunsNumber, domainName, domains, url, naicsCode, sicCode, revenue, nonUsRevenue },
    ...{ totalRevenue, noOfEmployeesAll, yearEstablished, ownershipType, entityType, isFranchise },
    ...{ phoneNumber, address1, address2, address3, city, state, zipCode },
    ...{ policyContactFirstName, policyContactLastName, policyContactEmail, policyContactPhone },
  }
}

/** The open submission for a policy's renewal; it is made where there is none. */
export const renewalSubmission = async ({ renewalOf, account, actor, now }: Renewing): Promise<SubmissionRecord> => {
  const open = await submissions.byUnique('renewal', renewalKey(renewalOf))
  if (open !== undefined) return open
  const partnerIds = await partnersOf('submission', { agencyId: account.agencyId, accountId: account.id })
  const submission: SubmissionRecord = {
    id: SubmissionId.parse(`sub_${ulid()}`),
    submissionNumber: submissionNumberOf(regionOf(config.region).code, await nextNumber('submission')),
    status: 'RECEIVED',
    accountId: AccountId.parse(account.id),
    company: companyOfAccount(account),
    agencyId: account.agencyId === undefined ? undefined : AgencyId.parse(account.agencyId),
    agencyName: account.agencyName,
    agentName: `${account.agentFirstName ?? ''} ${account.agentLastName ?? ''}`.trim(),
    agentEmail: account.agentEmail,
    agentId: account.agentId,
    teams: account.teams.map(({ id, name }) => ({ id: TeamId.parse(id), name })),
    partnerIds: [...partnerIds],
    channel: 'RENEWAL',
    renewalOf,
    needBy: renewalOf.endsOn,
    excess: false,
    quoteIds: [],
    isReferred: false,
    createdBy: actor.userId,
    created: now,
    updated: now,
  }
  await commit([submissions.create(submission)], {
    events: [{ name: 'submission.received', detail: { submissionId: submission.id } }],
  })
  return submission
}
